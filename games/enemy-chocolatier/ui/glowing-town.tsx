import { keyed, nth } from '../../../core/sure.ts';
import type { WorkProps } from '../../../web/kit/ending/ending.ts';
import { type Town, townOf } from '../data/town.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { Fronts, frontOfHouse } from './art/fronts.tsx';
import { INGREDIENT_DIMMED, INGREDIENT_FILL, LAMP } from './art/palette.ts';
import { River, StreetLamps } from './art/riverside.tsx';
import { BonusBadge } from './bonus-badge.tsx';
import { FactoryTile, Street } from './drawing.tsx';
import { type PlacedNeighbourhood, placedTiles } from './geometry.ts';
import { type Lens, MAP_BOX } from './lens.ts';
import { OwnedHouse } from './owned-house.tsx';

/** How much of the drawing of a front is as high as the room of its lot. */
const FRONT = 43;
/** How much is seen of what others own. */
const DUSKY = 0.9;
const LAMPLIT = `color-mix(in srgb, var(--fill) 55%, ${LAMP.fill})`;
/** A picture to be shared tells without numbers: away from the page it has not their letters. */
const WITHOUT_NUMBERS: Lens = { scale: 1, least: Infinity, most: Infinity };

type TownProps = Pick<WorkProps<EnemyChocolatier>, 'view' | 'edition' | 'seat'>;

/** The whole town: the winner's houses in bright light, what others closed in their colours, all else with its lights out. */
export function GlowingTown({ view, edition, seat }: TownProps) {
  const town = townOf(edition);
  const tiles = placedTiles(edition, view.arrangement);
  return (
    <svg class="by-day" viewBox={MAP_BOX} aria-hidden="true" focusable="false">
      <Fronts />
      <River />
      <FactoryTile />
      {tiles.map(({ tile, hexagon, neighbourhoods }) => (
        <g key={tile}>
          <Street hexagon={hexagon} />
          {neighbourhoods.map(placed => (
            <Block key={placed.id} placed={placed} town={town} view={view} winner={seat} />
          ))}
        </g>
      ))}
      <StreetLamps />
    </svg>
  );
}

interface BlockProps extends Pick<TownProps, 'view'> {
  readonly placed: PlacedNeighbourhood;
  readonly town: Town;
  readonly winner: number;
}

function Block({ placed, town, view, winner }: BlockProps) {
  const number = keyed(town.neighbourhoodNumber, placed.id);
  const { ingredient, houses, bonus } = nth(town.neighbourhoods, number);
  const { controller } = nth(view.neighbourhoods, number);
  const { plaza, block } = placed;
  const isTheirs = controller === winner;
  return (
    <g
      style={(controller === null ? INGREDIENT_DIMMED : INGREDIENT_FILL)[ingredient]}
      data-seat={controller ?? undefined}
    >
      <polygon points={block} style={{ fill: groundOf(controller, isTheirs) }} />
      {isTheirs && <circle cx={plaza.at[0]} cy={plaza.at[1]} r="110" fill="url(#ec-light)" />}
      {controller !== null && (
        <g opacity={isTheirs ? 1 : DUSKY}>
          <BonusBadge plaza={plaza} ingredient={ingredient} bonus={bonus} lit lens={WITHOUT_NUMBERS} />
          {isTheirs && (
            <polygon points={block} fill="none" stroke={LAMP.fill} stroke-width="14" stroke-opacity="0.6" />
          )}
          <polygon
            points={block}
            fill="none"
            stroke-width={isTheirs ? 6 : 4}
            style={{ stroke: 'var(--seat)' }}
          />
        </g>
      )}
      {placed.lots.map((lot, i) => (
        <Lot key={lot.id} lot={lot} owner={nth(view.houses, nth(houses, i)).owner} winner={winner} />
      ))}
    </g>
  );
}

/** What the houses of a neighbourhood stand on. */
function groundOf(controller: number | null, isWinners: boolean): string {
  if (isWinners) return '#ffe7a8';
  return controller === null ? 'var(--fill)' : `color-mix(in oklab, ${LAMPLIT} 78%, var(--ground-deep))`;
}

interface LotProps {
  readonly lot: PlacedNeighbourhood['lots'][number];
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
        <g opacity={owner === winner ? 1 : DUSKY}>
          <OwnedHouse seat={owner} house={id} />
        </g>
      )}
    </g>
  );
}
