import { type TaskOf, taskOnTop } from './agenda.ts';
import type { Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import { type Card, LEAST_BID } from './data/cards.ts';
import type { SeatlessEffects } from './deck.ts';
import { gain } from '../../core/hand.ts';
import { clockwiseFrom } from './seats.ts';
import type { Call, Stance, State } from './vocabulary.ts';

export type Auction = TaskOf<'auction'>;

export function auctionOf({ agenda }: Read<State>): Read<Auction> | null {
  const task = agenda[agenda.length - 1];
  return task?.do === 'auction' ? task : null;
}

export function leaderOf({ calls }: Read<Auction>): Read<Call> | null {
  return calls[calls.length - 1] ?? null;
}

/** CH-54, CH-A11: every call is higher than the one before, and the first is at least 1. */
export function leastCall(auction: Read<Auction>): number {
  const leader = leaderOf(auction);
  return leader ? leader.tokens + 1 : LEAST_BID;
}

/** Where a seat stands. Whoever cannot pay the next call need not be asked. */
export function stanceOf(state: Read<State>, auction: Read<Auction>, seat: number): Stance {
  const { tokens, out } = playerAt(state.players, seat);
  if (out !== null) return 'out';
  if (auction.seller === seat) return 'selling';
  if (leaderOf(auction)?.seat === seat) return 'leading';
  if (auction.passed.includes(seat)) return 'passed';
  return tokens < leastCall(auction) ? 'too-poor' : 'bidding';
}

/** Who may still call, clockwise from the active player. */
export function bidders(state: Read<State>, auction: Read<Auction>): number[] {
  return clockwiseFrom(state, state.turn.seat).filter(seat => stanceOf(state, auction, seat) === 'bidding');
}

/** CH-A10, CH-A12: the active player opens, unless it is their own card that is sold. */
export function openAuction(draft: State, card: Card, seller: number | null): void {
  const auction: Auction = { do: 'auction', card, seller, calls: [], passed: [], turn: null };
  draft.agenda.push(auction);
  if (draft.options.auction === 'in-turn') auction.turn = bidders(draft, auction)[0] ?? null;
}

/** CH-A10: in turn, the word goes clockwise to the next who may call. */
export function passWord(draft: State, auction: Auction, seat: number): void {
  if (draft.options.auction === 'free-for-all') return;
  const order = clockwiseFrom(draft, seat);
  auction.turn = order.find(next => stanceOf(draft, auction, next) === 'bidding') ?? null;
}

/** CH-54, CH-56, CH-61, CH-A12: the last caller pays and gets the card; without a call it is discarded. */
export function concludeAuction(draft: State, { emit }: SeatlessEffects): void {
  const auction = taskOnTop(draft, 'auction');
  draft.agenda.pop();
  const { card, seller, calls } = auction;
  const leader = leaderOf(auction);
  draft.lastSale = { turn: draft.turn.number, card, seller, calls };
  if (!leader) {
    draft.discard.push(card);
    emit?.({ type: 'unsold', card, seller });
    return;
  }
  const { seat, tokens } = leader;
  const buyer = playerAt(draft.players, seat);
  buyer.tokens -= tokens;
  if (seller !== null) playerAt(draft.players, seller).tokens += tokens;
  gain(buyer, card, true);
  emit?.({ type: 'sold', seat, card, tokens, seller });
}
