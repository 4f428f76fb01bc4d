import { nth } from '../../../core/sure.ts';
import { Picture } from '../../../web/kit/picture.tsx';
import { SeatGlyph } from '../../../web/kit/seat.tsx';
import type { HouseId, NeighbourhoodId } from '../data/words.ts';
import { DOOR, HouseFront } from './art/fronts.tsx';
import { CREAM, INGREDIENT_DIMMED, INGREDIENT_FILL, LAMP, PLUM } from './art/palette.ts';
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
      <svg x="-15" y="-37" width="30" height="30" viewBox="0 0 24 24" style={{ color: 'var(--roof-shade)' }}>
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
