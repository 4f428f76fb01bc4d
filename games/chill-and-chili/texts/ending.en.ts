import type { Phrases } from '../../../core/words.ts';
import type { Card } from '../data/cards.ts';
import { kinds, points } from './nouns.en.ts';

/** What the poster says when a game is over. */
export const endingEn = {
  counts: 'Points',
  unit: (n: number) => (n === 1 ? 'point' : 'points'),
  bloom: (bed: readonly Card[], worth: number) => `A bed of ${kinds(bed)} in full bloom: ${points(worth)}.`,
  dry: (bed: readonly Card[], worth: number) => `A thirsty bed of ${kinds(bed)}: ${points(worth)}.`,
};

export type EndingWords = Phrases<typeof endingEn>;
