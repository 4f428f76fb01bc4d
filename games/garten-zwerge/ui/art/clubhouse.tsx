import { type ArtProps, drawing, Shape } from '../../../../web/kit/picture.tsx';
import { AT_DUSK, BEARD, BRASS, ENAMEL, IRON, LEATHER, TILES, WOOD } from './palette.ts';
import { Schmiedel } from './things.tsx';
import { steady } from '../../../../web/kit/steady.tsx';

/** The clubhouse behind what is pinned to its wall, as large as that wants it. Where the wall has no room for the door, he looks out of the roof. */
export const Clubhouse = steady(function Clubhouse({
  isHigh,
  hasDoor,
  hasWindows,
  class: name,
}: ArtProps & { isHigh: boolean; hasDoor: boolean; hasWindows: boolean }) {
  const eaves = isHigh ? 2.9 : 1.2;
  return (
    <svg class={name} aria-hidden="true">
      <pattern id="gz-planks" width="2.8em" height="9em" patternUnits="userSpaceOnUse" viewBox="0 0 56 180">
        <path d="M0 0H56V180H0Z" fill={AT_DUSK.WOOD.fill} />
        <path d="M4 0V180M20 30V120M34 90V170" stroke={AT_DUSK.WOOD.light} stroke-width="1.5" opacity=".6" />
        <path d="M0 0V180" stroke={AT_DUSK.WOOD.shade} stroke-width="5" />
      </pattern>
      <pattern id="gz-tiles" width="2em" height="2em" patternUnits="userSpaceOnUse" viewBox="0 0 40 40">
        <path d="M0 0H40V40H0Z" fill={AT_DUSK.TILES.fill} />
        <path
          d="M0 0Q0 17 10 18Q20 17 20 0Q20 17 30 18Q40 17 40 0M-10 20Q-10 37 0 38Q10 37 10 20Q10 37 20 38Q30 37 30 20Q30 37 40 38Q50 37 50 20"
          fill={AT_DUSK.TILES.fill}
          stroke={AT_DUSK.TILES.shade}
          stroke-width="2.5"
        />
      </pattern>
      <mask id="gz-hip">
        <rect width="100%" height="100%" fill="#fff" />
        <svg viewBox="0 0 17 34" width={`${eaves / 2}em`} height={`${eaves}em`}>
          <path d="M0 0H17L0 34Z" />
        </svg>
        <svg x="100%" overflow="visible">
          <svg x={`${-eaves / 2}em`} viewBox="0 0 17 34" width={`${eaves / 2}em`} height={`${eaves}em`}>
            <path d="M0 0H17V34Z" />
          </svg>
        </svg>
      </mask>
      <rect x="1.5%" y="1em" width="97%" height="100%" fill="url(#gz-planks)" />
      <rect x="1.5%" y={`${eaves}em`} width="97%" height=".7em" fill="#12100c" opacity=".3" />
      {hasWindows && <Window x={hasDoor ? '20%' : '27%'} />}
      {hasWindows && <Window x={hasDoor ? '52%' : '73%'} />}
      <g mask="url(#gz-hip)">
        <rect width="100%" height={`${eaves}em`} fill="url(#gz-tiles)" />
        <rect width="100%" height=".5em" fill={AT_DUSK.TILES.light} />
        <rect y={`${eaves - 0.6}em`} width="100%" height=".6em" fill={AT_DUSK.WOOD.light} />
        <rect y={`${eaves - 0.2}em`} width="100%" height=".2em" fill={AT_DUSK.WOOD.line} />
      </g>
      {isHigh && <Arms />}
      {isHigh && !hasDoor && <Dormer />}
    </svg>
  );
});

/** Low in the wall, below what is pinned to it: shutters, a flower box, and a light at night. */
function Window({ x }: { x: string }) {
  return (
    <svg x={x} y="100%" overflow="visible">
      <svg x="-5em" y="-7.4em" width="10em" height="6.6em" viewBox="0 0 150 99" stroke-linejoin="round">
        <g fill={AT_DUSK.GRASS.fill} stroke={AT_DUSK.GRASS.line} stroke-width="3">
          <path d="M10 8H40V76H10ZM110 8H140V76H110Z" />
          <path d="M16 20H34M16 32H34M16 44H34M16 56H34M116 20H134M116 32H134M116 44H134M116 56H134" />
        </g>
        <path d="M42 6H108V78H42Z" fill={AT_DUSK.ENAMEL.fill} stroke={AT_DUSK.WOOD.line} stroke-width="3" />
        <path d="M49 13H101V78H49Z" fill={AT_DUSK.SKY.light} />
        <path d="M49 13H101V78H49Z" fill="var(--lamp)" opacity=".75" />
        <path d="M49 13H72L49 36Z" fill="#fff" opacity="calc(.6 * var(--day))" />
        <path d="M75 13V78M49 42H101" stroke={AT_DUSK.ENAMEL.fill} stroke-width="5" />
        <Shape d="M40 80q4-16 12-6q4-14 12-3q5-13 12-1q6-13 12 2q8-10 12 8Z" tone={AT_DUSK.GRASS} pen="2" />
        <path
          d="M46 70v.1M58 66v.1M70 71v.1M80 65v.1M92 67v.1M102 72v.1"
          stroke={AT_DUSK.PETAL.fill}
          stroke-width="9"
          stroke-linecap="round"
        />
        <Shape d="M36 78H114L108 95H42Z" tone={AT_DUSK.TILES} pen="3" />
      </svg>
    </svg>
  );
}

/** A red hat over rake and spade, on enamel. */
function Arms() {
  return (
    <svg x="50%" overflow="visible">
      <svg x="-1.4em" width="2.8em" height="2.8em" viewBox="0 0 100 100" stroke-linejoin="round">
        <circle cx="50" cy="50" r="44" fill={AT_DUSK.ENAMEL.fill} stroke={ENAMEL.line} stroke-width="6" />
        <path d="M26 80L74 32M74 80L26 32" stroke={WOOD.shade} stroke-width="6" stroke-linecap="round" />
        <Shape d="M28 64Q34 34 50 14Q66 34 72 64Q50 54 28 64Z" tone={TILES} pen="4" />
        <Shape d="M26 66Q50 50 74 66L72 76Q50 62 28 76Z" tone={BEARD} pen="3" />
      </svg>
    </svg>
  );
}

/** A window in the roof with him in it. */
function Dormer() {
  return (
    <svg x="80%" width="3.2em" height="2.9em" viewBox="0 0 100 92">
      <path d="M14 88V40H86V88Z" fill={LEATHER.shade} stroke={AT_DUSK.WOOD.line} stroke-width="4" />
      <path d="M14 88V40H86V88Z" fill="var(--lamp)" opacity=".75" />
      <svg x="20" y="26" width="60" height="60">
        <Schmiedel />
      </svg>
      <Shape d="M4 46L50 6L96 46L88 54L50 22L12 54ZM8 82H92V92H8Z" tone={AT_DUSK.WOOD} in="light" pen="4" />
    </svg>
  );
}

/** Herr Schmiedel in the upper half of the door, from where he sees everything; the lamp burns at night. */
export const Doorway = drawing(
  () => (
    <>
      <Shape d="M6 156V22H94V156Z" tone={AT_DUSK.WOOD} in="light" />
      <path d="M15 156V31H85V156Z" fill={LEATHER.shade} stroke={AT_DUSK.WOOD.line} />
      <path d="M15 156V31H85V156Z" fill="var(--lamp)" opacity=".75" />
      <svg x="15" y="36" width="70" height="70">
        <Schmiedel />
      </svg>
      <Shape d="M15 156V102H85V156Z" tone={AT_DUSK.LEATHER} />
      <path d="M32 104V156M50 104V120M50 146V156M68 104V156" stroke={AT_DUSK.LEATHER.shade} />
      <Shape
        d="M50 144C34 132 37 121 45 123C49 125 50 127 50 130C50 127 51 125 55 123C63 121 66 132 50 144Z"
        tone={AT_DUSK.PETAL}
        pen="2"
      />
      <Shape d="M10 97H90V105H10Z" tone={AT_DUSK.WOOD} />
      <circle cx="50" cy="13" r="24" fill="var(--lamp)" opacity=".3" />
      <Shape d="M42 20L46 6H54L58 20Z" tone={BRASS} in="light" />
      <path d="M40 21H60M46 6Q50 0 54 6" stroke={BRASS.line} stroke-width="4" />
    </>
  ),
  { viewBox: '-10 0 110 156' },
);

/** Where the sign hangs, in hundredths of all: from the top and from the left, down to the right lower corner. */
export type Hanging = { readonly top: number; readonly left: number };

/** A blue enamel sign on two chains from the arm of a post, which is so many times as high as the sign. */
export const HangingSign = steady(function HangingSign({
  top,
  left,
  high,
  class: name,
}: ArtProps & Hanging & { high: number }) {
  return (
    <svg class={name} aria-hidden="true" overflow="visible">
      <g fill={WOOD.fill} stroke={WOOD.line} stroke-width="2">
        <rect x=".3em" y="-.1em" width=".8em" height={`${100 * high}%`} rx="2" />
        <rect y=".3em" width="97%" height=".6em" rx="3" />
      </g>
      <rect x=".8em" y=".95em" width=".3em" height={`${100 * high - 8}%`} fill={WOOD.shade} />
      <g stroke={IRON.line} stroke-width="3" stroke-dasharray="4 2.5">
        <line x1="26%" x2="26%" y1=".9em" y2="30%" />
        <line x1="86%" x2="86%" y1=".9em" y2="30%" />
      </g>
      <rect
        x={`${left}%`}
        y={`${top}%`}
        width={`${100 - left}%`}
        height={`${100 - top}%`}
        rx=".6em"
        fill="#2c5c8c"
        stroke="#fff"
        stroke-width="3"
      />
    </svg>
  );
});
