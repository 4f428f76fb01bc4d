import type { Phrases } from '../../../core/words.ts';
import { tokens } from './nouns.en.ts';

/** What the poster says when a game is over. */
export const endingEn = {
  counts: 'Links of the chain',
  steps: (all: number) => `/${all}`,
  bankrupt: 'broke',
  whole: (left: number) => `From seed to export, the tin is closed, with ${tokens(left)} to spare.`,
  part: (laid: number, all: number, left: number) =>
    `${laid} of ${all} links in the tin, and ${tokens(left)} in the purse.`,
};

export type EndingWords = Phrases<typeof endingEn>;
