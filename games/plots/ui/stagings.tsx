import { Fist } from '../../../web/kit/fist.tsx';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { InTurn } from '../../../web/kit/scene/parts.tsx';
import type { Stagings } from '../../../web/kit/scene/staging.ts';
import type { Plots } from '../vocabulary.ts';
import { PlotPicture } from './art.tsx';

/** What happens, and what of it is a moment. */
export const stagings: Stagings<Plots> = {
  offered: 'the plot lies on the board',
  bid: 'a secret stays one until all have bid',
  won: {
    lasts: 1800,
    picture: ({ bids }, { names }) => (
      <InTurn
        of={bids.map((coins, seat) => (
          <Fist key={seat} seat={seat} holds={coins} label={`${names(seat)} ${coins}`} />
        ))}
      />
    ),
  },
  unwanted: 'the plot stays on the board, for whoever is quick',
  grabbed: { lasts: 1200, picture: ({ seat }) => <PaintedSign seat={seat} /> },
  lost: { lasts: 1200, picture: ({ plot }) => <InTurn of={[<PlotPicture key={plot} value={plot} />]} /> },
  placed: 'the plot travels to its row',
};
