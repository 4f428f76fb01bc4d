import { keyed, nth } from '../../../core/sure.ts';
import { MapPiece } from '../../../web/kit/map-piece.tsx';
import type { About } from '../../../web/kit/piece-card.tsx';
import { steady } from '../../../web/kit/steady.tsx';
import type { Bonus } from '../data/print.ts';
import { type HouseId, INGREDIENTS, type NeighbourhoodId } from '../data/words.ts';
import type { HouseView, NeighbourhoodView } from '../vocabulary.ts';
import { aboutHouse, aboutPlace } from './about.ts';
import { INGREDIENT_DIMMED, INGREDIENT_FILL } from './art/palette.ts';
import { BonusBadge } from './bonus-badge.tsx';
import type { PlacedNeighbourhood } from './geometry.ts';
import { House } from './house.tsx';
import type { Lens } from './lens.ts';
import type { Part } from './part.ts';
import { blockPlace, housePlace, neighbourhoodPlace } from './places.ts';

interface Drawn {
  readonly placed: PlacedNeighbourhood;
  readonly lens: Lens;
  /** The keyboard stops here. */
  readonly reachable: boolean;
}

/** A neighbourhood: bright when open, dim when out of reach, framed and lit in its owner's colour when closed. */
export function Block({ placed, lens, reachable, ...part }: Drawn & Part) {
  const { view, words, names, town, focus, point, buyable } = part;
  const number = keyed(town.neighbourhoodNumber, placed.id);
  const { ingredient, bonus, houses } = nth(town.neighbourhoods, number);
  const { status, controller, oneShort } = nth(view.neighbourhoods, number);
  const about = aboutPlace(placed.id, part);
  const pointed = focus?.on === 'place' && focus.neighbourhood === placed.id ? { house: focus.house } : null;
  return (
    <DrawnBlock
      placed={placed}
      lens={lens}
      reachable={reachable}
      status={status}
      controller={controller}
      oneShort={oneShort}
      ingredient={ingredient}
      bonus={bonus}
      label={`${words.neighbourhood(placed.id)}, ${words.ingredients[nth(INGREDIENTS, ingredient)]}, ${words.status[status]}`}
      about={about}
      lots={placed.lots.map(({ id }, i) => {
        const house = nth(view.houses, nth(houses, i));
        const owner = house.owner === null ? null : names(house.owner);
        return {
          house,
          label: words.house(id, house.price, owner),
          about: aboutHouse(id, about, part),
          forSale: buyable.has(id),
        };
      })}
      pointed={pointed}
      isConnected={isConnected(placed.id, part)}
      point={point}
    />
  );
}

interface ToldLot {
  readonly house: HouseView;
  readonly label: string;
  readonly about: About;
  readonly forSale: boolean;
}

interface DrawnBlockProps
  extends Drawn,
    Pick<Part, 'point'>,
    Pick<NeighbourhoodView, 'status' | 'controller' | 'oneShort'> {
  readonly ingredient: number;
  readonly bonus: Bonus;
  readonly label: string;
  readonly about: About;
  /** In the order of the lots on the map. */
  readonly lots: readonly ToldLot[];
  /** At it, or at one of its houses. */
  readonly pointed: { readonly house: HouseId | null } | null;
  readonly isConnected: boolean;
}

/** A move changes a few of a town's neighbourhoods: the others, with their houses, are not drawn anew. */
const DrawnBlock = steady(function DrawnBlock(props: DrawnBlockProps) {
  const { placed, lens, reachable, status, controller, oneShort, ingredient, lots, pointed } = props;
  const forSale = lots.some(lot => lot.forSale);
  const classes = [`ec-${status}`];
  if (oneShort.length > 0 && controller === null) classes.push('ec-one-short');
  if (pointed) classes.push('ec-looked');
  if (props.isConnected) classes.push('ec-connected');
  return (
    // The note about any part of it stands beside the whole.
    <g
      class={classes.join(' ')}
      style={(status === 'unavailable' ? INGREDIENT_DIMMED : INGREDIENT_FILL)[ingredient]}
      data-seat={controller ?? oneShort[0]}
      data-pointed={pointed !== null || undefined}
      // The note says that closing the one pointed at would open it.
      data-spared={(props.isConnected && status === 'unavailable') || undefined}
      data-place={blockPlace(placed.id)}
    >
      <MapPiece
        class="ec-place"
        place={neighbourhoodPlace(placed.id)}
        label={props.label}
        about={props.about}
        pointed={pointed?.house === null}
        asked={forSale}
        reachable={reachable}
        onPick={() => props.point({ on: 'place', neighbourhood: placed.id, house: null })}
      >
        <polygon class="ec-plaza" points={placed.plaza.outline} />
        <BonusBadge
          plaza={placed.plaza}
          ingredient={ingredient}
          bonus={props.bonus}
          lit={controller !== null}
          lens={lens}
        />
      </MapPiece>
      {placed.lots.map((lot, i) => (
        <Lot
          key={lot.id}
          {...nth(lots, i)}
          neighbourhood={placed.id}
          lot={lot}
          lens={lens}
          pointed={pointed?.house === lot.id}
          point={props.point}
        />
      ))}
      {controller !== null && <polygon class="ec-frame ec-shine" points={placed.block} />}
      <polygon class="ec-frame" points={placed.block} />
    </g>
  );
});

interface LotProps extends ToldLot, Pick<Drawn, 'lens'>, Pick<Part, 'point'> {
  readonly neighbourhood: NeighbourhoodId;
  readonly lot: PlacedNeighbourhood['lots'][number];
  readonly pointed: boolean;
}

const Lot = steady((props: LotProps) => {
  const { lot, house, forSale, lens, neighbourhood } = props;
  return (
    <MapPiece
      class={forSale ? 'ec-house ec-for-sale' : 'ec-house'}
      place={housePlace(lot.id)}
      label={props.label}
      about={props.about}
      pointed={props.pointed}
      reachable={false}
      onPick={() => props.point({ on: 'place', neighbourhood, house: lot.id })}
    >
      <House lot={lot} house={house} forSale={forSale} lens={lens} />
    </MapPiece>
  );
});

/** Whether it lies across the street from the neighbourhood pointed at. */
function isConnected(id: string, { view, town, focus }: Part): boolean {
  if (focus?.on !== 'place') return false;
  return nth(view.neighbourhoods, keyed(town.neighbourhoodNumber, focus.neighbourhood)).connected.includes(
    id,
  );
}
