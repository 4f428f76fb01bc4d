import type { Viewer } from '../../../core/game.ts';
import type { Names } from '../../../core/texts.ts';
import { Count } from '../../../web/kit/count.tsx';
import { FIRST_COINS, TOKENS } from '../data/cards.ts';
import type { View } from '../vocabulary.ts';
import { Pond, Supply, Well } from './art/waters.tsx';
import { Drop } from './art/tokens.tsx';
import { isLegal } from './focus.ts';
import type { Part } from './part.ts';

/** The way of the water: from the supply into the pond, and the well at the other end of the market. */
export function Waters({
  view,
  choices,
  words,
  focus,
  point,
  viewer,
  names,
}: Part & { viewer: Viewer; names: Names }) {
  const open = isLegal(choices, move => move.type === 'withdraw');
  return (
    <div class="cc-waters">
      <div class="cc-place cc-supply">
        <Supply tokens={view.supply} class="cc-supply-picture" />
        <p>
          {words.supply} <Count value={view.supply} />
        </p>
        <p class="cc-clock">
          <Clock view={view} viewer={viewer} words={words} names={names} />
        </p>
      </div>
      <button
        type="button"
        class={focus?.on === 'pond' ? 'cc-place cc-pond cc-pointed' : 'cc-place cc-pond'}
        aria-pressed={focus?.on === 'pond'}
        data-open={open}
        onClick={() => point({ on: 'pond' })}
      >
        <Pond tokens={view.pond} capacity={22} class="cc-pond-picture" />
        <span class="cc-place-words">
          {words.pond} <Count value={view.pond} />
        </span>
        <span class="cc-take">
          <Drop class="cc-drop" />
          {words.takeNow(view.withdrawal)}
        </span>
      </button>
      <div class="cc-place cc-well">
        <Well tokens={view.well} class="cc-well-picture" />
        <p>
          {words.well} <Count value={view.well} />
        </p>
      </div>
    </div>
  );
}

type ClockProps = Pick<Part, 'view' | 'words'> & { viewer: Viewer; names: Names };

/** The supply is the game's clock: how many turns are left, and the last lap in plain words. */
function Clock({ view, viewer, words, names }: ClockProps) {
  const seats = view.players.length;
  if (view.agenda.length === 0) return null;
  if (view.supply === 0) return <strong class="cc-alarm">{words.finalTurn}</strong>;
  const mine =
    viewer === 'spectator'
      ? Math.max(...view.players.map(player => player.turnsLeft))
      : view.players[viewer]!.turnsLeft;
  const text = viewer === 'spectator' ? words.turnsLeft(mine) : words.yourTurnsLeft(mine);
  if (view.supply >= seats) return <>{text}</>;
  const short = oneTurnLess(view).map(names);
  return (
    <>
      <strong class="cc-alarm">{words.lastLap}</strong>{' '}
      {short.length > 0 ? words.oneTurnLess(short.join(', ')) : text}
    </>
  );
}

/** CC-99: where the tokens do not go round evenly, the seats after the one that pushes the last of them. */
function oneTurnLess({ players, supply, turn }: View): number[] {
  const seats = players.length;
  const pushes = TOKENS[seats]! - seats * FIRST_COINS;
  const last = (turn.seat + supply) % seats;
  return Array.from({ length: (seats - (pushes % seats)) % seats }, (_, i) => (last + 1 + i) % seats);
}
