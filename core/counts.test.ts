import { expect, test } from 'vitest';
import { add, amount, countsOf, hasAny, listOf } from './counts.ts';

test('cards and counts by face are the same thing, but for the order', () => {
  const counts = countsOf([3, 0, 3], 5);
  expect(counts).toEqual([1, 0, 0, 2, 0]);
  expect(listOf(counts)).toEqual([0, 3, 3]);
});

test('what is owed to the box is no card', () => {
  expect(listOf([0, -1, 1])).toEqual([2]);
});

test('of a face there are so many, any or none, and it can become more or fewer', () => {
  const counts = [1, 0];
  add(counts, 1, 2);
  add(counts, 0, -1);
  expect(counts).toEqual([0, 2]);
  expect(amount(counts, 1)).toBe(2);
  expect([0, 1].map(face => hasAny(counts, face))).toEqual([false, true]);
  expect(() => amount(counts, 2)).toThrow('Impossible');
});
