import { Drawing } from './drawing.tsx';
import type { PlacedNeighbourhood, PlacedTile, Point } from './geometry.ts';
import type { Lens } from './lens.ts';
import type { Part } from './part.ts';

interface LoupeProps extends Part {
  readonly tiles: readonly PlacedTile[];
  readonly placed: PlacedNeighbourhood;
  readonly lens: Lens;
}

/** Units of the map that the glass shows, from side to side. */
const SEEN = 150;
/** No neighbourhood reaches further than this from its plaza. */
const REACH = 80;

/** A glass over the neighbourhood pointed at, in the corner away from it; its houses can be touched. */
export function Loupe({ tiles, placed, lens, ...part }: LoupeProps) {
  const [x, y] = placed.plaza.at;
  const isSeen = ([otherX, otherY]: Point) => Math.hypot(otherX - x, otherY - y) < SEEN / 2 + REACH;
  const near = tiles.map(tile => ({
    ...tile,
    neighbourhoods: tile.neighbourhoods.filter(({ plaza }) => isSeen(plaza.at)),
  }));
  return (
    <div class={x > 0 ? 'ec-loupe ec-loupe-left' : 'ec-loupe'} data-pointed aria-hidden="true">
      <svg class="by-day" viewBox={`${x - SEEN / 2} ${y - SEEN / 2} ${SEEN} ${SEEN}`}>
        <use href="#ec-river" />
        <Drawing {...part} tiles={near} lens={lens} reachable={false} />
        <use href="#ec-lamps" />
      </svg>
    </div>
  );
}
