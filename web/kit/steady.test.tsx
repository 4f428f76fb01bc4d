import { expect, test } from 'vitest';
import { shared } from '../../core/data.ts';
import { alike } from './steady.tsx';

test('data are alike when they say the same, functions and elements only when they are the same', () => {
  expect(alike({ cards: [1, { suns: 2 }] }, { cards: [1, { suns: 2 }] })).toBe(true);
  expect(alike({ cards: [1, { suns: 2 }] }, { cards: [1, { suns: 3 }] })).toBe(false);
  expect(alike({ a: undefined }, { b: undefined })).toBe(false);
  const pick = () => {};
  expect(alike({ pick }, { pick })).toBe(true);
  expect(alike({ pick }, { pick: () => {} })).toBe(false);
  const card = <b>1</b>;
  expect(alike({ card }, { card })).toBe(true);
  expect(alike({ card }, { card: <b>1</b> })).toBe(false);
  expect(alike(new Set([1]), new Set([1]))).toBe(false);
});

test('of a new view what has not changed stays the same object', () => {
  const before = { players: [{ coins: 1 }, { coins: 2 }], market: [3, 4] };
  const after = shared(before, { players: [{ coins: 1 }, { coins: 5 }], market: [3, 4] });
  expect(after).toEqual({ players: [{ coins: 1 }, { coins: 5 }], market: [3, 4] });
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.market).toBe(before.market);
  expect(shared(before, { players: [{ coins: 1 }, { coins: 2 }], market: [3, 4] })).toBe(before);
  expect(shared<readonly number[]>([1, 2], [1])).toEqual([1]);
});
