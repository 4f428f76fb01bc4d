import { seatPlace } from '../../../web/kit/story/trace.ts';
import { flow, type Journeys, purse } from '../../../web/kit/travel/journey.tsx';
import type { Plots } from '../vocabulary.ts';
import { CoinPicture, PlotPicture } from './art.tsx';
import { OFFER } from './places.ts';

/** Coins for the plot, and the plot to its owner. */
export const journeys: Journeys<Plots> = {
  won: ({ seat, bids }) => flow(<CoinPicture />, bids[seat] ?? 0, { from: purse(seat), to: OFFER }),
  placed: ({ seat, plot }) => [
    { picture: <PlotPicture value={plot} />, size: 3, from: OFFER, to: seatPlace(seat) },
  ],
};
