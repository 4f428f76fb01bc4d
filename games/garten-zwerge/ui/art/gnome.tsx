import { nth } from '../../../../core/sure.ts';
import type { ArtProps } from '../../../../web/kit/picture.tsx';
import { Cord, Picture, Shape } from '../../../../web/kit/picture.tsx';
import { GREY, HATS, type Hat } from '../../data/words.ts';
import { BEARD, BRASS, FELT, GRASS, LEATHER, SKIN, SKY } from './palette.ts';
import { steady } from '../../../../web/kit/steady.tsx';

const INK = '#2b2420';
/** A coat is dyed in the colour of its seat; on the shelf it has none. */
const dyed = (percent: number, into: string) =>
  `color-mix(in srgb, var(--seat, #7a8a5a) ${percent}%, ${into})`;
const RANK = {
  fontFamily: 'var(--display)',
  fontWeight: 700,
  textAnchor: 'middle',
  fill: INK,
  stroke: '#fffdf6',
  strokeWidth: 6,
  paintOrder: 'stroke',
} as const;

interface Felt {
  readonly shape: string;
  /** The side away from the light. */
  readonly shade: string;
  readonly gleam: string;
}

/** Seven hats that can be told apart by outline alone: slumped, bowl, bent, pointed, curled, brimmed, crowned. */
const CUT: readonly Felt[] = [
  {
    shape:
      'M26 61C24 40 36 27 54 29C72 30 90 36 90 54C89 62 79 62 78 54C76 47 71 46 69 49C73 52 74 57 74 61Z',
    shade:
      'M60 30C74 31 90 37 90 54C89 62 79 62 78 54C76 47 71 46 69 49C73 52 74 57 74 61H62C64 48 68 40 60 30Z',
    gleam: 'M35 46C37 39 42 36 48 36',
  },
  {
    shape: 'M22 61C20 42 32 27 50 27C68 27 80 42 78 61Z',
    shade: 'M58 28C72 32 80 46 78 61H63C67 48 66 37 58 28Z',
    gleam: 'M32 47C34 39 39 35 45 34',
  },
  {
    shape: 'M25 61C31 46 34 32 42 21C50 9 70 10 74 25C68 22 62 25 63 32C66 43 71 52 75 61Z',
    shade: 'M58 15C67 14 73 19 74 25C68 22 62 25 63 32C66 43 71 52 75 61H61C58 46 52 28 58 15Z',
    gleam: 'M36 49C39 40 42 33 47 27',
  },
  {
    shape: 'M24 61C32 42 41 20 48 2C49-1 52-1 53 2C60 20 68 42 76 61Z',
    shade: 'M51 0C53 1 53 2 53 2C60 20 68 42 76 61H61C60 42 56 20 51 0Z',
    gleam: 'M36 48C40 38 43 30 46 20',
  },
  {
    shape: 'M24 61C30 42 34 18 50 6C64-4 84 4 83 18C82 28 69 27 69 18C62 22 70 46 76 61Z',
    shade: 'M64 2C78 0 84 9 83 18C82 28 69 27 69 18C62 22 70 46 76 61H62C56 40 52 18 64 2Z',
    gleam: 'M36 47C39 34 43 24 51 16',
  },
  {
    shape:
      'M13 59C13 53 24 52 31 53C35 34 42 14 50 2C58 14 65 34 69 53C76 52 87 53 87 59C87 66 66 67 50 67C34 67 13 66 13 59Z',
    shade: 'M50 2C58 14 65 34 69 53C76 52 87 53 87 59C87 66 70 67 58 67C62 46 58 20 50 2Z',
    gleam: 'M38 46C41 34 43 27 47 18',
  },
  {
    shape: 'M20 63L14 32L33 45L50 0L67 45L86 32L80 63Z',
    shade: 'M50 0L67 45L86 32L80 63H62C62 42 56 20 50 0Z',
    gleam: 'M38 44L47 20',
  },
];

/** What else each hat carries, so that a pattern speaks where the outline is small. */
function Trim({ hat }: { hat: Hat }) {
  const { light, line, fill } = nth(FELT, hat);
  switch (nth(HATS, hat)) {
    case 'grey':
      return (
        <>
          <circle cx="84" cy="60" r="6" fill={light} stroke={line} />
          <path d="M45 42l9 6M54 42l-9 6" stroke={line} stroke-width="2" />
        </>
      );
    case 'brown':
      return (
        <>
          <path d="M50 27C49 22 51 19 55 17" stroke={line} stroke-width="5" />
          <path d="M27 52q6 5 11 0t11 0t11 0t12 0" stroke={line} stroke-width="2" opacity=".7" />
        </>
      );
    case 'orange':
      return <path d="M28 54Q50 60 72 54M33 42Q48 47 66 42" stroke={light} stroke-width="3.5" />;
    case 'red':
      return <path d="M24 61Q50 52 76 61L74 54Q50 46 27 54Z" fill={light} stroke={line} stroke-width="2" />;
    case 'blue':
      return (
        <path
          d="M41 34l2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3 4-.5ZM59 26l1.5 3 3 .5-2 2.5.5 3-3-1.5-3 1.5.5-3-2-2.5 3-.5Z"
          fill={light}
        />
      );
    case 'green':
      return (
        <>
          <path d="M31 53Q50 60 69 53" stroke={line} stroke-width="5" />
          <path d="M66 50C64 36 72 26 84 24C86 36 80 47 66 50Z" fill={light} stroke={line} stroke-width="2" />
          <path d="M67 49C71 41 76 34 82 27" stroke={line} stroke-width="1.5" />
        </>
      );
    case 'gold':
      return (
        <>
          <g fill={light} stroke={line} stroke-width="2">
            <circle cx="14" cy="31" r="4.5" />
            <circle cx="50" cy="1" r="5" />
            <circle cx="86" cy="31" r="4.5" />
          </g>
          <path d="M20 63Q50 56 80 63" stroke={fill} stroke-width="2" />
        </>
      );
  }
}

function Headgear({ hat }: { hat: Hat }) {
  const { fill, light, shade, line } = nth(FELT, hat);
  const cut = nth(CUT, hat);
  return (
    <>
      <path d={cut.shape} fill={fill} />
      <path d={cut.shade} fill={shade} />
      <path d={cut.gleam} stroke={light} stroke-width="4" />
      <path d={cut.shape} stroke={line} />
      <Trim hat={hat} />
    </>
  );
}

/** A hat alone with its rank, for keys and small rows. */
export const HatIcon = steady(function HatIcon({ hat, class: name }: ArtProps & { hat: Hat }) {
  return (
    <Picture class={name} viewBox="8 -8 86 82">
      <Headgear hat={hat} />
      <text style={RANK} x="50" y="69" font-size="56">
        {hat}
      </text>
    </Picture>
  );
});

/** What a gnome is at, told by eyes, brows and what it holds. */
export type Mood = 'working' | 'asleep' | 'courting' | 'competing';

/** Three cuts of beard, so that clubs of neighbours can be told apart: combed, forked, and long. */
const BEARDS = [
  'M27 66C22 84 32 108 50 114C68 108 78 84 73 66C70 76 62 79 57 76C53 73 47 73 43 76C38 79 30 76 27 66Z',
  'M27 66C20 86 24 106 36 116C42 112 46 106 50 102C54 106 58 112 64 116C76 106 80 86 73 66C70 76 62 79 57 76C53 73 47 73 43 76C38 79 30 76 27 66Z',
  'M27 66C24 82 28 94 36 100L38 118Q50 124 62 118L64 100C72 94 76 82 73 66C70 76 62 79 57 76C53 73 47 73 43 76C38 79 30 76 27 66Z',
];
/** The side away from the light, and a few combed hairs. */
const BEARD_SHADES = [
  'M73 66C78 84 68 108 50 114C58 104 64 94 62 78C68 77 71 73 73 66Z',
  'M73 66C80 86 76 106 64 116C60 112 56 108 53 104C62 98 64 90 62 78C68 77 71 73 73 66Z',
  'M73 66C76 82 72 94 64 100L62 118L52 121C56 108 64 94 62 78C68 77 71 73 73 66Z',
];

/** The face: shut eyes sleep, a raised brow competes, big eyes court. */
function Face({ mood }: { mood: Mood | undefined }) {
  switch (mood) {
    case 'asleep':
      return <path d="M34 67q5 4 9 0M57 67q5 4 9 0M46 83q4 3 8 0" stroke={SKIN.line} />;
    case 'courting':
      return (
        <>
          <path d="M40 67v.1M60 67v.1" stroke="#2b2420" stroke-width="7.5" />
          <path d="M41.5 65.5v.1M61.5 65.5v.1" stroke="#fff" stroke-width="2.5" />
          <path d="M43 82q7 6 14 0" stroke={SKIN.line} />
        </>
      );
    case 'competing':
      return (
        <>
          <path d="M40 68v1M60 68v1" stroke="#2b2420" stroke-width="4.5" />
          <path d="M34 63L44 65M66 63L56 65" stroke={BEARD.line} stroke-width="4" />
        </>
      );
    case 'working':
    case undefined:
      return <path d="M40 66v2.5M60 66v2.5" stroke="#2b2420" stroke-width="4.5" />;
  }
}

/** What it holds before its coat: a can, a rose, or its own chest. */
function Holding({ mood }: { mood: Mood | undefined }) {
  switch (mood) {
    case 'working':
      return (
        <>
          <path d="M72 96L95 84M66 94C68 84 80 84 80 96" stroke={SKY.line} stroke-width="4" />
          <Shape d="M62 96H84L86 120H60Z" tone={SKY} />
          <path d="M76 97H84L86 119H77Z" fill={SKY.shade} />
          <circle cx="63" cy="104" r="5" fill={SKIN.fill} stroke={SKIN.line} />
        </>
      );
    case 'courting':
      return (
        <>
          <path d="M80 118L82 92" stroke={GRASS.line} stroke-width="4" />
          <circle cx="82" cy="86" r="9" fill={nth(FELT, 3).fill} stroke={nth(FELT, 3).line} />
          <path d="M78 86q4-6 8 0q-2 5-6 3" stroke={nth(FELT, 3).line} stroke-width="2" />
          <circle cx="80" cy="110" r="5" fill={SKIN.fill} stroke={SKIN.line} />
        </>
      );
    case 'competing':
      return (
        <>
          <circle cx="70" cy="100" r="8" fill={BRASS.fill} stroke={BRASS.line} />
          <path d="M66 92L62 84M74 92L78 84" stroke={nth(FELT, 4).fill} stroke-width="4" />
        </>
      );
    case 'asleep':
    case undefined:
      return null;
  }
}

type GnomeProps = ArtProps & {
  readonly hat: Hat;
  readonly mood?: Mood | undefined;
  /** The seat it belongs to. */
  readonly beard?: number;
};

/** A whole gnome: the hat tells the rank, the coat takes the colour of whoever owns it, the beard its family. Greys are asleep. */
export const Gnome = steady(function Gnome({ hat, mood, beard = 0, class: name }: GnomeProps) {
  const cut = beard % BEARDS.length;
  const state = hat === GREY ? 'asleep' : mood;
  return (
    <Picture class={name} viewBox="4 -8 92 142">
      <ellipse cx="54" cy="129" rx="40" ry="5" fill="#12301a" opacity=".28" />
      <Shape d="M30 124Q26 132 18 131H46V120ZM70 124Q74 132 82 131H54V120Z" tone={LEATHER} />
      <path style={{ fill: dyed(78, '#fff') }} d="M28 88C20 100 19 114 21 124H79C81 114 80 100 72 88Z" />
      <path style={{ fill: dyed(82, INK) }} d="M60 88H72C80 100 81 114 79 124H62C66 112 66 100 60 88Z" />
      <path style={{ stroke: dyed(50, INK) }} d="M28 88C20 100 19 114 21 124H79C81 114 80 100 72 88" />
      <Cord d="M20 112H80" tone={LEATHER} pens={[7, 4]} />
      <Shape d="M28 66C28 84 38 92 50 92S72 84 72 66C72 56 64 52 50 52S28 56 28 66Z" tone={SKIN} />
      <path d={BEARDS[cut]} fill={BEARD.fill} />
      <path d={BEARD_SHADES[cut]} fill={BEARD.shade} />
      <path d={`${BEARDS[cut]}M42 88q1 8 5 13M56 87q0 8-3 13`} stroke={BEARD.line} stroke-width="2.5" />
      <Face mood={state} />
      <path d="M34 74v.1M66 74v.1" stroke="#ef9a86" stroke-width="6" opacity=".8" />
      <ellipse cx="50" cy="74" rx="6.5" ry="5.5" fill={SKIN.shade} stroke={SKIN.line} stroke-width="2" />
      <Holding mood={state} />
      <Headgear hat={hat} />
      <text style={RANK} x="50" y="57" font-size="40">
        {hat}
      </text>
    </Picture>
  );
});
