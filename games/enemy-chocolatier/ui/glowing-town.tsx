import { keyed, nth } from '../../../core/sure.ts';
import type { WorkProps } from '../../../web/kit/ending/ending.ts';
import { townOf } from '../data/town.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { Fronts, frontOfHouse } from './art/fronts.tsx';
import { INGREDIENT_DIMMED, INGREDIENT_FILL } from './art/palette.ts';
import { River, StreetLamps } from './art/riverside.tsx';
import { FactoryTile, Street } from './drawing.tsx';
import { placedTiles } from './geometry.ts';
import { MAP_BOX } from './lens.ts';
import { OwnedHouse } from './owned-house.tsx';

/** How much of the drawing of a front is as high as the room of its lot. */
const FRONT = 43;

/** The whole town: what is the winner's is bright, all else lies in the dark. */
export function GlowingTown({
  view,
  edition,
  seat,
}: Pick<WorkProps<EnemyChocolatier>, 'view' | 'edition' | 'seat'>) {
  const town = townOf(edition);
  const tiles = placedTiles(edition, view.arrangement);
  return (
    <svg viewBox={MAP_BOX} aria-hidden="true" focusable="false">
      <Fronts />
      <River />
      <FactoryTile />
      {tiles.map(({ tile, hexagon, neighbourhoods }) => (
        <g key={tile}>
          <Street hexagon={hexagon} />
          {neighbourhoods.map(placed => {
            const number = keyed(town.neighbourhoodNumber, placed.id);
            const { ingredient, houses } = nth(town.neighbourhoods, number);
            const isTheirs = nth(view.neighbourhoods, number).controller === seat;
            return (
              <g
                key={placed.id}
                style={(isTheirs ? INGREDIENT_FILL : INGREDIENT_DIMMED)[ingredient]}
                data-seat={isTheirs ? seat : undefined}
              >
                <polygon points={placed.block} style={{ fill: isTheirs ? '#ffe7a8' : 'var(--fill)' }} />
                {isTheirs && (
                  <>
                    <circle cx={placed.plaza.at[0]} cy={placed.plaza.at[1]} r="110" fill="url(#ec-light)" />
                    <polygon
                      points={placed.block}
                      fill="none"
                      stroke-width="6"
                      style={{ stroke: 'var(--seat)' }}
                    />
                  </>
                )}
                {placed.lots.map((lot, i) => (
                  <Lot key={lot.id} lot={lot} owner={nth(view.houses, nth(houses, i)).owner} winner={seat} />
                ))}
              </g>
            );
          })}
        </g>
      ))}
      <StreetLamps />
    </svg>
  );
}

interface LotProps {
  readonly lot: { readonly id: string; readonly at: readonly [number, number]; readonly room: number };
  readonly owner: number | null;
  readonly winner: number;
}

function Lot({
  lot: {
    id,
    at: [x, y],
    room,
  },
  owner,
  winner,
}: LotProps) {
  const size = Math.min(13, room);
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${(y + 1.15 * size).toFixed(1)}) scale(${(size / FRONT).toFixed(3)})`}
    >
      {owner === winner && <circle cy="-46" r="96" fill="url(#ec-light)" />}
      {owner === null ? (
        <use href={frontOfHouse(id)} />
      ) : (
        <g opacity={owner === winner ? 1 : 0.6}>
          <OwnedHouse seat={owner} house={id} />
        </g>
      )}
    </g>
  );
}
