import { expect, test } from 'vitest';
import { remaining, timeLeft } from './time-left.ts';

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_600_000 + 62_000, '1:01:02'],
  [23.5 * 3_600_000, '23 h'],
  [50 * 3_600_000, '2 d 2 h'],
])('%d ms', (milliseconds, shown) => {
  expect(timeLeft(milliseconds)).toBe(shown);
});

test('a clock that runs shows its deadline, one that stands shows its store', () => {
  const clocks = { deadlines: [10_000, null, null], stores: [99, 60_000, null] };
  expect([0, 1, 2].map(seat => remaining(clocks, seat, 4_000))).toEqual([6_000, 60_000, null]);
});
