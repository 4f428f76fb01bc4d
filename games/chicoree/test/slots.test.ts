import { expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { slotsFor } from '../bot/slots.ts';
import type { FistRecord, State } from '../vocabulary.ts';
import { fists, position } from './position.ts';
import { game } from './table.ts';
import { card } from './words.ts';

/** The bids up to 9 that a seat makes. */
function bids(state: Read<State>, seat: number, { on = 'shop', isTriedOut = false } = {}): number[] {
  const isOpen = slotsFor(game.view(state, seat), { seat, card: card(on), isTriedOut });
  return Array.from({ length: 10 }, (_, tokens) => tokens).filter(isOpen);
}

test('of four bidders no two ever bid the same, and whoever comes first bids least', () => {
  const state = position({ seats: 4, agenda: [fists('shop')] });
  const { seat } = state.turn;
  expect([0, 1, 2, 3].map(away => bids(state, (seat + away) % 4))).toEqual([
    [0, 1, 5, 9],
    [0, 2, 6],
    [0, 3, 7],
    [0, 4, 8],
  ]);
});

test('who cannot bid, or has a Start already, is passed over', () => {
  const others = [{ start: 'egypt' }, { tokens: 0 }, {}] as const;
  const state = position({ seats: 4, others, agenda: [fists('greece')] });
  expect(bids(state, 3, { on: 'greece' })).toEqual([0, 2, 4, 6, 8]);
  expect(bids(state, 3)).toEqual([0, 3, 6, 9]);
  expect(bids(state, 3, { on: 'greece', isTriedOut: true }), 'unless bids are tried out').toEqual([
    0, 3, 6, 9,
  ]);
});

/** Where these fists were opened. */
function opened(...held: readonly (readonly number[])[]): Read<State> {
  const table = position({ seats: 4, agenda: [fists('shop')] });
  const records = held.map(
    (bids, n): FistRecord => ({ turn: n + 1, card: card('shop'), bids, winner: null }),
  );
  return { ...table, fists: records };
}

test('who never bids is passed over', () => {
  const held = Array.from({ length: 6 }, (_, n) => [0, 0, n, n + 1]);
  expect(bids(opened(...held), 0)).toEqual([0, 1, 4, 7]);
  expect(bids(opened(...held.slice(1)), 0), 'it may still bid').toEqual([0, 1, 5, 9]);
});

test('where somebody always pays the same any bid may be the best', () => {
  const same = [0, 2, 3, 0];
  expect(bids(opened(same, same, same), 0)).toHaveLength(10);
});
