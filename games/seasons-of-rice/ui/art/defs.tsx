import { LAND } from './land.ts';
import { steady } from '../../../../web/kit/steady.tsx';

/** Patterns shared by all drawings on the page: seedlings in water, ripe ears, fallow ground, rain, the light in the middle. */
export const PaddyDefs = steady(function PaddyDefs() {
  return (
    <svg class="only-heard" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="sr-rice" width="20" height="18" patternUnits="userSpaceOnUse">
          <g fill="none" stroke-linecap="round">
            <path
              stroke={LAND.glint}
              stroke-width=".5"
              d="M12 5.4q1.6-.6 3.4 0M13 6.8q1.2-.4 2.4 0M3 14.6q1.6-.6 3.4 0"
            />
            <path
              stroke={LAND.seedling}
              stroke-width=".7"
              opacity=".72"
              d="M3 6c0-2 .4-2.9 1-3.6M3 6c.3-1.4 1.2-2 1.9-2.2M3 6c-.2-1.2-.8-1.8-1.5-2M8 9.4c0-2 .4-2.9 1-3.6M8 9.4c.3-1.4 1.2-2 1.9-2.2M8 9.4c-.2-1.2-.8-1.8-1.5-2M13 15c0-2 .4-2.9 1-3.6M13 15c.3-1.4 1.2-2 1.9-2.2M13 15c-.2-1.2-.8-1.8-1.5-2M18 12c0-2 .4-2.9 1-3.6M18 12c.3-1.4 1.2-2 1.9-2.2M18 12c-.2-1.2-.8-1.8-1.5-2"
            />
          </g>
        </pattern>
        <pattern
          id="sr-ears"
          width="9"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(14)"
        >
          <g fill="none" stroke={LAND.ear} stroke-linecap="round">
            <path stroke-width=".5" opacity=".7" d="M2 7.6C2 5.6 2.3 4 3.2 2.6M6.6 5C6.6 3.4 6.8 2 7.6.9" />
            <path
              stroke-width="1.1"
              opacity=".85"
              d="M3.2 2.6l1 .5M2.8 3.6l1.2.5M2.6 4.7l1.2.5M7.6.9l.8.4M7.1 2l1.1.4M6.8 3.1l1.1.4"
            />
          </g>
        </pattern>
        <pattern
          id="sr-fallow"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(28)"
        >
          <path stroke={LAND.fallowLine} d="M0 2.5H5" />
        </pattern>
        <pattern
          id="sr-would"
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path stroke={LAND.would} stroke-width="1.4" d="M0 2H4" />
        </pattern>
        <pattern id="sr-rain" width="44" height="132" patternUnits="userSpaceOnUse">
          <path
            fill="none"
            stroke="light-dark(#ffffff, #9fc0ca)"
            stroke-width="2"
            stroke-linecap="round"
            opacity=".26"
            d="M14 6l-7 21M40 40l-7 21M22 74l-7 21M38 104l-7 21"
          />
        </pattern>
        <radialGradient id="sr-pool" cx=".5" cy=".46" r=".42">
          <stop stop-color="light-dark(rgb(255 253 246 / 34%), rgb(246 199 90 / 15%))" />
          <stop offset="1" stop-color="light-dark(rgb(255 253 246 / 0%), rgb(246 199 90 / 0%))" />
        </radialGradient>
      </defs>
    </svg>
  );
});
