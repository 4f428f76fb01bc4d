import type { Viewer } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { Count } from '../../../web/kit/count.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf } from './about.ts';
import { Drop } from './art/tokens.tsx';
import { Pond, Supply, Well } from './art/waters.tsx';
import { canBrings } from './consequence.ts';
import type { FieldLayout } from './field-layouts.ts';
import { isLegal } from './focus.ts';
import type { Part } from './part.ts';
import { POND, WELL } from './places.ts';

/** Drops with which the pond looks full. */
const POND_BRIM = 12;

/**
 * How high each place is drawn, in widths of a card (0 is not drawn), how far the pond reaches under the chute, and how far its sign
 * stands in the water.
 */
const HEIGHTS: {
  readonly [L in FieldLayout | 'pool']: Record<'supply' | 'well' | 'pond' | 'lap' | 'tuck', number>;
} = {
  wide: { supply: 2.2, well: 1.3, pond: 2.67, lap: 0, tuck: -0.22 },
  nook: { supply: 2.2, well: 1.3, pond: 2.67, lap: 0, tuck: -0.5 },
  grand: { supply: 2.2, well: 1.3, pond: 2.67, lap: 0, tuck: -0.5 },
  strip: { supply: 1.25, well: 1.25, pond: 1.55, lap: -1.05, tuck: -0.22 },
  shore: { supply: 1.25, well: 1.25, pond: 1.55, lap: -1.05, tuck: -0.22 },
  tall: { supply: 1.25, well: 1.25, pond: 1.55, lap: -1.05, tuck: -0.22 },
  pool: { supply: 1.25, well: 1.25, pond: 1.55, lap: -1.05, tuck: -0.22 },
  flat: { supply: 0, well: 0, pond: 0.75, lap: 0, tuck: 0 },
  side: { supply: 0, well: 0, pond: 0.55, lap: 0, tuck: 0 },
  short: { supply: 0, well: 0, pond: 0.75, lap: 0, tuck: 0 },
  low: { supply: 0, well: 0, pond: 0.75, lap: 0, tuck: 0 },
};

interface WatersProps extends Part {
  readonly viewer: Viewer;
  readonly layout: FieldLayout | 'pool';
}

/** The way of the water: from the supply into the pond, and the well beside it. */
export function Waters({ viewer, layout, ...part }: WatersProps) {
  const { view, choices, words, focus, point } = part;
  const heights = HEIGHTS[layout];
  const isOpen = isLegal(choices, move => move.type === 'withdraw');
  const brings = (isOpen ? words.takeNow : words.gives)(view.withdrawal, canBrings(view));
  return (
    <div
      class="cc-waters"
      style={{
        '--high': heights.supply,
        '--pond': heights.pond,
        '--lap': heights.lap,
        '--tuck': -0.22,
        '--pond-tuck': heights.tuck,
      }}
    >
      <div class="cc-place cc-supply" data-place="supply">
        {heights.supply > 0 && <Supply tokens={view.supply} />}
        <p class="label cc-sign on-wood">
          <span>
            {words.supply} <Count value={view.supply} />
          </span>
          <Clock view={view} viewer={viewer} words={words} />
        </p>
      </div>
      <Piece
        class="cc-place cc-pond"
        label={`${words.pond} ${view.pond}, ${brings}`}
        about={aboutOf({ on: 'pond' }, part)}
        open={choices.length === 0 ? null : isOpen}
        place={POND}
        pointed={focus?.on === 'pond'}
        onPick={() => point({ on: 'pond' })}
      >
        <Pond tokens={view.pond} capacity={POND_BRIM} taken={focus?.on === 'pond' ? view.withdrawal : 0} />
        <span class="label cc-sign on-wood">
          <span>
            {words.pond} <Count value={view.pond} />
          </span>
          <span class="label">
            <Drop /> {brings}
          </span>
        </span>
      </Piece>
      <div class="cc-place cc-well" data-place={WELL} style={{ '--high': heights.well }}>
        {heights.well > 0 && <Well tokens={view.well} />}
        <p class="label cc-sign on-wood">
          <span>
            {words.well} <Count value={view.well} />
          </span>
        </p>
      </div>
    </div>
  );
}

type ClockProps = Pick<Part, 'view' | 'words'> & { viewer: Viewer };

/** CC-99: the supply is the game's clock. How many turns are left to the reader, and the last one in plain words. */
function Clock({ view, viewer, words }: ClockProps) {
  if (view.agenda.length === 0) return null;
  if (view.supply === 0) return <strong>{words.finalTurn}</strong>;
  const turns = view.players.map(player => player.turnsLeft);
  const left = viewer === 'spectator' ? Math.max(...turns) : nth(turns, viewer);
  const text = viewer === 'spectator' ? words.turnsLeft(left) : words.yourTurnsLeft(left);
  return left < 2 ? <strong>{text}</strong> : <span>{text}</span>;
}
