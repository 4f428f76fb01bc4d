import { expect, test } from 'vitest';
import { patience } from './due.ts';

test('in a race a bot waits now longer, now shorter, and no seat is always the first', () => {
  const steps = Array.from({ length: 60 }, (_, step) => step);
  const waits = steps.map(step => [0, 1, 2].map(seat => patience(step, seat)));
  for (const wait of waits.flat()) {
    expect(wait).toBeGreaterThanOrEqual(0.5);
    expect(wait).toBeLessThanOrEqual(2);
  }
  const firsts = waits.map(wait => wait.indexOf(Math.min(...wait)));
  for (const seat of [0, 1, 2]) expect(firsts.filter(first => first === seat).length).toBeGreaterThan(9);
  expect(new Set(waits.flat().map(wait => wait.toFixed(1))).size).toBeGreaterThan(10);
});
