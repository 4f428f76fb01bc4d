import type { Viewer } from '../../../core/game.ts';
import { Count } from '../../../web/kit/count.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf } from './about.ts';
import { Drop } from './art/tokens.tsx';
import { Pond, Supply, Well } from './art/waters.tsx';
import { isLegal } from './focus.ts';
import type { Part } from './part.ts';

/** Drops with which the pond looks full. */
const POND_BRIM = 12;

/** The way of the water: from the supply into the pond, and the well beside it. */
export function Waters({ viewer, ...part }: Part & { viewer: Viewer }) {
  const { view, choices, words, focus, point } = part;
  return (
    <div class="cc-waters">
      <div class="cc-place cc-supply">
        <Supply tokens={view.supply} />
        <p class="cc-sign">
          {words.supply} <Count value={view.supply} />
          <Clock view={view} viewer={viewer} words={words} />
        </p>
      </div>
      <div class="cc-place cc-well">
        <Well tokens={view.well} />
        <p class="cc-sign">
          {words.well} <Count value={view.well} />
        </p>
      </div>
      <Piece
        class="cc-place cc-pond"
        label={`${words.pond} ${view.pond}, ${words.takeNow(view.withdrawal)}`}
        about={aboutOf({ on: 'pond' }, part)}
        open={choices.length === 0 ? null : isLegal(choices, move => move.type === 'withdraw')}
        pointed={focus?.on === 'pond'}
        onPick={() => point({ on: 'pond' })}
      >
        <Pond tokens={view.pond} capacity={POND_BRIM} taken={focus?.on === 'pond' ? view.withdrawal : 0} />
        <span class="cc-sign">
          {words.pond} <Count value={view.pond} />
          <small>
            <Drop /> {words.takeNow(view.withdrawal)}
          </small>
        </span>
      </Piece>
    </div>
  );
}

type ClockProps = Pick<Part, 'view' | 'words'> & { viewer: Viewer };

/** CC-99: the supply is the game's clock. How many turns are left to the reader, and the last one in plain words. */
function Clock({ view, viewer, words }: ClockProps) {
  if (view.agenda.length === 0) return null;
  if (view.supply === 0) return <strong>{words.finalTurn}</strong>;
  const turns = view.players.map(player => player.turnsLeft);
  const left = viewer === 'spectator' ? Math.max(...turns) : turns[viewer]!;
  const text = viewer === 'spectator' ? words.turnsLeft(left) : words.yourTurnsLeft(left);
  return left < 2 ? <strong>{text}</strong> : <small>{text}</small>;
}
