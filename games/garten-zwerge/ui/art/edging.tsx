import { useId } from 'preact/hooks';
import { type ArtProps, Shape } from '../../../../web/kit/picture.tsx';
import type { Flower } from '../../data/words.ts';
import { FLOWER_ART } from './flowers.tsx';
import { AT_DUSK } from './palette.ts';
import { steady } from '../../../../web/kit/steady.tsx';

/** A border of one's own flower behind one's own gnomes, as long as the lawn is wide. */
export const Edging = steady(function Edging({ flower, class: name }: ArtProps & { flower: Flower }) {
  const planted = useId();
  const Own = FLOWER_ART[flower];
  return (
    <svg class={name} aria-hidden="true">
      <pattern id={planted} y="-4em" width="5em" height="4em" patternUnits="userSpaceOnUse">
        <svg x=".2em" y="1.3em" width="2.2em" height="2.2em">
          <Own />
        </svg>
        <svg x="2.4em" y=".4em" width="2.7em" height="2.7em">
          <Own />
        </svg>
        <svg y="2.4em" width="5em" height="1.6em" viewBox="0 0 100 32">
          <Shape
            d="M4 20q4-14 10-16q-1 8 2 16M34 22q-2-12-8-16q10 2 12 16M52 20q4-16 12-18q-2 10 1 18M88 22q-1-12-8-17q10 3 13 17"
            tone={AT_DUSK.GRASS}
            pen="2"
          />
          <path d="M0 18Q25 12 50 17T100 18V32H0Z" fill={AT_DUSK.WOOD.shade} />
          <path
            d="M12 25v.1M37 23v.1M58 27v.1M82 24v.1"
            stroke={AT_DUSK.WOOD.light}
            stroke-width="4"
            stroke-linecap="round"
          />
        </svg>
      </pattern>
      <svg y="100%" overflow="visible">
        <svg y="-1.4em" overflow="visible">
          <rect y="-3.9em" width="100%" height="3.9em" fill={`url(#${planted})`} />
        </svg>
      </svg>
    </svg>
  );
});
