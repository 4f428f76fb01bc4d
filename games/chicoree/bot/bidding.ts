import type { Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { playerAt } from '../../../core/sure.ts';
import { type Auction, leastCall } from '../auction.ts';
import { type Card, kindOf } from '../data/cards.ts';
import type { Move, State } from '../vocabulary.ts';
import type { Prospects } from './prospects.ts';
import { NOTHING } from './standing.ts';

const PASS: Move = { type: 'pass' };
const GRAIN = 1 << 16;

/** The most a seat would pay for a card: with it and so many tokens fewer, it would stand as before. */
export function limitOf(prospects: Prospects, world: Read<State>, { seat, card }: Buyer): number {
  const { tokens } = playerAt(world.players, seat);
  const without = prospects(world, seat, NOTHING);
  let low = 0;
  let high = tokens;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (prospects(world, seat, { card, tokens: middle }) > without) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Buyer {
  readonly seat: number;
  readonly card: Card;
}

/** Calls up to its limit, at first about half of it, to be rid of the others. */
export function usualCall(
  prospects: Prospects,
  world: Read<State>,
  { seat, auction }: { readonly seat: number; readonly auction: Read<Auction> },
): Move {
  const least = leastCall(auction);
  const limit = limitOf(prospects, world, { seat, card: auction.card });
  if (least > limit) return PASS;
  return { type: 'bid', tokens: Math.max(least, limit >> 1) };
}

/** Somewhere between nothing and what the card is worth; the more others want it, the more often little. */
export function usualFist(
  prospects: Prospects,
  world: Read<State>,
  { seat, card, random }: Buyer & { readonly random: Random },
): Move {
  const limit = limitOf(prospects, world, { seat, card });
  if (limit === 0) return { type: 'close-fist', tokens: 0 };
  const rivals = world.players.filter(
    ({ out, start }, other) => other !== seat && out === null && (kindOf(card) !== 'start' || start === null),
  ).length;
  const lot = random.int(GRAIN) / GRAIN;
  return { type: 'close-fist', tokens: Math.round(limit * lot ** Math.max(1, rivals - 1)) };
}
