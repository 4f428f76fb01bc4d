import { nth } from '../../../core/sure.ts';
import { Picture } from '../../../web/kit/picture.tsx';
import { type Card, STEPS } from '../data/cards.ts';
import { CardPicture } from './art/cards.tsx';
import { Tin, Tins } from './art/furniture.tsx';
import { CREAM, EARTH, OCHRE } from './art/palette.ts';

const LABEL = 96;

interface Layout {
  readonly viewBox: string;
  readonly tin: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** How large the labels are. */
  readonly scale: number;
  /** Where they lie before the tin: x, y, turned by. */
  readonly labels: readonly (readonly [x: number, y: number, turn: number])[];
}

/** The labels to both sides of the tin, which has all the height. */
const WIDE: Layout = {
  viewBox: '0 0 1120 452',
  tin: { x: 380, y: 0, width: 360, height: 410 },
  scale: 1.25,
  // biome-ignore format: a table of places reads better in rows
  labels: [
    [8, 292, -9], [134, 316, -5], [260, 328, -2], [500, 330, 0], [740, 328, 2], [866, 316, 5], [992, 292, 9],
  ],
};
/** The labels in two rows before the tin. */
const TALL: Layout = {
  viewBox: '0 0 500 610',
  tin: { x: 70, y: 0, width: 360, height: 410 },
  scale: 1,
  // biome-ignore format: a table of places reads better in rows
  labels: [
    [12, 372, -7], [140, 392, -2], [264, 392, 2], [392, 372, 7], [78, 496, -4], [202, 504, 0], [326, 496, 4],
  ],
};

/** The tin, and before it the labels of all that went into it. */
export function ClosedTin({ chain, aspect }: { chain: readonly (readonly Card[])[]; aspect: number }) {
  const { viewBox, tin, scale, labels } = aspect < 2 ? TALL : WIDE;
  return (
    <Picture viewBox={viewBox} fit="xMidYMax meet">
      <svg {...tin}>
        <Tin />
      </svg>
      {STEPS.map((step, i) => {
        const [x, y, turn] = nth(labels, i);
        return (
          <g
            key={step}
            transform={`translate(${x} ${y}) scale(${scale}) rotate(${turn} ${LABEL / 2} ${LABEL / 2})`}
          >
            <Label card={nth(chain, i)[0] ?? null} />
          </g>
        );
      })}
    </Picture>
  );
}

/** Where a step is missing its label is left blank. */
function Label({ card }: { card: Card | null }) {
  if (card === null)
    return (
      <rect
        width={LABEL}
        height={LABEL}
        rx="14"
        fill={CREAM.fill}
        fill-opacity=".3"
        stroke={CREAM.line}
        stroke-dasharray="9 9"
      />
    );
  return (
    <>
      <rect x="3" y="6" width={LABEL} height={LABEL} rx="14" fill="#20180c" fill-opacity=".25" />
      <rect width={LABEL} height={LABEL} rx="14" fill={CREAM.fill} stroke={OCHRE.line} />
      <rect x="6" y="6" width={LABEL - 12} height={LABEL - 12} rx="9" stroke={OCHRE.fill} stroke-width="2" />
      <svg x="13" y="13" width={LABEL - 26} height={LABEL - 26}>
        <CardPicture card={card} />
      </svg>
    </>
  );
}

/** Shelves of tins over an oak counter. */
export function ShopWindow() {
  return (
    <Picture viewBox="0 0 1600 900" fit="xMidYMid slice">
      <defs>
        <pattern id="ch-window-tins" width="420" height="100" patternUnits="userSpaceOnUse">
          <Tins />
        </pattern>
        <radialGradient id="ch-window-light">
          <stop stop-color={CREAM.light} stop-opacity=".6" />
          <stop offset="1" stop-color={CREAM.light} stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H1600V460H0Z" fill="var(--ground)" />
      {[0, 1].map(shelf => (
        <g key={shelf} transform={`translate(${-90 * shelf} ${36 + 200 * shelf}) scale(1.4)`} opacity=".4">
          <rect width="1300" height="100" fill="url(#ch-window-tins)" />
          <rect y="100" width="1300" height="9" fill={EARTH.light} />
        </g>
      ))}
      <path d="M0 440H1600V900H0Z" fill="#a3744b" />
      <path d="M0 440H1600V454H0Z" fill={EARTH.light} />
      <path d="M0 530H1600M0 640H1600M0 770H1600" stroke={EARTH.shade} stroke-width="4" opacity=".5" />
      <circle cx="800" cy="300" r="560" fill="url(#ch-window-light)" />
      <path
        d="M0 0H1600V900H0Z"
        fill="var(--ground-deep)"
        style={{ opacity: 'calc(0.62 * var(--dark, 0))' }}
      />
    </Picture>
  );
}
