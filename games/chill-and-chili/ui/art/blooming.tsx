import { Picture } from '../../../../web/kit/picture.tsx';
import { BLOSSOMS, Burst } from './bloom.tsx';
import { LEAF, PETAL, WATER } from './palette.ts';

/** Where the flowers of a bed open: how far from the middle, how high, how large. */
// biome-ignore format: a table of places reads better in rows
const FLOWERS = [
  [-6, -8, 1.25], [20, 2, 1.1], [-30, 4, 1.1], [38, 20, 0.95], [-46, 22, 0.95], [6, 22, 0.9], [-18, 28, 0.85], [26, 33, 0.8],
] as const;
/** Where the soil is. */
const SOIL = 56;
const DROP = 'M0-20C5-9 13-3 12 7C11 15 6 20 0 20C-7 20-12 15-12 7C-12-3-3-8 0-20Z';
const WING = 'M0 0C-3-12-14-13-13-4C-12 2-5 2 0 0C-7 2-10 9-5 10C-1 10 0 4 0 0Z';

interface BloomingProps {
  readonly kind: number;
  /** What the bed was worth before; null where nobody remembers. */
  readonly points: number | null;
}

/** The last drop falls, and the bed bursts into flower: its points double. */
export function Blooming({ kind, points }: BloomingProps) {
  return (
    <Picture viewBox="-63 -68 126 130" pen="2.4">
      <g stroke={WATER.fill} stroke-width="3">
        <ellipse class="act act-ring" style={{ '--t': 0.36, '--d': 0.6 }} cy="44" rx="58" ry="16" />
        <ellipse class="act act-ring" style={{ '--t': 0.5, '--d': 0.6 }} cy="44" rx="40" ry="11" />
      </g>
      {FLOWERS.map(([x, y], i) => (
        <g key={i} class="act act-grow" style={{ '--t': 0.4 + 0.03 * i }}>
          <path d={stem(x, y)} stroke={LEAF.line} stroke-width="5" />
          <path d={stem(x, y)} stroke={LEAF.light} stroke-width="2.4" />
        </g>
      ))}
      {FLOWERS.map(([x, y, size], i) => (
        <g key={i} transform={`translate(${x} ${y}) scale(${size}) rotate(${x})`}>
          <g class="act act-pop" style={{ '--t': 0.66 + 0.05 * i }}>
            {BLOSSOMS[kind]}
          </g>
        </g>
      ))}
      <g transform="translate(0 30)">
        <path class="act act-plop" style={{ '--d': 0.52 }} d={DROP} fill={WATER.light} stroke={WATER.line} />
      </g>
      {points !== null && (
        <>
          <g class="act act-pop" style={{ '--t': 1.05 }}>
            <svg x="-29" y="-66" width="58" height="58">
              <Burst />
            </svg>
          </g>
          <g class="scene-figure" font-size="25">
            <text class="act act-flash" style={{ '--t': 0.5, '--d': 0.6 }} y="-29">
              {points}
            </text>
            <text class="act act-stamp" style={{ '--t': 1.1 }} y="-29">
              {2 * points}
            </text>
          </g>
        </>
      )}
      <Butterfly x={-42} y={-30} after={1.2} />
      <Butterfly x={44} y={-16} after={1.35} />
    </Picture>
  );
}

const stem = (x: number, y: number) => `M${x / 2.2} ${SOIL}Q${x / 2} ${(SOIL + y) / 2} ${x} ${y}`;

function Butterfly({ x, y, after }: { readonly x: number; readonly y: number; readonly after: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${x / 3})`}>
      <g
        class="act act-pop"
        style={{ '--t': after }}
        fill={PETAL.light}
        stroke={PETAL.line}
        stroke-width="1.6"
      >
        <path d={WING} />
        <path d={WING} transform="scale(-1 1)" fill={PETAL.fill} />
        <path d="M0-4V6" stroke-width="2.6" />
      </g>
    </g>
  );
}
