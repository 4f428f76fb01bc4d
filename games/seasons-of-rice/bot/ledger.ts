import type { Read } from '../../../core/game.ts';
import { closingBonus } from '../ancestors.ts';
import type { Ancestor, Deck } from '../data/deck.ts';
import { LARGEST_SIZE } from '../data/words.ts';
import type { Field } from '../fields.ts';
import { fieldPoints } from '../scoring.ts';
import type { Contents, Options, Player } from '../vocabulary.ts';

/** Whose landscape it is, and by which rules it counts. */
export interface Owner {
  readonly deck: Deck;
  readonly options: Read<Options>;
  readonly ancestor: Ancestor;
}

/** What a player's closed fields come to. */
export interface Ledger extends Contents {
  points: number;
  fields: number;
  /** Squares of the largest. */
  largest: number;
  /** A bit for every size. */
  sizes: number;
}

export function ledgerOf({ closed }: Read<Player>): Ledger {
  const ledger: Ledger = { points: 0, fields: 0, largest: 0, sizes: 0, farmers: 0, buffaloes: 0, houses: 0 };
  for (const field of closed) {
    const { size, farmers, buffaloes, houses, ancestor } = field.points;
    enter(ledger, field, field.squares.length / 2);
    ledger.points += size + farmers + buffaloes + houses + ancestor;
  }
  return ledger;
}

/** The ledger after these fields are closed by a card that is the `at`-th of its landscape. */
export function entered(
  owner: Owner,
  ledger: Ledger,
  closing: { fields: readonly Field[]; at: number },
): Ledger {
  if (closing.fields.length === 0) return ledger;
  const next = { ...ledger };
  for (const field of closing.fields) {
    enter(next, field, field.squares.length);
    next.points += closedWorth(owner, field, closing.at);
  }
  return next;
}

function enter(ledger: Ledger, { farmers, buffaloes, houses }: Contents, squares: number): void {
  ledger.fields++;
  ledger.farmers += farmers;
  ledger.buffaloes += buffaloes;
  ledger.houses += houses;
  ledger.largest = Math.max(ledger.largest, squares);
  ledger.sizes |= 1 << Math.min(squares + houses, LARGEST_SIZE);
}

/** The points of a field that is closed by the `at`-th card, ancestor included. */
export function closedWorth({ deck, options, ancestor }: Owner, field: Field, at: number): number {
  const { farmers: f, buffaloes: b, houses: h, cards } = field;
  const facts = { squares: field.squares.length, farmers: f, buffaloes: b, houses: h, cards, at };
  const points = fieldPoints(deck, options, facts);
  const { size, farmers, buffaloes, houses } = points;
  return size + farmers + buffaloes + houses + closingBonus(ancestor, facts, points);
}
