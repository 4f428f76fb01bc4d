import { expect, test } from 'vitest';
import { planksOf, sharesOf } from './planks.ts';

test.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [3, 2, 2]],
])('%i games stand on planks of at most three: %j', (games, planks) => {
  expect(planksOf(games, 3)).toEqual(planks);
});

test('five games on planks of two leave the last a plank of its own', () => {
  expect(sharesOf(5, 2)).toEqual([2, 2, 2, 2, 1]);
});
