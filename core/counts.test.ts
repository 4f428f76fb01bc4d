import { expect, test } from 'vitest';
import { countsOf, listOf } from './counts.ts';

test('cards and counts by face are the same thing, but for the order', () => {
  const counts = countsOf([3, 0, 3], 5);
  expect(counts).toEqual([1, 0, 0, 2, 0]);
  expect(listOf(counts)).toEqual([0, 3, 3]);
});

test('what is owed to the box is no card', () => {
  expect(listOf([0, -1, 1])).toEqual([2]);
});
