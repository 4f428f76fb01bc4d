import { steady } from '../../../web/kit/steady.tsx';
import { heightOf, widthOf } from '../data/lattice.ts';
import { TURNS } from '../data/words.ts';
import type { Reach } from '../vocabulary.ts';
import { U } from './geometry.ts';
import { spotPlace } from './places.ts';
import { legalSpots } from './reach.ts';

/** Where hints find the spots for the card in the air, whichever way it is turned: nothing is drawn. */
export const SpotPlaces = steady(({ reach }: { readonly reach: Reach }) => {
  const spots = new Map(TURNS.flatMap(turn => legalSpots(reach, turn)).map(spot => [spotPlace(spot), spot]));
  return (
    <>
      {[...spots].map(([place, { turn, x, y }]) => (
        <g key={place} data-place={place} pointer-events="none">
          <rect fill="none" x={x * U} y={y * U} width={widthOf(turn) * U} height={heightOf(turn) * U} />
        </g>
      ))}
    </>
  );
});
