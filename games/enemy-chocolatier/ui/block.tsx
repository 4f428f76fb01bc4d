import { keyed, nth } from '../../../core/sure.ts';
import { MapPiece } from '../../../web/kit/map-piece.tsx';
import { INGREDIENTS } from '../data/words.ts';
import type { HouseView } from '../vocabulary.ts';
import { aboutHouse, aboutPlace } from './about.ts';
import { DOOR, frontOfHouse } from './art/fronts.tsx';
import { INGREDIENT_DIMMED, INGREDIENT_FILL, LAMP } from './art/palette.ts';
import { BonusBadge } from './bonus-badge.tsx';
import { OwnedHouse } from './owned-house.tsx';
import type { PlacedNeighbourhood } from './geometry.ts';
import { type Lens, typeOn } from './lens.ts';
import type { Part } from './part.ts';
import { housePlace, neighbourhoodPlace } from './places.ts';
import { steady } from '../../../web/kit/steady.tsx';

interface BlockProps extends Part {
  readonly placed: PlacedNeighbourhood;
  readonly lens: Lens;
  /** The keyboard stops here. */
  readonly reachable: boolean;
}

/** A neighbourhood: bright when open, dim when out of reach, framed and lit in its owner's colour when closed. */
export function Block({ placed, lens, reachable, ...part }: BlockProps) {
  const { view, words, names, town, focus, point, buyable, choices } = part;
  const number = keyed(town.neighbourhoodNumber, placed.id);
  const { ingredient: made, bonus, houses } = nth(town.neighbourhoods, number);
  const { status, controller, oneShort } = nth(view.neighbourhoods, number);
  const pointed = focus?.on === 'place' && focus.neighbourhood === placed.id;
  const forSale = placed.lots.some(({ id }) => buyable.has(id));
  const classes = [`ec-${status}`];
  if (oneShort.length > 0 && controller === null) classes.push('ec-one-short');
  if (pointed) classes.push('ec-looked');
  if (isConnected(placed.id, part)) classes.push('ec-connected');
  return (
    // The note about any part of it stands beside the whole.
    <g
      class={classes.join(' ')}
      style={(status === 'unavailable' ? INGREDIENT_DIMMED : INGREDIENT_FILL)[made]}
      data-seat={controller ?? oneShort[0]}
      data-pointed={pointed || undefined}
    >
      <MapPiece
        class="ec-place"
        place={neighbourhoodPlace(placed.id)}
        label={`${words.neighbourhood(placed.id)}, ${words.ingredients[nth(INGREDIENTS, made)]}, ${words.status[status]}`}
        about={aboutPlace(placed.id, part)}
        open={choices.length === 0 ? null : forSale}
        pointed={pointed && focus.house === null}
        asked={forSale}
        reachable={reachable}
        onPick={() => point({ on: 'place', neighbourhood: placed.id, house: null })}
      >
        <polygon class="ec-plaza" points={placed.plaza.outline} />
        <BonusBadge
          plaza={placed.plaza}
          ingredient={made}
          bonus={bonus}
          lit={controller !== null}
          lens={lens}
        />
      </MapPiece>
      {placed.lots.map((lot, i) => {
        const house = nth(view.houses, nth(houses, i));
        return (
          <MapPiece
            key={lot.id}
            class={buyable.has(lot.id) ? 'ec-house ec-for-sale' : 'ec-house'}
            place={housePlace(lot.id)}
            label={words.house(lot.id, house.price, house.owner === null ? null : names(house.owner))}
            about={aboutHouse(lot.id, part)}
            open={choices.length === 0 ? null : buyable.has(lot.id)}
            pointed={pointed && focus.house === lot.id}
            reachable={false}
            onPick={() => point({ on: 'place', neighbourhood: placed.id, house: lot.id })}
          >
            <House lot={lot} house={house} forSale={buyable.has(lot.id)} lens={lens} />
          </MapPiece>
        );
      })}
      {controller !== null && <polygon class="ec-frame ec-shine" points={placed.block} />}
      <polygon class="ec-frame" points={placed.block} />
    </g>
  );
}

/** Whether it lies across the street from the neighbourhood pointed at. */
function isConnected(id: string, { view, town, focus }: Part): boolean {
  if (focus?.on !== 'place') return false;
  return nth(view.neighbourhoods, keyed(town.neighbourhoodNumber, focus.neighbourhood)).connected.includes(
    id,
  );
}

interface HouseProps {
  readonly lot: PlacedNeighbourhood['lots'][number];
  readonly house: HouseView;
  /** The reader may buy it: a lantern burns over its door. */
  readonly forSale: boolean;
  readonly lens: Lens;
}

/** How much of the drawing of a front is as high as the room of its lot. */
const FRONT = 43;
/** Where a front would be lower than some 22 pixels, a disc is told better. */
const LEAST_SCALE = 0.78;

/** A free house with its price on the door, or somebody's with their sign. */
export const House = steady(function House({ lot, house, forSale, lens }: HouseProps) {
  const [x, y] = lot.at;
  const room = Math.min(13, lot.room);
  const size = typeOn(lens, room, 2 * room);
  const stands = `translate(${x.toFixed(1)} ${(y + 1.15 * room).toFixed(1)}) scale(${(room / FRONT).toFixed(3)})`;
  const isFront = lens.scale >= LEAST_SCALE;
  const price = size !== null && (
    <text class="ec-number" x={x} y={isFront ? y + 0.6 * room : y} font-size={size}>
      {house.price}
    </text>
  );
  return (
    <>
      {/* Lots are crooked: what marks the house keeps to where it stands. */}
      <rect fill="none" x={x - room} y={y - 1.2 * room} width={2 * room} height={2.35 * room} />
      <polygon class="ec-lot" points={lot.outline} />
      {house.owner !== null ? (
        <g transform={stands}>
          <OwnedHouse seat={house.owner} house={lot.id} />
        </g>
      ) : isFront ? (
        <>
          <g transform={stands}>
            {/* Its light falls on the neighbours; a tap there is theirs. */}
            {forSale && <circle cy="-50" r="62" fill="url(#ec-light)" pointer-events="none" />}
            <use href={frontOfHouse(lot.id)} />
            <path class="ec-price" d={DOOR} stroke-width="3" />
            {forSale && <circle cy="-54" r="6" fill={LAMP.light} stroke={LAMP.line} stroke-width="3" />}
          </g>
          {price}
        </>
      ) : (
        <>
          <circle
            class="ec-price"
            cx={x}
            cy={y}
            r={Math.max(room * 0.74, 0.6 * (size ?? 0))}
            stroke-width={forSale ? 1.8 : 0.6}
          />
          {price}
        </>
      )}
    </>
  );
});
