import { expect, test } from 'vitest';
import { allowance } from './allowance.ts';

test('so many within so long, for each name by itself', () => {
  const twoInTen = allowance(2, 10);
  expect([0, 1, 2, 9].map(time => twoInTen.take('ann', time))).toEqual([true, true, false, false]);
  expect(twoInTen.take('bob', 9)).toBe(true);
  expect([10, 10, 11].map(time => twoInTen.take('ann', time))).toEqual([true, false, true]);
});

test('what was refused does not count, and a name that rested starts anew', () => {
  const oneInTen = allowance(1, 10);
  expect([0, 5, 9, 10, 15, 19, 20].map(time => oneInTen.take('ann', time))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});
