import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { remaining, timeLeft } from './time-left.ts';

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_600_000 + 62_000, '1:01:02'],
  [23.5 * 3_600_000, '23\u00a0h'],
  [50 * 3_600_000, '2\u00a0d 2\u00a0h'],
])('%d ms', (milliseconds, shown) => {
  expect(timeLeft(milliseconds, en.net.table)).toBe(shown);
});

test('days are counted in the reader’s language', () => {
  expect(timeLeft(50 * 3_600_000, fr.net.table)).toBe('2\u00a0j 2\u00a0h');
});

test('a clock that runs shows its deadline, one that stands shows its store', () => {
  const clocks = { deadlines: [10_000, null, null], stores: [99, 60_000, null] };
  expect([0, 1, 2].map(seat => remaining(clocks, seat, 4_000))).toEqual([6_000, 60_000, null]);
});
