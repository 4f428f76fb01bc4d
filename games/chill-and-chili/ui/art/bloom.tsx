import type { ComponentChildren } from 'preact';
import { type ArtProps, Cord, drawing, Picture, Shape } from '../../../../web/kit/picture.tsx';
import { CARROT, CURD, GOURD, LEAF, MAIZE, WOOD } from './palette.ts';

const STAR =
  'M0-12Q3-5 4-4Q9-6 12-4Q8 1 6 2Q8 8 7 11Q2 8 0 6Q-2 8-7 11Q-8 8-6 2Q-8 1-12-4Q-9-6-4-4Q-3-5 0-12Z';
const CROSS = 'M0-1C-8-14 8-14 0-1C13-9 13 9 1 1C8 14-8 14 0 1C-13 9-13-9 0-1Z';
const UMBEL = 'M-9 1h.1M-5-6h.1M3-8h.1M9-3h.1M0-1h.1M-4 6h.1M5 5h.1';
const TASSEL = 'M0 12C-1 4-8 0-13-3M0 12C-1 2-6-6-8-11M0 12V-15M0 12C1 2 6-6 8-11M0 12C1 4 8 0 13-3';

/** What each vegetable flowers with, in the order of the kinds: corn, carrot, tomato, cauliflower, pumpkin, chili. */
export const BLOSSOMS: readonly ComponentChildren[] = [
  <>
    <path d={TASSEL} stroke={LEAF.shade} stroke-width="2" />
    <path d={TASSEL} stroke={MAIZE.line} stroke-width="5.4" stroke-dasharray="0 5.6" stroke-dashoffset="-6" />
    <path
      d={TASSEL}
      stroke={MAIZE.light}
      stroke-width="3.2"
      stroke-dasharray="0 5.6"
      stroke-dashoffset="-6"
    />
  </>,
  <>
    <path d="M0 12L-9 1M0 12L-4 6M0 12V-1M0 12L5 5M0 12L9-3" stroke={LEAF.shade} stroke-width="2" />
    <Cord d={UMBEL} tone={CURD} core={CURD.light} pens={[9, 6]} />
  </>,
  <Petals key="tomato" shape={STAR} fill={MAIZE.light} line={MAIZE.line} heart={MAIZE.shade} />,
  <Petals key="cauliflower" shape={CROSS} fill={MAIZE.light} line={MAIZE.line} heart={LEAF.light} />,
  <Petals key="pumpkin" shape={STAR} fill={CARROT.light} line={GOURD.line} heart={MAIZE.fill} />,
  <Petals key="chili" shape={STAR} fill={CURD.light} line={CURD.line} heart={LEAF.light} />,
];

interface PetalsProps {
  readonly shape: string;
  readonly fill: string;
  readonly line: string;
  readonly heart: string;
}

function Petals({ shape, fill, line, heart }: PetalsProps) {
  return (
    <>
      <path d={shape} fill={fill} stroke={line} stroke-width="1.8" />
      <circle r="3.4" fill={heart} stroke={line} stroke-width="1.4" />
    </>
  );
}

/** Where the garland's flowers sit: x, y, size. */
// biome-ignore format: a table of places reads better in rows
const FLOWERS = [
  [14, 16, 1.2], [42, 30, 1.45], [74, 38, 1.2], [104, 37, 1.6], [134, 38, 1.2], [162, 30, 1.45], [187, 15, 1.2],
] as const;

const RAYS =
  'M50 2L58 19L74 8L73 27L92 26L82 42L98 50L82 58L92 74L73 73L74 92L58 81L50 98L42 81L26 92L27 73L8 74L18 58L2 50L18 42L8 26L27 27L26 8L42 19Z';

/** A garland for a bed that has all its water: it flowers with its own blossoms. */
export function Bloom({ class: name, kind }: ArtProps & { kind: number }) {
  return (
    <Picture class={name} viewBox="-4 -4 208 66">
      <Cord d="M4 8C40 40 80 38 106 37C140 38 170 34 196 7" tone={LEAF} pens={[5, 2.5]} />
      <g stroke={LEAF.line} stroke-width="2">
        <path
          d="M27 24C22 34 26 42 33 46C38 38 36 30 27 24ZM88 39C83 47 87 54 94 57C99 49 96 42 88 39ZM149 37C144 45 147 53 154 56C159 49 157 41 149 37Z"
          fill={LEAF.fill}
        />
        <path
          d="M28 22C27 12 32 6 40 5C43 14 38 21 28 22ZM58 35C56 24 60 18 68 16C72 25 68 32 58 35ZM119 37C117 26 122 20 129 19C133 27 129 34 119 37ZM174 23C167 17 168 9 173 4C181 9 182 17 174 23Z"
          fill={LEAF.light}
        />
      </g>
      {FLOWERS.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size}) rotate(${(x - 100) / 4})`}>
          {BLOSSOMS[kind]}
        </g>
      ))}
    </Picture>
  );
}

/** Twelve rays behind the points of a bed in bloom. */
export const Burst = drawing(() => (
  <>
    <Shape d={RAYS} tone={MAIZE} />
    <path d="M26 8L42 19L50 2L58 19L74 8L50 30L27 27Z" fill={MAIZE.light} />
  </>
));

/** A stick that says what will grow here. */
export function SeedStick({ class: name, children }: ArtProps & { children: ComponentChildren }) {
  return (
    <Picture class={name} viewBox="0 0 100 140">
      <g stroke={WOOD.line}>
        <path d="M30 138Q50 130 70 138" stroke-width="8" opacity=".5" />
        <path d="M44 60H56L54 136H46Z" fill={WOOD.light} />
        <path d="M12 6H88Q94 6 94 12V78Q94 84 88 84H12Q6 84 6 78V12Q6 6 12 6Z" fill={CURD.fill} />
      </g>
      <path d="M94 66V78Q94 84 88 84H12Q6 84 6 78V74H80Q90 74 94 66Z" fill={CURD.shade} />
      <svg x="18" y="10" width="64" height="64" viewBox="0 0 100 100">
        {children}
      </svg>
    </Picture>
  );
}
