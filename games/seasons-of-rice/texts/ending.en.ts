import type { Phrases } from '../../../core/words.ts';
import type { Contents } from '../vocabulary.ts';
import { contents, points, squares } from './nouns.en.ts';

const about = (within: Contents) => (contents(within) === '' ? '' : ` with ${contents(within)}`);

/** What the poster says when a game is over. */
export const endingEn = {
  counts: 'Points',
  unit: (n: number) => (n === 1 ? 'point' : 'points'),
  field: (cells: number, within: Contents, worth: number) =>
    `A golden field of ${squares(cells)}${about(within)}: ${points(worth)}.`,
};

export type EndingWords = Phrases<typeof endingEn>;
