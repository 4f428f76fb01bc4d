import type { Phrases } from '../../../core/words.ts';

/** What the poster says when a game is over. */
export const endingEn = {
  counts: 'Points',
  unit: (points: number) => (points === 1 ? 'point' : 'points'),
  best: (value: number) => `A row with plot ${value}: ${10 * value} points.`,
};

export type EndingWords = Phrases<typeof endingEn>;
