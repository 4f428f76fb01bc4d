import { Cord, drawing, Picture, Shape, Solid } from '../../../../web/kit/picture.tsx';
import { Blossom } from './blossom.tsx';
import { CREAM, EARTH, INDIGO, OCHRE, RUST, SKIN, STONE } from './palette.ts';

/** A token: an ochre disc stamped with the flower. */
export const Token = drawing(() => (
  <>
    <circle cx="50" cy="50" r="44" fill={OCHRE.fill} />
    <path d="M78 16A44 44 0 0 1 16 78Q64 74 78 16Z" fill={OCHRE.shade} />
    <circle cx="50" cy="50" r="44" stroke={OCHRE.line} stroke-width="6" />
    <circle cx="50" cy="50" r="31" fill={OCHRE.light} stroke={OCHRE.line} stroke-width="3" />
    <path d="M50 28V72M31 39L69 61M31 61L69 39" stroke={INDIGO.fill} stroke-width="8" />
    <circle cx="50" cy="50" r="7" fill={CREAM.light} />
  </>
));

/** The back of every card: the lid of the tin. */
export const Back = drawing(() => <BackFace />, { viewBox: '0 0 100 136' });

/** Where a card will lie. */
export const EmptyPlace = drawing(
  () => (
    <rect
      x="6"
      y="6"
      width="88"
      height="124"
      rx="12"
      fill="rgb(255 255 255 / 12%)"
      stroke="var(--ground-line)"
      stroke-width="8"
      stroke-dasharray="20 14"
    />
  ),
  { viewBox: '0 0 100 136' },
);

function BackFace() {
  return (
    <>
      <rect
        x="3"
        y="3"
        width="94"
        height="130"
        rx="12"
        fill={INDIGO.fill}
        stroke={INDIGO.line}
        stroke-width="4"
      />
      <rect x="12" y="12" width="76" height="112" rx="7" stroke={OCHRE.light} stroke-width="3" />
      <path d="M12 32L32 12M12 104L32 124M88 32L68 12M88 104L68 124" stroke={OCHRE.light} stroke-width="3" />
      <Blossom at="translate(50 68) scale(1.05)" />
    </>
  );
}

const FIST =
  'M18 58C10 50 14 36 24 36C22 24 36 20 40 28C44 18 58 20 58 30C64 22 78 26 76 38C86 38 88 50 82 58C84 74 74 84 72 94H32C32 84 20 76 18 58Z';

/** What is inside stays inside. */
export const Fist = drawing(() => (
  <>
    <Solid
      d={FIST}
      tone={SKIN}
      pen="4"
      shade="M76 38C86 38 88 50 82 58C84 74 74 84 72 94H50C70 84 74 60 76 38Z"
    />
    <path d="M40 30V46M58 32V46M75 40V50M26 38V48" stroke={SKIN.line} />
    <Shape d="M22 58C34 48 52 52 58 58C62 66 54 70 46 68" tone={SKIN} in="light" />
    <Shape d="M30 88H74V98H30Z" tone={INDIGO} />
  </>
));

/** Still thinking: a hand over the purse. */
export const Purse = drawing(() => (
  <>
    <Solid
      d="M36 34C10 52 8 92 34 94H66C92 92 90 52 64 34Z"
      tone={RUST}
      shade="M64 34C90 52 92 92 66 94H52C74 84 72 54 58 34Z"
      pen="4"
    />
    <Shape d="M34 34L26 12Q38 18 50 12Q62 18 74 12L66 34Q50 40 34 34Z" tone={RUST} in="light" pen="4" />
    <path
      d="M32 35Q50 43 68 35M50 54V78M42 60Q50 52 58 60M42 72Q50 80 58 72"
      stroke={OCHRE.light}
      stroke-width="5"
    />
  </>
));

/** The sign in the shop's window, hung from a nail. */
export function ShopSign({ open, words }: { readonly open: boolean; readonly words: string }) {
  const { fill, line } = open ? INDIGO : RUST;
  return (
    <Picture viewBox="0 0 78 50">
      <path d="M12 22L39 4L66 22" stroke={OCHRE.shade} stroke-width="2.5" />
      <circle cx="39" cy="4" r="3.5" fill={STONE.fill} stroke={STONE.line} stroke-width="2" />
      <rect x="2" y="18" width="74" height="30" rx="6" fill={fill} stroke={line} />
      <rect x="6" y="22" width="66" height="22" rx="4" stroke={OCHRE.light} stroke-width="1.5" />
      <text class="num" x="39" y="38" font-size="16" text-anchor="middle" fill={CREAM.light}>
        {words}
      </text>
    </Picture>
  );
}

/** The auctioneer's hammer. */
export const Hammer = drawing(() => (
  <>
    <Cord d="M46 46L86 84" tone={RUST} core={RUST.light} pens={[12, 6]} />
    <g transform="rotate(-45 38 38)">
      <Shape d="M10 26H66V50H10Z" tone={RUST} pen="4" />
      <path d="M6 22H18V54H6ZM58 22H70V54H58Z" fill={OCHRE.fill} stroke={RUST.line} stroke-width="4" />
    </g>
    <path d="M6 94H50" stroke={RUST.line} stroke-width="7" />
  </>
));

/** One flower, for counting. */
export const Flower = drawing(() => <Blossom at="translate(30 30)" />, { viewBox: '0 0 60 60' });

/** A broken chain: no tokens come through. */
export const Stop = drawing(() => (
  <>
    <Shape d="M32 6H68L94 32V68L68 94H32L6 68V32Z" tone={RUST} pen="5" />
    <path d="M26 50H74" stroke={CREAM.light} stroke-width="14" />
  </>
));

/** Nothing in hand: a glove, dropped. */
export const Glove = drawing(
  () => (
    <>
      <ellipse cx="64" cy="70" rx="50" ry="6" fill={EARTH.line} fill-opacity=".16" />
      <Solid d={GLOVE} tone={CREAM} shade="M40 66C60 70 88 66 110 56Q112 64 102 66L44 72Q30 72 30 60Z" />
      <path d="M40 32Q36 48 44 70M46 30Q42 50 50 70M78 34L90 32M80 48L92 47" stroke={CREAM.line} />
    </>
  ),
  { viewBox: '0 0 120 80' },
);

const GLOVE =
  'M12 36Q24 28 46 30C56 16 70 8 74 14S70 26 66 30C84 24 104 20 106 26S92 34 88 36C104 36 116 38 114 44S98 47 94 47C106 49 114 52 110 57S90 60 84 59Q92 62 90 66C72 74 36 76 16 68Q8 52 12 36Z';
