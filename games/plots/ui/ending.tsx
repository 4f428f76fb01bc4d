import { nth, playerAt } from '../../../core/sure.ts';
import { gainsBy } from '../../../web/kit/ending/course.ts';
import type { Ending } from '../../../web/kit/ending/ending.ts';
import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { Picture } from '../../../web/kit/picture.tsx';
import { POINTS_A_VALUE } from '../data/points.ts';
import { endingEn, type EndingWords } from '../texts/ending.en.ts';
import { endingFr } from '../texts/ending.fr.ts';
import type { Event, Plots } from '../vocabulary.ts';
import { PlotPicture } from './art.tsx';
import './board.css';

const WORDS: InEveryLanguage<EndingWords> = { en: endingEn, fr: endingFr };
const PLOT = 100;

/** The winner's row, what it came to, and how everybody got there. */
export const ending: Ending<Plots> = {
  Work: ({ view, seat }) => {
    const row = playerAt(view.players, seat).row.filter(value => value !== null);
    return (
      <Picture viewBox={`0 0 ${PLOT * Math.max(1, row.length)} ${PLOT}`}>
        {row.map((value, i) => (
          <svg key={i} x={PLOT * i} y="0" width={PLOT} height={PLOT}>
            <PlotPicture value={value} />
          </svg>
        ))}
      </Picture>
    );
  },

  score(seat, { outcome, language }) {
    const { row, coins } = playerAt(outcome.scores, seat);
    return { value: row + coins, unit: WORDS[language].unit(row + coins) };
  },

  line(seat, { view, language }) {
    const best = Math.max(0, ...playerAt(view.players, seat).row.map(value => value ?? 0));
    return best === 0 ? null : WORDS[language].best(best);
  },

  reckoning: ({ view, edition, language }) => ({
    counts: WORDS[language].counts,
    begins: view.players.map(() => edition.purse),
    opensRound: ({ type }) => type === 'offered',
    gains: gainsBy<Event>({
      won: ({ seat, bids }) => [{ seat, by: -nth(bids, seat) }],
      placed: ({ seat, plot }) => [{ seat, by: POINTS_A_VALUE * plot }],
    }),
  }),
};
