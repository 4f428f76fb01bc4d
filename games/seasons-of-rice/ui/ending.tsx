import { nth } from '../../../core/sure.ts';
import { gainsBy, lapsOf } from '../../../web/kit/ending/course.ts';
import type { Ending } from '../../../web/kit/ending/ending.ts';
import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { endingEn, type EndingWords } from '../texts/ending.en.ts';
import { endingFr } from '../texts/ending.fr.ts';
import { deckOf } from '../data/deck.ts';
import type { Event, PlayerView, SeasonsOfRice } from '../vocabulary.ts';
import { PaddyDefs } from './art/defs.tsx';
import { Backdrop, Sun, Swallows } from './art/scene.tsx';
import './board.css';
import { boundsOf, U } from './geometry.ts';
import { Landscape } from './landscape.tsx';

const WORDS: InEveryLanguage<EndingWords> = { en: endingEn, fr: endingFr };

/** The golden valley with the winner's landscape in it. */
export const ending: Ending<SeasonsOfRice> = {
  Place: () => (
    <svg>
      <PaddyDefs />
      <svg x="80%" y="13%" overflow="visible">
        <Sun />
      </svg>
      <Backdrop season="over" horizon={24} />
      <svg x="18%" y="9%" overflow="visible">
        <Swallows />
      </svg>
    </svg>
  ),

  Work({ view, edition, seat }) {
    const player = nth(view.players, seat);
    // No more round it than its bank and the shadow at its foot need.
    const { left, top, right, bottom } = boundsOf(player.landscape, 0.2);
    const [width, height] = [(right - left) * U, (bottom - top + 0.8) * U];
    return (
      <svg
        viewBox={`${left * U} ${top * U} ${width} ${height}`}
        style={{ '--scale': 500 / Math.max(width, height) }}
        aria-hidden="true"
        focusable="false"
      >
        <PaddyDefs />
        <Landscape player={player} deck={deckOf(edition)} isDone />
      </svg>
    );
  },

  score(seat, { view, language }) {
    const { score } = nth(view.players, seat);
    return { value: score, unit: WORDS[language].unit(score) };
  },

  line(seat, { view, language }) {
    const best = bestField(nth(view.players, seat));
    return best ? WORDS[language].field(best.squares.length / 2, best, best.worth) : null;
  },

  reckoning: ({ view, language }) => ({
    counts: WORDS[language].counts,
    begins: view.players.map(() => 0),
    opensRound: lapsOf<Event>('placed'),
    gains: gainsBy<Event>({
      closed: ({ seat, total }) => [{ seat, by: total }],
      abandoned: ({ seat, points }) => [{ seat, by: points }],
      honoured: ({ seat, points }) => [{ seat, by: points }],
    }),
  }),
};

const bestField = ({ fields }: PlayerView) =>
  fields.filter(({ status }) => status === 'closed').toSorted((a, b) => b.worth - a.worth)[0];
