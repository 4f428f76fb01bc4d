import { nth } from '../../../core/sure.ts';
import { type Card, kindOf } from '../data/cards.ts';
import type { View } from '../vocabulary.ts';
import { priceOf } from './habits.ts';

interface Bid {
  readonly seat: number;
  readonly card: Card;
  /** Whoever tries bids out may find a use for a second Start: among its like everybody counts who has a token. */
  readonly isTriedOut?: boolean;
}

/** Which bids somebody may make. */
export type Slots = (tokens: number) => boolean;

export const anyBid: Slots = () => true;

/**
 * The bids a seat makes, clockwise from the active player: of four bidders the first 0, 1 and 5, the second 0, 2 and 6, the third 0, 3 and 7,
 * the fourth 0, 4 and 8. All bids are lost, and of equal ones only the first is not lost for nothing (CH-60): so each bids one more than those before it, or
 * enough to pass everybody, as regret matching finds, too. Who buys nothing is passed over; any bid where somebody always pays the same.
 */
export function slotsFor(view: View, { seat, card, isTriedOut = false }: Bid): Slots {
  const { players, turn } = view;
  const away = (other: number): number => (other - turn.seat + players.length) % players.length;
  let bidders = 1;
  let before = 0;
  for (let other = 0; other < players.length; other++) {
    const { tokens, out, start } = nth(players, other);
    const isIdle = !isTriedOut && kindOf(card) === 'start' && start !== null;
    if (other === seat || tokens === 0 || out !== null || isIdle) continue;
    const price = priceOf(view, other);
    if (price === 0) continue;
    if (price !== null) return anyBid;
    bidders++;
    if (away(other) < away(seat)) before++;
  }
  return tokens => tokens === 0 || (tokens > before && (tokens - 1 - before) % bidders === 0);
}
