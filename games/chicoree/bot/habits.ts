import type { Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { lastOf, playerAt } from '../../../core/sure.ts';
import { leastCall } from '../auction.ts';
import { type Card, isLink, kindOf } from '../data/cards.ts';
import type { Move, State, View } from '../vocabulary.ts';

/** Fists of a seat that tell as much about its next one as the usual rules do. */
const STRANGER = 4;
/** Fists that make a price, when there were no others. */
const ALIKE = 3;
/** Empty ones that make somebody who buys nothing, as most fists of anybody are empty; and tokens that show that it could, as many as at the beginning. */
const EMPTY = 6;
const WELL_OFF = 12;

/** What a seat has paid in every fist so far: who always does the same is expected to go on so. Null for who bids now so, now so. */
export function priceOf(view: View, seat: number): number | null {
  const bids = view.fists.flatMap(record => record.bids[seat] ?? []);
  const [price] = bids;
  if (price === undefined || bids.some(bid => bid !== price)) return null;
  if (price === 0) return bids.length >= EMPTY && seemsToBuyNothing(view, seat) ? price : null;
  return bids.length >= ALIKE ? price : null;
}

/** It could call, does not call now, did not in the sale before, and of the cards that came openly into its hand none is of those that are sold. */
function seemsToBuyNothing({ players, agenda, lastSale }: View, seat: number): boolean {
  const { tokens, known } = playerAt(players, seat);
  const task = lastOf(agenda);
  const calls = [...(task.do === 'auction' ? task.calls : []), ...(lastSale?.calls ?? [])];
  return (
    tokens >= WELL_OFF &&
    !calls.some(call => call.seat === seat) &&
    !known.some(card => isLink(card) || kindOf(card) === 'start')
  );
}

/** What a seat with a price bids or calls, never a token more; null where nothing is sold. */
export function moveAt(price: number, world: Read<State>, seat: number): Move | null {
  const task = lastOf(world.agenda);
  const { tokens } = playerAt(world.players, seat);
  if (task.do === 'fists') return { type: 'close-fist', tokens: Math.min(price, tokens) };
  if (task.do !== 'auction') return null;
  return leastCall(task) <= price && price <= tokens ? { type: 'bid', tokens: price } : { type: 'pass' };
}

interface Sale {
  readonly seat: number;
  readonly card: Card;
  readonly random: Random;
}

/** A fist to expect of a seat: its price, or one of those it has closed for cards of this kind, the likelier the more there were; null where it is a stranger. */
export function fistExpected(view: View, { seat, card, random }: Sale): number | null {
  const { tokens } = playerAt(view.players, seat);
  const price = priceOf(view, seat);
  if (price !== null) return Math.min(price, tokens);
  const past: number[] = [];
  for (const record of view.fists) {
    const bid = record.bids[seat] ?? null;
    if (kindOf(record.card) === kindOf(card) && bid !== null && bid <= tokens) past.push(bid);
  }
  return random.int(past.length + STRANGER) < STRANGER ? null : random.pick(past);
}
