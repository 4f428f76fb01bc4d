import { expect, test } from 'vitest';
import { patience } from './due.ts';

test('in a race a bot waits now longer, now shorter, by whole milliseconds, and no seat is always the first', () => {
  const steps = Array.from({ length: 60 }, (_, step) => step);
  const waits = steps.map(step => [0, 1, 2].map(seat => patience(999, step, seat)));
  for (const wait of waits.flat()) {
    expect(wait).toBeGreaterThanOrEqual(499);
    expect(wait).toBeLessThanOrEqual(1998);
    expect(wait % 1).toBe(0);
  }
  const firsts = waits.map(wait => wait.indexOf(Math.min(...wait)));
  for (const seat of [0, 1, 2]) expect(firsts.filter(first => first === seat).length).toBeGreaterThan(9);
  expect(new Set(waits.flat().map(wait => Math.round(wait / 100))).size).toBeGreaterThan(10);
});
