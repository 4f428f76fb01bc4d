import { expect, test } from 'vitest';
import { estimate } from './statistics.ts';

test('the mean and its margin of a known sample', () => {
  const { mean, margin } = estimate([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(mean).toBe(5);
  // Student's quantile for 7 degrees of freedom is 2.365, the standard error 0.756.
  expect(margin).toBeCloseTo(2.365 * 0.756, 1);
});

test('one sample says nothing about its margin', () => {
  expect(estimate([3])).toEqual({ mean: 3, margin: null });
});

test('samples that never differ have no margin', () => {
  expect(estimate([1, 1, 1])).toEqual({ mean: 1, margin: 0 });
});
