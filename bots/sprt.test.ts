import { expect, test } from 'vitest';
import { eloOf, shareAt, verdictOf } from './sprt.ts';

test('shares and differences in Elo', () => {
  expect(shareAt(0, 4)).toBeCloseTo(0.25);
  expect(shareAt(400, 2)).toBeCloseTo(10 / 11);
  expect(eloOf(shareAt(123, 5), 5)).toBeCloseTo(123);
});

const blocks = (share: number, count: number) =>
  Array.from({ length: count }, (_, n) => share + (n % 2 === 0 ? 0.25 : -0.25));

test('a clear difference is found, none is found too, and little evidence is none', () => {
  expect(verdictOf(blocks(0.6, 400), 2, [0, 20])).toBe('high');
  expect(verdictOf(blocks(0.45, 400), 2, [0, 20])).toBe('low');
  expect(verdictOf(blocks(0.52, 30), 2, [0, 20])).toBe('open');
  expect(verdictOf(blocks(0.9, 4), 2, [0, 20])).toBe('open');
});
