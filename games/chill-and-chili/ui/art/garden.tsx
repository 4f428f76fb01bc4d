import { drawing, Shape } from '../../../../web/kit/picture.tsx';
import { CARROT, CURD, LEAF, MAIZE, open, PETAL, STONE, TOMATO, WOOD } from './palette.ts';

const GRASS = {
  far: open('#d3e09a', '#213f40'),
  near: open('#b3cd78', '#13282a'),
  light: open('#c9dc8c', '#264544'),
  shade: open('#9cbb63', '#102122'),
};
const HILL = {
  far: open('#c6d38e', '#22394a'),
  fill: open('#a5c06a', '#21403a'),
  shade: open('#86a858', '#1b352e'),
  line: open('#6f9148', '#142721'),
};
const FENCE = {
  fill: open('#fff8e4', '#6b7f7a'),
  shade: open('#e2d3a8', '#4c5f5c'),
  line: open('#a98f5c', '#25342f'),
};
const SOIL = {
  fill: open('#8a5a3c', '#573a2b'),
  light: open('#9b6947', '#644636'),
  shade: open('#774b31', '#482e22'),
  line: open('#5f3a26', '#372219'),
};

/** Where the sky ends. */
const HORIZON = 112;

/** Trees on the ridge: x, y, size. */
// biome-ignore format: a table of places reads better in rows
const TREES = [
  [40, 96, 1], [92, 102, 0.7], [420, 92, 0.8], [472, 96, 1.1], [530, 100, 0.75], [905, 100, 0.9],
  [960, 97, 1.15], [1015, 101, 0.7], [1290, 90, 0.8], [1345, 92, 1.1], [1560, 98, 1],
] as const;

/** Flowers in the meadow: x, y, size and which petal. */
// biome-ignore format: a table of places reads better in rows
const FLOWERS = [
  [60, 210, 0.8, 1], [96, 330, 1, 0], [180, 480, 1.2, 2], [250, 250, 0.8, 1], [300, 545, 1.3, 1], [420, 190, 0.7, 2],
  [520, 520, 1.2, 0], [590, 230, 0.8, 1], [668, 330, 1, 2], [640, 560, 1.3, 1], [700, 180, 0.7, 0], [790, 540, 1.2, 2],
  [905, 200, 0.8, 1], [960, 560, 1.3, 0], [1060, 500, 1.2, 1], [1130, 240, 0.8, 2], [1210, 420, 1.1, 1],
  [1240, 560, 1.3, 0], [1330, 220, 0.8, 1], [1400, 500, 1.2, 2], [1490, 320, 1, 0], [1550, 540, 1.3, 1],
] as const;
const PETALS = [PETAL, CURD, MAIZE] as const;

/** Sky, hills, fence and grass. Its upper edge stays in sight, whatever is cut from the sides or below. */
export const Meadow = drawing(
  () => (
    <>
      <defs>
        <linearGradient id="cc-sky" x2="0" y2="1">
          <stop stop-color={open('#f7d98c', '#121d33')} />
          <stop offset="1" stop-color={open('#fdf0c4', '#2c4656')} />
        </linearGradient>
        <linearGradient id="cc-grass" x2="0" y2="1">
          <stop stop-color={GRASS.far} />
          <stop offset="1" stop-color={GRASS.near} />
        </linearGradient>
        <radialGradient id="cc-glow">
          <stop stop-color={open('#fff6cf', '#7f9db0')} stop-opacity=".8" />
          <stop offset="1" stop-color={open('#fff0b8', '#4a6b80')} stop-opacity="0" />
        </radialGradient>
        <pattern id="cc-tufts" width="150" height="96" patternUnits="userSpaceOnUse">
          <path
            d="M12 30l-5-11M16 30v-14M20 30l5-11M88 20l-4-9M92 20l1-11M96 20l5-8M52 74l-5-12M56 74v-15M60 74l6-11M124 88l-4-10M128 88l1-12M132 88l5-9"
            stroke={GRASS.shade}
          />
          <path d="M30 56q14-6 30 0M100 50q12-5 26 0M8 84q10-4 20 0" stroke={GRASS.light} stroke-width="5" />
        </pattern>
        <pattern id="cc-pickets" width="34" height="60" patternUnits="userSpaceOnUse" y="88">
          <path d="M0 20H34V27H0ZM0 40H34V47H0Z" fill={FENCE.shade} stroke={FENCE.line} stroke-width="1.5" />
          <path d="M9 58V12L17 3L25 12V58Z" fill={FENCE.fill} />
          <path d="M19 5L25 12V58H19Z" fill={FENCE.shade} />
          <path d="M9 58V12L17 3L25 12V58" stroke={FENCE.line} stroke-width="2" />
        </pattern>
        <g id="cc-tree">
          <path d="M0 0V-14" stroke={HILL.line} stroke-width="6" />
          <path
            d="M-22-12C-30-22-24-36-14-36C-12-48 10-50 14-38C26-38 30-22 22-13C12-6-14-6-22-12Z"
            fill={HILL.shade}
          />
          <path
            d="M-22-14C-28-24-22-34-14-34C-10-44 4-46 9-38C-2-36-8-28-9-18C-14-13-19-12-22-14Z"
            fill={HILL.fill}
          />
        </g>
      </defs>
      <path d="M0 0H1600V160H0Z" fill="url(#cc-sky)" />
      <g style={{ opacity: 'var(--stars, var(--dusk, 0%))' }} fill="#f4efd8">
        <circle cx="120" cy="26" r="1.6" />
        <circle cx="236" cy="58" r="2" />
        <circle cx="560" cy="22" r="1.6" />
        <circle cx="690" cy="48" r="2.2" />
        <circle cx="840" cy="18" r="1.6" />
        <circle cx="985" cy="44" r="1.6" />
        <circle cx="1120" cy="20" r="2.2" />
        <circle cx="1270" cy="52" r="1.6" />
        <circle cx="1420" cy="26" r="2" />
        <circle cx="1530" cy="60" r="1.6" />
      </g>
      <circle cx="340" cy="50" r="150" fill="url(#cc-glow)" />
      <circle cx="340" cy="50" r="32" fill={open('#ffe390', '#f2eedd')} stroke={open('#f2c65a', '#c9c9b8')} />
      <g fill={open('#fffaf0', '#33506066')}>
        <path d="M150 52C152 38 172 36 178 46C190 42 200 50 197 60H138C132 54 142 48 150 52Z" />
        <path d="M730 40C734 22 760 20 768 33C782 28 796 38 792 50H712C706 42 720 34 730 40Z" />
        <path d="M1180 58C1184 44 1204 42 1210 52C1222 48 1232 56 1229 66H1166C1160 60 1172 52 1180 58Z" />
      </g>
      <path
        d="M0 92C140 58 260 62 400 90C560 118 660 60 820 68C1000 76 1080 112 1240 86C1400 62 1500 66 1600 84V180H0Z"
        fill={HILL.far}
      />
      {TREES.map(([x, y, size]) => (
        <use key={x} href="#cc-tree" transform={`translate(${x} ${y + 12}) scale(${size})`} />
      ))}
      <path
        d="M0 112C120 92 300 96 470 106C660 118 760 98 960 102C1160 108 1300 92 1600 110V200H0Z"
        fill={HILL.fill}
      />
      <path
        d="M0 118C200 108 420 112 640 118C900 124 1200 106 1600 120"
        stroke={HILL.shade}
        stroke-width="6"
      />
      <path d={`M0 ${HORIZON + 20}H1600V600H0Z`} fill="url(#cc-grass)" />
      <path d="M0 88H1600V148H0Z" fill="url(#cc-pickets)" />
      <path
        d="M-40 250C260 200 520 300 840 250S1400 210 1660 260V330C1400 280 1160 350 840 330S260 280-40 340Z"
        fill={GRASS.light}
        opacity=".55"
      />
      <path
        d="M-40 440C240 390 560 480 860 440S1400 400 1660 450V520C1380 480 1140 540 860 520S260 470-40 530Z"
        fill={GRASS.shade}
        opacity=".35"
      />
      <path d="M0 150H1600V600H0Z" fill="url(#cc-tufts)" />
      {FLOWERS.map(([x, y, size, petal]) => (
        <g
          key={`${x} ${y}`}
          style={{ opacity: y > 440 ? 'var(--near, 100%)' : undefined }}
          transform={`translate(${x} ${y}) scale(${size})`}
        >
          <path d="M0 0Q3 10 1 20M2 16Q10 14 11 8" stroke={GRASS.shade} />
          <path
            d="M0-3C1-9 9-9 8-3C14-2 13 6 7 5C7 11-1 12-2 6C-7 9-12 3-7-1C-12-6-5-11 0-3Z"
            fill={open(PETALS[petal].light, '#7f8f86')}
            stroke={open(PETALS[petal].fill, '#4d6157')}
            stroke-width="2"
          />
          <circle r="2.6" fill={open(petal === 2 ? CARROT.fill : MAIZE.fill, '#55675c')} />
        </g>
      ))}
    </>
  ),
  { viewBox: '0 0 1600 600', fit: 'xMidYMin slice' },
);

/** The furrows run to one point above the stall. */
const VANISHING = { x: 800, y: -520 };
const NEAR = 620;
/** How far two furrows lie apart for every unit below that point. */
const APART = 0.21;
const FURROWS = [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7] as const;
/** The rows in which something sprouts already: at the sides, where no bed will cover it. */
const SPROUTING = [-6.5, -5.5, -4.5, -3.5, -2.5, 2.5, 3.5, 4.5, 5.5, 6.5] as const;
const SPROUTS = [30, 75, 130, 195, 270, 360, 460] as const;

/** A point of the row `row` at this height. */
function at(row: number, y: number): string {
  return `${Math.round(VANISHING.x + row * APART * (y - VANISHING.y))} ${y}`;
}

/** Soil behind a lip of turf. */
export const Soil = drawing(
  () => (
    <>
      <defs>
        <pattern id="cc-clods" width="170" height="110" patternUnits="userSpaceOnUse">
          <path
            d="M20 26q8-8 17-1M104 18q5-5 11 0M66 70q9-8 18 0M140 84q6-6 13 0M30 98q4-4 9 0"
            stroke={SOIL.light}
            stroke-width="5"
          />
          <path
            d="M22 32q7 3 15 0M68 76q8 3 16 0M142 90q6 2 11 0M120 52h.1M52 44h.1M160 30h.1M96 100h.1"
            stroke={SOIL.line}
          />
        </pattern>
        <pattern id="cc-turf" width="56" height="40" patternUnits="userSpaceOnUse">
          <path
            d="M0 0H56V14Q49 32 42 15Q35 36 28 16Q21 30 14 15Q7 36 0 14Z"
            fill={open(LEAF.shade, '#16291b')}
          />
          <path
            d="M0 0H56V9Q49 25 42 10Q35 29 28 11Q21 24 14 10Q7 29 0 9Z"
            fill={open(LEAF.light, '#2f4d36')}
          />
        </pattern>
        <g id="cc-sprout" stroke={open(LEAF.line, '#16291b')} stroke-width="2.5">
          <path d="M-20 4Q0-8 20 4Q0 12-20 4Z" fill={SOIL.light} stroke="none" />
          <path d="M0 2C-3-8-14-14-24-10C-21 0-10 6 0 2Z" fill={open(LEAF.light, '#4a6b4a')} />
          <path d="M0 2C1-12 11-20 22-18C22-6 12 4 0 2Z" fill={open(LEAF.fill, '#3a5a41')} />
        </g>
      </defs>
      <path d="M0 8H1600V600H0Z" fill={SOIL.fill} />
      {FURROWS.map(row => (
        <g key={row}>
          <path
            d={`M${at(row - 0.2, 0)}L${at(row - 0.2, NEAR)}L${at(row + 0.2, NEAR)}L${at(row + 0.2, 0)}Z`}
            fill={SOIL.shade}
          />
          <path d={`M${at(row + 0.2, 0)}L${at(row + 0.2, NEAR)}`} stroke={SOIL.light} stroke-width="6" />
          <path d={`M${at(row - 0.2, 0)}L${at(row - 0.2, NEAR)}`} stroke={SOIL.line} opacity=".5" />
        </g>
      ))}
      <path d="M0 20H1600V600H0Z" fill="url(#cc-clods)" />
      {SPROUTING.map(row =>
        SPROUTS.map(y => (
          <use
            key={`${row} ${y}`}
            href="#cc-sprout"
            transform={`translate(${at(row, y + 24)}) scale(${((y + 520) / 760).toFixed(2)})`}
          />
        )),
      )}
      <path d="M0 0H1600V14H0Z" fill={SOIL.line} opacity=".35" transform="translate(0 22)" />
      <path d="M0 0H1600V40H0Z" fill="url(#cc-turf)" />
      <Robin />
    </>
  ),
  { viewBox: '0 0 1600 600', fit: 'xMidYMin slice' },
);

/** On the handle of a spade somebody left in the soil. */
function Robin() {
  return (
    <g transform="translate(96 150)" stroke={WOOD.line} style={{ opacity: 'var(--robin, 100%)' }}>
      <path d="M-10 196Q20 182 50 196Q20 206-10 196Z" fill={SOIL.line} stroke="none" />
      <path d="M20 40V150" stroke-width="13" />
      <path d="M20 40V150" stroke={WOOD.light} stroke-width="7" />
      <path d="M2 34H38" stroke-width="15" />
      <path d="M3 34H37" stroke={WOOD.fill} stroke-width="9" />
      <Shape d="M2 142H38V180Q30 196 20 198Q10 196 2 180Z" tone={STONE} />
      <path d="M26 144H36V180Q30 192 22 196Z" fill={STONE.shade} />
      <g stroke-width="2.5">
        <path d="M12 28l2-8M24 28l0-8" stroke="#6b4a36" />
        <path d="M36 6L56 14L38 18Z" fill="#7a5a44" />
        <path d="M-4 2C-6-12 6-20 16-16C28-14 40-4 42 12C32 24 12 26 2 18C-4 14-4 8-4 2Z" fill="#8d6b52" />
      </g>
      <path d="M-4 2C-4-8 4-12 10-8C16-2 16 14 12 22C4 20-4 12-4 2Z" fill={TOMATO.light} />
      <path d="M-4-4L-12-1L-4 2" fill={MAIZE.shade} stroke-width="2" />
      <path d="M4-8h.1" stroke-width="5" />
      <path d="M24 4Q34 6 38 14Q28 18 22 12Z" fill="#7a5a44" stroke-width="2" />
    </g>
  );
}
