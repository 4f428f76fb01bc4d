import { nth } from '../../../core/sure.ts';
import { sayMove } from '../../../core/texts.ts';
import { type Action, Actions } from '../../../web/kit/actions.tsx';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { ACCESSORY_CARDS, accessoryName, cardOf, KINDS, kindName, SCARECROW } from '../data/cards.ts';
import type { ChillAndChili, Move } from '../vocabulary.ts';
import { CardBack } from './art/stall.tsx';
import { Drop } from './art/tokens.tsx';
import { autoFill } from './auto-fill.ts';
import { canBrings, consequence } from './consequence.ts';
import { isLegal } from './focus.ts';
import type { Part } from './part.ts';
import { pictureOfCard, pictureOfMove } from './pictures.tsx';
import { faceAction } from './places.ts';

type ActionsProps = Part & { readonly props: BoardProps<ChillAndChili> };

/** What can be done now without looking for it on the table; the first is what most people want. */
export function TurnActions({ props, ...part }: ActionsProps) {
  const task = part.view.agenda.at(-1)?.do;
  const actions =
    task === 'water'
      ? watering(part, props)
      : task === 'choose-face'
        ? faces(part, props)
        : turn(part, props);
  if (actions.length === 0) return null;
  const ranked = actions.map((action, i): Action => ({ ...action, rank: i === 0 ? 'main' : 'second' }));
  return <Actions actions={ranked} more={part.words.moreActions} />;
}

type Unranked = Omit<Action, 'rank'>;

/** While drops wait to be placed: a good way to place them, or the end of it. */
function watering(
  { view, choices, words, texts }: Part,
  { answer, viewer, names }: ActionsProps['props'],
): Unranked[] {
  const task = view.agenda.at(-1);
  if (task?.do !== 'water' || viewer === 'spectator' || choices.length === 0) return [];
  const plan = autoFill(nth(view.players, viewer).beds, task.drops);
  const finish = choices.find(({ move, refusal }) => move.type === 'finish-watering' && !refusal);
  const actions: Unranked[] = [];
  if (plan.length > 0)
    actions.push({
      key: 'auto-fill',
      label: words.autoFill,
      picture: <Drop />,
      onTake: () => answer(...plan),
    });
  if (finish) {
    const label = sayMove(texts, finish.move, { view, names });
    actions.push({ key: 'finish', label, onTake: () => answer(finish.move) });
  }
  return actions;
}

function faces(part: Part, { answer, names }: ActionsProps['props']): Unranked[] {
  const { view, choices, texts } = part;
  return choices
    .flatMap(({ move, refusal }) => (move.type === 'choose-face' && !refusal ? [move] : []))
    .map(move => ({
      key: faceAction(move.as),
      label: `${sayMove(texts, move, { view, names })} (${consequence(move, part)})`,
      picture: pictureOfMove(move, view),
      onTake: () => answer(move),
    }));
}

function turn({ view, choices, words, point }: Part, { answer }: ActionsProps['props']): Unranked[] {
  const can = (test: (move: Move) => boolean) => isLegal(choices, test);
  const actions: Unranked[] = KINDS.filter(kind =>
    can(move => move.type === 'plant' && kindName(nth(move.cards, 0)) === kind),
  ).map(kind => {
    const held = view.hand!.filter(card => card >= cardOf(kind, 1) && card <= cardOf(kind, 3));
    return {
      key: `plant-${kind}`,
      label: words.plantKind(kind, held.length),
      picture: pictureOfCard(cardOf(kind, 1)),
      onTake: () => point({ on: 'hand', card: nth(held, 0) }),
    };
  });
  if (can(move => move.type === 'withdraw'))
    actions.push({
      key: 'pond',
      label: words.takeFromPond(view.withdrawal, canBrings(view)),
      picture: <Drop />,
      onTake: () => point({ on: 'pond' }),
    });
  if (can(move => move.type === 'end-turn'))
    actions.push({ key: 'end-turn', label: words.endTurn, onTake: () => answer({ type: 'end-turn' }) });
  for (const card of ACCESSORY_CARDS)
    if (can(move => move.type === 'lay-out' && move.card === card))
      actions.push({
        key: `lay-out-${card}`,
        label: words.layOut(accessoryName(card)),
        picture: pictureOfCard(card),
        onTake: () => point({ on: 'hand', card }),
      });
  if (can(move => move.type === 'draw'))
    actions.push({
      key: 'draw',
      label: words.draw,
      picture: <CardBack />,
      onTake: () => point({ on: 'pile' }),
    });
  if (can(move => move.type === 'scare'))
    actions.push({
      key: 'scarecrow',
      label: words.scarecrow,
      picture: pictureOfCard(SCARECROW),
      onTake: () => point({ on: 'scarecrow' }),
    });
  return actions;
}
