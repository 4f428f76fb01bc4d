import type { Phrases } from '../../../core/words.ts';
import { POINTS_A_VALUE } from '../data/points.ts';

/** What the poster says when a game is over. */
export const endingEn = {
  counts: 'Points',
  unit: (points: number) => (points === 1 ? 'point' : 'points'),
  best: (value: number) => `A row with plot ${value}: ${POINTS_A_VALUE * value} points.`,
};

export type EndingWords = Phrases<typeof endingEn>;
