import { type Card, isLink, isSoldByFists, kindOf } from '../data/cards.ts';
import type { Moment } from './sketch.ts';

export type MiddleMoment = Exclude<Moment['do'], 'act'>;

/** CH-45, CH-54, CH-57: which cards lie in the middle then. */
export const FITS: { readonly [M in MiddleMoment]: (card: Card) => boolean } = {
  auction: card => isLink(card) && !isSoldByFists(card),
  fists: isSoldByFists,
  challenge: card => kindOf(card) === 'challenge',
};
