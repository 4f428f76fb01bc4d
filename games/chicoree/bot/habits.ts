import type { Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { lastOf, playerAt } from '../../../core/sure.ts';
import { leastCall } from '../auction.ts';
import { type Card, kindOf } from '../data/cards.ts';
import type { FistRecord, Move, State } from '../vocabulary.ts';

/** Fists of a seat that tell as much about its next one as the usual rules do. */
const STRANGER = 4;
/** Fists that make a price, when there were no others. */
const ALIKE = 3;

/** What a seat has paid in every fist so far: who always does the same is expected to go on so. Null for who bids now so, now so, or nothing. */
export function priceOf(fists: readonly FistRecord[], seat: number): number | null {
  let price: number | null = null;
  let times = 0;
  for (const { bids } of fists) {
    const bid = bids[seat] ?? null;
    if (bid === null) continue;
    if (bid === 0 || (price !== null && bid !== price)) return null;
    price = bid;
    times++;
  }
  return times < ALIKE ? null : price;
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
export function fistExpected({ fists, players }: Read<State>, { seat, card, random }: Sale): number | null {
  const { tokens } = playerAt(players, seat);
  const price = priceOf(fists, seat);
  if (price !== null) return Math.min(price, tokens);
  const past: number[] = [];
  for (const record of fists) {
    const bid = record.bids[seat] ?? null;
    if (kindOf(record.card) === kindOf(card) && bid !== null && bid <= tokens) past.push(bid);
  }
  return random.int(past.length + STRANGER) < STRANGER ? null : random.pick(past);
}
