import { add, amount, hasAny } from './counts.ts';
import type { Read } from './game.ts';

/** Somebody's cards: so many of each face, and how many of those everybody has seen them take. A card is the number of its face. */
export interface Hand {
  hand: number[];
  known: number[];
}

export function handSize({ hand }: Read<Pick<Hand, 'hand'>>): number {
  let size = 0;
  for (let card = 0; card < hand.length; card++) size += amount(hand, card);
  return size;
}

/** A card that came in the open is known to all; a card drawn from the pile is not. */
export function gain(holder: Hand, card: number, openly: boolean): void {
  add(holder.hand, card, 1);
  if (openly) add(holder.known, card, 1);
}

/** A card that leaves the hand does so in the open: one card less of that face is known to be there. */
export function lose(holder: Hand, card: number): void {
  add(holder.hand, card, -1);
  if (hasAny(holder.known, card)) add(holder.known, card, -1);
}
