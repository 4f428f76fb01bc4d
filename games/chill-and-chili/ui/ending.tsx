import { keyed, nth } from '../../../core/sure.ts';
import { gainsBy, lapsOf } from '../../../web/kit/ending/course.ts';
import type { Ending } from '../../../web/kit/ending/ending.ts';
import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { endingEn, type EndingWords } from '../texts/ending.en.ts';
import { endingFr } from '../texts/ending.fr.ts';
import type { BedView, ChillAndChili, Event } from '../vocabulary.ts';
import { Meadow } from './art/garden.tsx';
import './board.css';
import { GardenInBloom } from './garden-in-bloom.tsx';

const WORDS: InEveryLanguage<EndingWords> = { en: endingEn, fr: endingFr };

const isFull = ({ drops, suns }: BedView) => drops === suns;
const worthOf = (bed: BedView) => (isFull(bed) ? 2 : 1) * bed.points;

/** The winner's garden in bloom. */
export const ending: Ending<ChillAndChili> = {
  // The slip hides the lower part of a poster that is higher than wide: the meadow ends there, so that its fence is no higher than a fence.
  Place: () => (
    <svg style={{ height: 'min(100%, 60cqw + 40cqh)' }}>
      <Meadow />
    </svg>
  ),
  Work: ({ view, seat, aspect }) => <GardenInBloom beds={nth(view.players, seat).beds} aspect={aspect} />,

  score(seat, { view, language }) {
    const { total } = nth(view.players, seat);
    return { value: total, unit: WORDS[language].unit(total) };
  },

  line(seat, { view, language }) {
    const [best] = nth(view.players, seat).beds.toSorted((a, b) => worthOf(b) - worthOf(a));
    if (!best) return null;
    const words = WORDS[language];
    return (isFull(best) ? words.bloom : words.dry)(best.cards, worthOf(best));
  },

  reckoning: ({ view, language }) => ({
    counts: WORDS[language].counts,
    begins: view.players.map(() => 0),
    opensRound: lapsOf<Event>('pushed'),
    gains: bedsCounted(),
    finale: view.players.map(({ score }, seat) => ({ seat, by: score.hand + score.coins })),
  }),
};

/** A bed counts when it is planted, and once more when it has all its water. */
function bedsCounted() {
  const planted = new Map<string, number>();
  const key = ({ seat, bed }: { seat: number; bed: number }) => `${seat}.${bed}`;
  return gainsBy<Event>({
    planted(event) {
      planted.set(key(event), event.points);
      return [{ seat: event.seat, by: event.points }];
    },
    watered: event => (event.full ? [{ seat: event.seat, by: keyed(planted, key(event)) }] : []),
  });
}
