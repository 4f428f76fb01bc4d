import { nth } from '../../../core/sure.ts';
import { gainsBy, lapsOf } from '../../../web/kit/ending/course.ts';
import type { Ending } from '../../../web/kit/ending/ending.ts';
import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { endingEn, type EndingWords } from '../texts/ending.en.ts';
import { endingFr } from '../texts/ending.fr.ts';
import { GOAL } from '../data/words.ts';
import type { EnemyChocolatier, Event, View } from '../vocabulary.ts';
import { Dusk } from './art/dusk.tsx';
import './board.css';
import { GlowingTown } from './glowing-town.tsx';

const WORDS: InEveryLanguage<EndingWords> = { en: endingEn, fr: endingFr };

const wonByRecipe = ({ phase }: View, seat: number) =>
  phase.name === 'over' && phase.because === 'recipe' && phase.winner === seat;

/** The town by night, the winner's houses alight. */
export const ending: Ending<EnemyChocolatier> = {
  Place: Dusk,
  Work: GlowingTown,

  score(seat, { view, language }) {
    const words = WORDS[language];
    if (wonByRecipe(view, seat)) return { value: null, unit: words.recipeDone };
    return { value: nth(view.players, seat).points, unit: words.goal(GOAL) };
  },

  line(seat, { view, language }) {
    const { houses, controls, recipe } = nth(view.players, seat);
    const words = WORDS[language];
    if (recipe && wonByRecipe(view, seat)) return words.recipe(recipe.id);
    return houses === 0 ? null : words.lit(houses, controls);
  },

  /** Points only: how many ingredients somebody had of a secret recipe was nobody's business until the end. */
  reckoning: ({ view, language }) => ({
    counts: WORDS[language].counts,
    begins: view.players.map(() => 0),
    opensRound: lapsOf<Event>('earned'),
    gains: gainsBy<Event>({
      earned: ({ seat, points }) => (points > 0 ? [{ seat, by: points }] : []),
    }),
  }),
};
