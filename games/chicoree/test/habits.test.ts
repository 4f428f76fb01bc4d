import { describe, expect, test } from 'vitest';
import { quickChance } from '../../../bots/chance.ts';
import { fistExpected, moveAt, priceOf } from '../bot/habits.ts';
import type { FistRecord, SaleRecord, View } from '../vocabulary.ts';
import { auction, fists, type Place, position, type Wish } from './position.ts';
import { game } from './table.ts';
import { card } from './words.ts';

/** What seat 1 held in its fist, time after time; seat 0 never bid. */
const opened = (...bids: readonly (number | null)[]): FistRecord[] =>
  bids.map((bid, turn) => ({ turn, card: card('shop'), bids: [0, bid], winner: bid ? 1 : null }));

/** What seat 0 sees where such fists were opened. */
const seenWith = (past: readonly FistRecord[], wish: Wish = {}): View => ({
  ...game.view(position(wish), 0),
  fists: past,
});

describe('a price', () => {
  const price = (...bids: readonly (number | null)[]) => priceOf(seenWith(opened(...bids)), 1);

  test('is what a seat has paid three times or more, and nothing else ever', () => {
    expect(price(2, 2, 2)).toBe(2);
    expect(price(2, 2)).toBeNull();
    expect(price(2, 2, 2, 3)).toBeNull();
    expect(price(1, 2, 2, 2)).toBeNull();
    expect(price(1, 1, 0, 1)).toBeNull();
  });

  test('does not come from sales after its seat was out', () => {
    expect(price(1, 1, null)).toBeNull();
    expect(price(1, 1, 1, null)).toBe(1);
  });
});

describe('somebody who buys nothing', () => {
  const empty = opened(0, 0, 0, 0, 0, 0);
  const priceFor = (place: Place, wish: Wish = {}) =>
    priceOf(seenWith(empty, { ...wish, others: [place] }), 1);
  const call = { seat: 1, tokens: 1 };

  test('has closed six fists or more, all of them empty', () => {
    expect(priceFor({})).toBe(0);
    expect(priceOf(seenWith(empty.slice(1)), 1), 'most fists of anybody are empty').toBeNull();
    expect(priceOf(seenWith([...empty, ...opened(1)]), 1)).toBeNull();
  });

  test('could pay', () => {
    expect(priceFor({ tokens: 11 })).toBeNull();
  });

  test('was not seen to buy any of its cards', () => {
    expect(priceFor({ hand: 'seed monks' })).toBe(0);
    expect(priceFor({ hand: 'seed', known: 'seed' })).toBeNull();
    expect(priceFor({ hand: 'monks', known: 'monks' })).toBeNull();
    expect(priceFor({ hand: 'joker', known: 'joker' }), 'nobody pays for a joker').toBe(0);
  });

  test('calls for nothing', () => {
    const lastSale: SaleRecord = { turn: 9, card: card('seed'), seller: null, calls: [call] };
    expect(priceFor({}, { agenda: [auction('seed', { calls: [call] })] })).toBeNull();
    expect(priceOf({ ...seenWith(empty), lastSale }, 1)).toBeNull();
    expect(priceOf({ ...seenWith(empty), lastSale: { ...lastSale, calls: [] } }, 1)).toBe(0);
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

  test('calls and bids nothing, if that is its price', () => {
    expect(moveAt(0, position({ agenda: [auction('seed', { turn: 1 })] }), 1)).toEqual({ type: 'pass' });
    expect(moveAt(0, position({ agenda: [fists('shop')] }), 1)).toEqual({ type: 'close-fist', tokens: 0 });
  });

  test('is free in all else', () => {
    expect(moveAt(2, position(), 0)).toBeNull();
  });
});

test('of a seat with a price nothing but that is expected', () => {
  const view = seenWith(opened(1, 1, 1), { agenda: [fists('shop')] });
  const random = quickChance(1);
  for (let n = 0; n < 20; n++) expect(fistExpected(view, { seat: 1, card: card('greece'), random })).toBe(1);
});

test('of others, what they did for such a card, or something unknown', () => {
  const view = seenWith(opened(1, 3, 1, 3), { agenda: [fists('shop')] });
  const random = quickChance(1);
  const expected = new Set(
    Array.from({ length: 60 }, () => fistExpected(view, { seat: 1, card: card('shop'), random })),
  );
  expect(expected).toEqual(new Set([null, 1, 3]));
  expect(fistExpected(view, { seat: 1, card: card('greece'), random })).toBeNull();
});
