import type { ComponentType } from 'preact';
import { useRoom } from '../../../../web/kit/frame/room.ts';
import type { Arrangement } from '../../../../web/kit/frame/arrangement.ts';
import { type ArtProps, Shape } from '../../../../web/kit/picture.tsx';
import { FLOWER_ART } from './flowers.tsx';
import { JOB_ART } from './jobs.tsx';
import { AT_DUSK, atDusk, GRASS } from './palette.ts';
import { ShackArt } from './things.tsx';
import { steady } from '../../../../web/kit/steady.tsx';

/** Where the lawn begins, in table units from the top: behind the feet of what stands on the board. */
const HORIZON: { readonly [A in Arrangement]: number } = {
  upright: 15.5,
  lying: 9,
  tablet: 16,
  laptop: 12.5,
  desktop: 12.5,
  television: 14,
};

/** Light and mown bands that run towards the clubhouse, and the lines where the mower turned. */
const MOWN = Array.from({ length: 7 }, (_, i) => {
  const at = (x: number, spread: number) => 52 + (x - 3.5) * spread;
  return `M${at(i, 9)} 0H${at(i + 0.5, 9)}L${at(i + 0.5, 34)} 100H${at(i, 34)}Z`;
}).join('');
const TURNED = 'M0 4H100V11H0ZM0 21H100V34H0ZM0 51H100V73H0Z';

/** The club ground in the morning or by moonlight: sky, neighbouring plots, hedge, fence and a very tidy lawn. */
export const Allotments = steady(function Allotments() {
  const { arrangement } = useRoom();
  const horizon = HORIZON[arrangement];
  /** On a phone the bar speaks where sun or moon would stand, and nothing is left of the near corner. */
  const isLarge = arrangement !== 'upright' && arrangement !== 'lying';
  const em = (units: number) => `${units}em`;
  return (
    <svg>
      <defs>
        <linearGradient id="gz-sky" x2="0" y2="1">
          <stop stop-color="color-mix(in srgb, var(--sky), #2f7fb5 34%)" />
          <stop offset="1" stop-color="var(--sky)" />
        </linearGradient>
        <radialGradient id="gz-lamplight">
          <stop stop-color="var(--lamp)" stop-opacity=".2" />
          <stop offset="1" stop-color="var(--lamp)" stop-opacity="0" />
        </radialGradient>
        <pattern
          id="gz-hedge"
          y={em(horizon - 4.6)}
          width="4.4em"
          height="4.4em"
          patternUnits="userSpaceOnUse"
          viewBox="0 0 88 88"
        >
          <Shape
            d="M0 88V30Q2 14 18 16Q26 2 42 10Q56 0 66 14Q84 12 88 30V88Z"
            tone={AT_DUSK.GRASS}
            in="shade"
            pen="2.5"
          />
          <path
            d="M10 30q8-8 16-2M38 22q8-8 16 0M62 34q8-8 16-2M22 48q8-8 16 0M48 56q8-8 16 0M4 62q8-8 14-1"
            fill="none"
            stroke={AT_DUSK.GRASS.fill}
            stroke-width="5"
            stroke-linecap="round"
          />
        </pattern>
        <pattern
          id="gz-fence"
          y={em(horizon - 2.9)}
          width="1.55em"
          height="3.1em"
          patternUnits="userSpaceOnUse"
          viewBox="0 0 31 62"
        >
          <path d="M0 22H31V29H0ZM0 43H31V50H0Z" fill={AT_DUSK.BEARD.shade} />
          <path
            d="M7 60V12L15.5 3L24 12V60Z"
            fill={atDusk('#fff8ea')}
            stroke={AT_DUSK.BEARD.line}
            stroke-width="1.5"
          />
          <path d="M20 10L24 12V60H20Z" fill={AT_DUSK.BEARD.shade} />
        </pattern>
        <pattern
          id="gz-tufts"
          width="5.2em"
          height="4.2em"
          patternUnits="userSpaceOnUse"
          viewBox="0 0 104 84"
          fill="none"
          stroke-linecap="round"
        >
          <path
            d="M10 20q-1-7-4-10M12 20v-12M14 20q1-6 5-9M60 14q-1-6-4-8M62 14v-9M64 14q1-5 4-7M36 46q-1-7-4-10M38 46v-12M40 46q1-6 5-9M88 40q-1-6-4-8M90 40v-9M92 40q1-5 4-7M14 74q-1-6-4-8M16 74v-9M18 74q1-5 4-7M66 76q-1-7-4-10M68 76v-12M70 76q1-6 5-9"
            stroke="var(--ground-line)"
            stroke-width="2"
            opacity=".55"
          />
          <path
            d="M84 66v.1M80 62v.1M88 62v.1M84 58v.1M30 14v.1M26 10v.1M34 10v.1M30 6v.1"
            stroke={AT_DUSK.BEARD.light}
            stroke-width="5"
          />
          <path d="M84 62v.1M30 10v.1" stroke={AT_DUSK.BRASS.fill} stroke-width="4.5" />
        </pattern>
      </defs>

      <rect width="100%" height={em(horizon)} fill="url(#gz-sky)" />
      {isLarge && (
        <svg x="25%" y="-.2em" width="6.6em" height="6.6em" viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="46" fill="#ffe9ae" opacity=".22" />
          <circle cx="50" cy="50" r="32" fill="#ffe9ae" />
        </svg>
      )}
      <g fill="#fff" opacity="calc(.8 * var(--day))">
        <Cloud x="8%" y="3.8em" size={7} />
        <Cloud x="46%" y="4.6em" size={5} />
        <Cloud x="78%" y="3.2em" size={8} />
      </g>
      <svg y={em(horizon - 7.5)} width="100%" height="7em" viewBox="0 0 400 100" preserveAspectRatio="none">
        <path
          d="M0 62C50 10 110 14 170 52C220 24 300 8 400 48V100H0Z"
          fill={atDusk(`color-mix(in srgb, ${GRASS.light} 62%, #cfeaf5)`)}
        />
        <path d="M0 78C90 40 150 56 220 74C290 46 350 50 400 72V100H0Z" fill={AT_DUSK.GRASS.light} />
      </svg>
      <Neighbour x="2%" y={horizon - 7} />
      {!isLarge && <Neighbour x="36%" y={horizon - 6.6} />}
      <Neighbour x="86%" y={horizon - 7} />
      <rect y={em(horizon - 4.5)} width="100%" height="4.3em" fill="url(#gz-hedge)" />

      <svg y={em(horizon)} width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={MOWN} fill="#fff" opacity="calc(.2 * var(--day))" />
        <path d={TURNED} fill="#fff" opacity="calc(.2 * var(--day))" />
      </svg>
      <rect y={em(horizon)} width="100%" height="100%" fill="url(#gz-tufts)" />
      <rect y={em(horizon - 2.8)} width="100%" height="3em" fill="url(#gz-fence)" />
      <ellipse cx="58%" cy="34%" rx="46%" ry="46%" fill="url(#gz-lamplight)" />
      {isLarge && <Bed />}
    </svg>
  );
});

function Cloud({ x, y, size }: { x: string; y: string; size: number }) {
  return (
    <svg x={x} y={y} width={`${size}em`} height={`${size / 2}em`} viewBox="0 0 100 50">
      <path d="M6 44C-2 30 12 20 24 26C28 6 56 2 64 20C80 12 98 24 92 44Z" />
    </svg>
  );
}

/** The roof of another plot over the hedge: dark at night, not a ghost. */
function Neighbour({ x, y }: { x: string; y: number }) {
  return (
    <svg
      x={x}
      y={`${y}em`}
      width="6.5em"
      height="5.4em"
      style={{ filter: 'brightness(calc(0.1 + 0.9 * var(--day)))' }}
    >
      <ShackArt />
    </svg>
  );
}

const PLANTED: readonly (readonly [ComponentType<ArtProps>, number, number, number])[] = [
  [FLOWER_ART.sunflower, 0, 0, 7.4],
  [FLOWER_ART.sunflower, 4.4, 1.6, 6],
  [FLOWER_ART.poppy, 2.6, 4.2, 4.2],
  [FLOWER_ART.daisy, 6.4, 4.6, 3.8],
  [FLOWER_ART.tulip, 8.8, 3.6, 4.6],
  [JOB_ART.garden, 9.9, 4.6, 4.2],
];

/** In the near corner, where the players' slips end: a flower bed, and a can somebody left. */
function Bed() {
  return (
    <svg y="100%" overflow="visible" opacity="calc(.5 + .5 * var(--day))">
      <svg y="-9.6em" overflow="visible">
        <ellipse cx="6em" cy="9.2em" rx="10em" ry="2.4em" fill={AT_DUSK.WOOD.shade} />

        {PLANTED.map(([Art, x, y, size], i) => (
          <svg key={i} x={`${x}em`} y={`${y}em`} width={`${size}em`} height={`${size}em`}>
            <Art />
          </svg>
        ))}
      </svg>
    </svg>
  );
}
