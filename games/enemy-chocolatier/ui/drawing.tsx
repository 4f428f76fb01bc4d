import { steady } from '../../../web/kit/steady.tsx';
import { Factory } from './art/town.tsx';
import { Block } from './block.tsx';
import { hexagonAt, type PlacedTile } from './geometry.ts';
import type { Lens } from './lens.ts';
import type { Part } from './part.ts';

interface DrawingProps extends Part {
  readonly tiles: readonly PlacedTile[];
  readonly lens: Lens;
  readonly reachable: boolean;
}

/** The factory and the six tiles around it, with everything on them. */
export function Drawing({ tiles, ...of }: DrawingProps) {
  return (
    <>
      <FactoryTile />
      {tiles.map(tile => (
        <g key={tile.tile}>
          <Street hexagon={tile.hexagon} />
          {tile.neighbourhoods.map(placed => (
            <Block key={placed.id} {...of} placed={placed} />
          ))}
        </g>
      ))}
    </>
  );
}

export const FactoryTile = steady(() => (
  <>
    <Street hexagon={hexagonAt([0, 0])} />
    <g data-place="factory">
      <circle r="82" fill="url(#ec-light)" pointer-events="none" />
      <svg x="-96" y="-84" width="192" height="168">
        <Factory />
      </svg>
    </g>
  </>
));

/** The cobbled ground of a tile. */
export const Street = steady(({ hexagon }: { hexagon: string }) => (
  <>
    <polygon class="ec-street" style={{ fill: 'var(--street)' }} points={hexagon} />
    <polygon fill="url(#ec-cobbles)" points={hexagon} pointer-events="none" />
  </>
));
