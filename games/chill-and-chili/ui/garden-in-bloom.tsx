import { nth } from '../../../core/sure.ts';
import { Picture } from '../../../web/kit/picture.tsx';
import { kindOf } from '../data/cards.ts';
import type { BedView } from '../vocabulary.ts';
import { Bloom, Burst } from './art/bloom.tsx';
import { EARTH } from './art/palette.ts';
import { VEGETABLES } from './art/vegetables.tsx';

const BED = { width: 260, height: 194 };
/** A row stands a little before the one behind it. */
const STEP = 148;
const PLANT = 104;
const BADGE = 66;
/** Above the beds there is sky and fence behind them, as a part of their height. */
const SKY = 0.22;

/** All beds of a garden as one drawing: what has its water flowers. */
export function GardenInBloom({ beds, aspect }: { beds: readonly BedView[]; aspect: number }) {
  const columns = columnsFor(beds.length, aspect);
  const height = heightOf(beds.length, columns);
  const sky = SKY * height;
  // What is in bloom stands in front.
  const order = beds.toSorted((a, b) => Number(a.drops === a.suns) - Number(b.drops === b.suns));
  return (
    <Picture viewBox={`0 ${-sky} ${columns * BED.width} ${height + sky}`} fit="xMidYMax meet">
      {order.map((bed, i) => {
        const row = Math.floor(i / columns);
        const inRow = Math.min(columns, order.length - row * columns);
        const x = (i % columns) * BED.width + ((columns - inRow) * BED.width) / 2;
        return (
          <g key={i} transform={`translate(${x} ${row * STEP + 24})`}>
            <Bed bed={bed} />
          </g>
        );
      })}
    </Picture>
  );
}

function heightOf(beds: number, columns: number): number {
  return BED.height + STEP * Math.max(0, Math.ceil(beds / columns) - 1);
}

/** As many side by side as make them largest. */
function columnsFor(beds: number, aspect: number): number {
  const size = (columns: number) =>
    Math.min(aspect / (columns * BED.width), 1 / (heightOf(beds, columns) * (1 + SKY)));
  const ways = Array.from({ length: Math.max(1, beds) }, (_, i) => i + 1);
  return ways.reduce((best, columns) => (size(columns) > size(best) ? columns : best));
}

function Bed({ bed }: { bed: BedView }) {
  const kind = kindOf(nth(bed.cards, 0));
  const Vegetable = nth(VEGETABLES, kind);
  const full = bed.drops === bed.suns;
  const apart = Math.min(64, 150 / Math.max(1, bed.cards.length - 1));
  const left = BED.width / 2 - (PLANT + apart * (bed.cards.length - 1)) / 2;
  return (
    <>
      <ellipse cx={BED.width / 2} cy="118" rx="122" ry="32" fill={EARTH.line} opacity=".35" />
      <ellipse cx={BED.width / 2} cy="108" rx="120" ry="30" fill={EARTH.fill} stroke={EARTH.line} />
      <path d="M30 104Q70 84 130 84T230 104" stroke={EARTH.light} stroke-width="5" />
      {bed.cards.map((_, i) => (
        <svg key={i} x={left + i * apart} y={i % 2 === 0 ? 10 : 16} width={PLANT} height={PLANT}>
          <Vegetable />
        </svg>
      ))}
      {full && (
        <svg x="12" y="92" width={BED.width - 24} height="74">
          <Bloom kind={kind} />
        </svg>
      )}
      <svg x={BED.width - BADGE - 2} y="-14" width={BADGE} height={BADGE}>
        <Burst />
      </svg>
      <text
        x={BED.width - BADGE / 2 - 2}
        y="27"
        text-anchor="middle"
        fill="#4d2f06"
        stroke="none"
        font-family="var(--display)"
        font-weight="600"
        font-size="26"
      >
        {full ? 2 * bed.points : bed.points}
      </text>
    </>
  );
}
