import { steady } from '../../../web/kit/steady.tsx';
import type { HouseView } from '../vocabulary.ts';
import { DOOR, frontOfHouse } from './art/fronts.tsx';
import { LAMP } from './art/palette.ts';
import type { PlacedNeighbourhood } from './geometry.ts';
import { type Lens, typeOn } from './lens.ts';
import { OwnedHouse } from './owned-house.tsx';

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
export const LEAST_SCALE = 0.78;

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
