import type { Card } from '../data/cards.ts';
import type { Face } from '../vocabulary.ts';

/** What events call the places of the board. */
export const PILE = 'pile';
export const COMPOST = 'compost';
export const POND = 'pond';
export const WELL = 'well';
/** The action of the dock that takes what an accessory brings as coins, or as drops. */
export const faceAction = (as: Face): string => `as-${as}`;
export const marketPlace = (row: number, price: number): string => `market-${row}-${price}`;
export const rowPlace = (row: number): string => `row-${row}`;
export const stackPlace = (card: Card): string => `stack-${card}`;
export const bedPlace = (seat: number, bed: number): string => `bed-${seat}-${bed}`;
/** A card in one's own hand. */
export const handPlace = (card: Card): string => `held-${card}`;
