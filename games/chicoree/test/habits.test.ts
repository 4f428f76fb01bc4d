import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../bots/chance.ts';
import { fistExpected, moveAt, priceOf } from '../bot/habits.ts';
import type { FistRecord } from '../vocabulary.ts';
import { auction, fists, position } from './position.ts';
import { card } from './words.ts';

/** What seat 1 held in its fist, time after time; seat 0 never bid. */
const opened = (...bids: readonly (number | null)[]): FistRecord[] =>
  bids.map((bid, turn) => ({ turn, card: card('shop'), bids: [0, bid], winner: bid ? 1 : null }));

describe('a price', () => {
  test('is what a seat has paid three times or more, and nothing else ever', () => {
    expect(priceOf(opened(2, 2, 2), 1)).toBe(2);
    expect(priceOf(opened(2, 2), 1)).toBeNull();
    expect(priceOf(opened(2, 2, 2, 3), 1)).toBeNull();
    expect(priceOf(opened(1, 2, 2, 2), 1)).toBeNull();
  });

  test('is never nothing: most fists are empty', () => {
    expect(priceOf(opened(0, 0, 0, 0), 1)).toBeNull();
    expect(priceOf(opened(1, 1, 0, 1), 1)).toBeNull();
  });

  test('does not come from sales after its seat was out', () => {
    expect(priceOf(opened(1, 1, null), 1)).toBeNull();
    expect(priceOf(opened(1, 1, 1, null), 1)).toBe(1);
  });
});

describe('who has a price', () => {
  const called = (tokens: number) => auction('seed', { turn: 1, calls: [{ seat: 0, tokens }] });

  test('calls it where nobody has, and never more', () => {
    expect(moveAt(2, position({ agenda: [auction('seed', { turn: 1 })] }), 1)).toEqual({
      type: 'bid',
      tokens: 2,
    });
    expect(moveAt(2, position({ agenda: [called(1)] }), 1)).toEqual({ type: 'bid', tokens: 2 });
    expect(moveAt(2, position({ agenda: [called(2)] }), 1)).toEqual({ type: 'pass' });
  });

  test('pays it in the fist, or all there is', () => {
    const poor = position({ others: [{ tokens: 1 }], agenda: [fists('shop')] });
    expect(moveAt(2, position({ agenda: [fists('shop')] }), 1)).toEqual({ type: 'close-fist', tokens: 2 });
    expect(moveAt(2, poor, 1)).toEqual({ type: 'close-fist', tokens: 1 });
  });

  test('is free in all else', () => {
    expect(moveAt(2, position(), 0)).toBeNull();
  });
});

test('of a seat with a price nothing but that is expected', () => {
  const state = { ...position({ agenda: [fists('shop')] }), fists: opened(1, 1, 1) };
  const random = quickChance(1);
  for (let n = 0; n < 20; n++) expect(fistExpected(state, { seat: 1, card: card('greece'), random })).toBe(1);
});

test('of others, what they did for such a card, or something unknown', () => {
  const state = { ...position({ agenda: [fists('shop')] }), fists: opened(1, 3, 1, 3) };
  const random = quickChance(1);
  const expected = new Set(
    Array.from({ length: 60 }, () => fistExpected(state, { seat: 1, card: card('shop'), random })),
  );
  expect(expected).toEqual(new Set([null, 1, 3]));
  expect(fistExpected(state, { seat: 1, card: card('greece'), random })).toBeNull();
});
