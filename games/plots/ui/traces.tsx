import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { seatPlace, type Traces } from '../../../web/kit/story/trace.ts';
import type { Plots } from '../vocabulary.ts';
import { CoinPicture, PlotPicture } from './art.tsx';
import { cellPlace, OFFER } from './places.ts';
import { TABLE_WORDS } from './words.ts';

/** What events leave in the log and on the board. */
export const traces: Traces<Plots> = {
  offered: {
    picture: ({ plot }) => <PlotPicture value={plot} />,
    at: () => [OFFER],
    chapter: ({ plot }, language) => TABLE_WORDS[language].plot(plot),
  },
  bid: { picture: () => <CoinPicture />, at: ({ seat }) => [seatPlace(seat)] },
  won: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: ({ seat }) => [seatPlace(seat)] },
  unwanted: { picture: 'nothing moves' },
  grabbed: { picture: ({ seat }) => <PaintedSign seat={seat} />, at: ({ seat }) => [seatPlace(seat)] },
  lost: { picture: ({ plot }) => <PlotPicture value={plot} /> },
  placed: {
    picture: ({ plot }) => <PlotPicture value={plot} />,
    at: ({ seat, cell }) => [cellPlace(seat, cell)],
  },
};
