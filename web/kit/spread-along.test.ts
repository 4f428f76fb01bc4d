import { expect, test } from 'vitest';
import { spreadAlong } from './spread-along.ts';

const rounded = (shares: readonly number[]) => spreadAlong(shares).map(share => Number(share.toFixed(2)));

test('who is alone stands at their share', () => {
  expect(rounded([0.2, 0.9, 0.5])).toEqual([0.2, 0.9, 0.5]);
});

test('nobody hides behind another, and whoever is behind stays behind', () => {
  expect(rounded([0, 0, 0])).toEqual([0, 0.06, 0.12]);
  expect(rounded([0.67, 0.66])).toEqual([0.72, 0.66]);
});

test('at the end of the way there is room for all', () => {
  expect(rounded([1, 1, 1.4])).toEqual([0.88, 0.94, 1]);
  expect(rounded([-1, 0.99, 1])).toEqual([0, 0.94, 1]);
});
