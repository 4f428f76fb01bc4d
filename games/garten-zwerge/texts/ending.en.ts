import { capital } from '../../../core/capital.ts';
import type { Phrases } from '../../../core/words.ts';
import type { Hat } from '../data/words.ts';
import { aGnome, count, gnomes, hatName, petals } from './nouns.en.ts';

/** What the poster says when a game is over. */
export const endingEn = {
  round: (n: number) => `Round ${n}`,
  counts: 'Petals',
  unit: (n: number) => (n === 1 ? 'petal' : 'petals'),
  goldenHat: 'the golden hat',
  /** What gives the places: hats from the best down, then petals. */
  standing: (hats: readonly Hat[], held: number) => [...hats.map(hatName), petals(held)].join(', '),
  gold: (rounds: number) => `A golden hat in the club, after ${count(rounds, 'round', 'rounds')}.`,
  best: (hat: Hat, n: number, held: number) =>
    n === 1
      ? `${capital(aGnome(hat))} and ${petals(held)} in the till.`
      : `${capital(aGnome(hat))} at the head of ${gnomes(n)}, and ${petals(held)} in the till.`,
};

export type EndingWords = Phrases<typeof endingEn>;
