import type { ComponentChildren } from 'preact';
import type { Choice } from '../../../core/play.ts';
import { sayMove } from '../../../core/texts.ts';
import {
  accessoryName,
  type Card,
  HAND_LIMIT,
  isAccessory,
  kindOf,
  REFRESH_PRICE,
  VEGETABLE_FACES,
} from '../data/cards.ts';
import { tablesOf, thirst } from '../data/tables.ts';
import type { ChillAndChili, Move } from '../vocabulary.ts';
import { ACCESSORIES } from './art/accessories.tsx';
import { CardBack } from './art/stall.tsx';
import { Coin, Drop } from './art/tokens.tsx';
import { VEGETABLES } from './art/vegetables.tsx';
import type { TrayProps } from './part.ts';

interface OfferCardProps extends TrayProps {
  readonly choice: Choice<ChillAndChili>;
  /** The first of several offers is the one most people want. */
  readonly main: boolean;
}

/** One thing that can be done, with what it leads to, before it is done; or why it cannot be. */
export function OfferCard(props: OfferCardProps) {
  const { choice, frame, texts, names, answer, reason, main } = props;
  const { move, refusal } = choice;
  const said = sayMove(texts, move, { view: frame.view, names });
  if (refusal)
    return (
      <div class="cc-offer-card cc-offer-shut">
        <span class="cc-offer-icon">{icon(move, props)}</span>
        <span class="cc-offer-words">
          <span>{said}</span>
          {reason(refusal)}
        </span>
      </div>
    );
  return (
    <button
      type="button"
      class={main ? 'cc-offer-card cc-offer-main' : 'cc-offer-card'}
      onClick={() => answer(move)}
    >
      <span class="cc-offer-icon">{icon(move, props)}</span>
      <span class="cc-offer-words">
        <span>{said}</span>
        <span class="cc-offer-after">{consequence(move, props)}</span>
      </span>
    </button>
  );
}

function icon(move: Move, { frame }: OfferCardProps): ComponentChildren {
  switch (move.type) {
    case 'buy-vegetable': {
      const card = frame.view.market[move.row]![move.price - 1];
      return card === null || card === undefined ? null : picture(card);
    }
    case 'buy-accessory':
    case 'lay-out':
    case 'discard':
      return picture(move.card);
    case 'plant':
      return picture(move.cards[0]!);
    case 'withdraw':
    case 'choose-face':
      return move.as === 'coins' ? <Coin /> : <Drop />;
    case 'draw':
    case 'scare':
    case 'refresh':
      return <CardBack />;
    case 'water':
    case 'finish-watering':
      return <Drop />;
    case 'end-turn':
      return null;
  }
}

function picture(card: Card): ComponentChildren {
  const Picture = isAccessory(card) ? ACCESSORIES[card - VEGETABLE_FACES]! : VEGETABLES[kindOf(card)]!;
  return <Picture />;
}

/** What the table will look like afterwards. */
function consequence(move: Move, { frame, words, edition }: OfferCardProps): string {
  const { view } = frame;
  const you = view.players[view.you as number]!;
  const after = words.after;
  const full = you.handSize >= HAND_LIMIT ? after.discardNext : '';
  switch (move.type) {
    case 'buy-vegetable':
      return join(after.coins(you.coins, you.coins - move.price), full);
    case 'buy-accessory': {
      const name = accessoryName(move.card);
      const { price } = view.stacks[move.card - VEGETABLE_FACES]!;
      return join(after.coins(you.coins, you.coins - price), words.accessories[name].effect, full);
    }
    case 'refresh':
      return after.coins(you.coins, you.coins - REFRESH_PRICE);
    case 'draw':
      return join(words.free, full);
    case 'plant': {
      const points = tablesOf(edition).points(move.cards);
      return join(after.points(points, 2 * points), after.suns(thirst(move.cards)));
    }
    case 'lay-out':
      return words.accessories[accessoryName(move.card)].effect;
    case 'withdraw': {
      if (move.as === 'coins') return after.coins(you.coins, you.coins + view.withdrawal);
      return water(you.freeSuns, words);
    }
    case 'choose-face': {
      const task = view.agenda.at(-1);
      const waiting = view.agenda.find(other => other.do === 'water');
      const tokens = task?.do === 'choose-face' ? task.tokens : 0;
      if (move.as === 'coins') return after.coins(you.coins, you.coins + tokens);
      return water(you.freeSuns - (waiting?.do === 'water' ? waiting.drops : 0), words);
    }
    case 'scare':
    case 'discard':
    case 'water':
    case 'finish-watering':
    case 'end-turn':
      return '';
  }
}

/** How many find a sun is said by the move itself; here the warning, or what comes next. */
function water(free: number, words: OfferCardProps['words']): string {
  return free > 0 ? words.after.fills : words.after.pointless;
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
