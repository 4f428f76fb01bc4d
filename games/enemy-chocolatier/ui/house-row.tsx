import { nth } from '../../../core/sure.ts';
import { Picture } from '../../../web/kit/picture.tsx';
import { SeatGlyph } from '../../../web/kit/seat.tsx';
import type { HouseId, NeighbourhoodId } from '../data/words.ts';
import { DOOR, HouseFront } from './art/fronts.tsx';
import { CREAM, DUSK, INGREDIENT_DIMMED, INGREDIENT_FILL, LAMP, PLUM } from './art/palette.ts';
import { LIT } from './owned-house.tsx';

/** Whose a house is, and whether its lights are on. A free one has the colour of its ingredient. */
interface Look {
  readonly seat: number | null;
  readonly lit: boolean;
}

interface HouseProps extends Look {
  readonly house: HouseId;
  /** Number of the ingredient. */
  readonly ingredient: number;
}

/** A house as large as a hand. It stands on 0,0 and is 104 high. */
function House({ house, ingredient, seat, lit }: HouseProps) {
  const window = { '--window': lit ? LAMP.fill : PLUM.shade };
  if (seat === null)
    return (
      <g style={{ ...INGREDIENT_FILL[ingredient], ...window }}>
        <HouseFront house={house} />
        <path d={DOOR} fill={PLUM.shade} />
      </g>
    );
  return (
    <g style={{ ...LIT, ...window }} data-seat={seat}>
      <HouseFront house={house} />
      <path d={DOOR} fill={CREAM.light} />
      <svg x="-15" y="-37" width="30" height="30" viewBox="0 0 24 24" style={{ color: 'var(--seat)' }}>
        <SeatGlyph seat={seat} />
      </svg>
    </g>
  );
}

/** One house by itself. */
export function HousePicture(props: HouseProps) {
  return (
    <Picture viewBox="-52 -108 104 112">
      <House {...props} />
    </Picture>
  );
}

interface HouseRowProps {
  readonly ingredient: number;
  readonly houses: readonly { readonly house: HouseId; readonly was: Look; readonly is: Look }[];
}

/** The houses of a neighbourhood side by side at dusk; one after the other becomes what it is now. */
export function HouseRow({ ingredient, houses }: HouseRowProps) {
  const width = 100 * houses.length + 24;
  return (
    <Picture viewBox={`0 0 ${width} 142`}>
      <rect width={width} height="142" rx="10" fill={DUSK.zenith} />
      <path d={`M0 96Q${width / 2} 40 ${width} 96V142H0Z`} fill={DUSK.high} />
      <path
        d={houses.map((_, i) => `M${30 + 100 * i} 16v.1M${88 + 100 * i} 28v.1`).join('')}
        stroke={LAMP.light}
        stroke-width="4"
      />
      <path d={`M0 122H${width}V132Q${width} 142 ${width - 10} 142H10Q0 142 0 132Z`} fill={DUSK.ground} />
      {houses.map(({ house, was, is }, i) => (
        <g key={house} transform={`translate(${62 + 100 * i} 130)`}>
          <House house={house} ingredient={ingredient} {...was} />
          <g class="scene-over" style={{ '--n': i + 1 }}>
            <House house={house} ingredient={ingredient} {...is} />
          </g>
        </g>
      ))}
    </Picture>
  );
}

interface PlaceProps {
  readonly id: NeighbourhoodId;
  readonly ingredient: number;
  /** Houses may be bought there. */
  readonly open: boolean;
}

/** A neighbourhood as one house with its letter and number on the door: by lamplight, or its lights out. */
export function PlacePicture({ id, ingredient, open }: PlaceProps) {
  return (
    <Picture viewBox="-56 -112 112 118">
      {open && <circle cy="-52" r="54" fill={LAMP.fill} fill-opacity=".35" />}
      <g
        style={{
          ...nth(open ? INGREDIENT_FILL : INGREDIENT_DIMMED, ingredient),
          '--window': open ? LAMP.fill : PLUM.line,
        }}
      >
        <HouseFront house={id} />
        <rect
          x="-27"
          y="-44"
          width="54"
          height="40"
          rx="6"
          fill={open ? CREAM.light : GREY}
          style={{ stroke: 'var(--pen)' }}
        />
        <text class="ec-number" y="-23" font-size="32">
          {id}
        </text>
      </g>
    </Picture>
  );
}

/** A sign without light on it. */
const GREY = '#b3a6b4';
