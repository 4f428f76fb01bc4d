import { expect, test } from 'vitest';
import type { BedView } from '../vocabulary.ts';
import { autoFill } from './auto-fill.ts';

const bed = (points: number, suns: number, drops = 0): BedView => ({ cards: [0, 0], points, suns, drops });
const plan = (drops: number, ...beds: BedView[]) =>
  autoFill(beds, drops).map(({ bed: index, drops: n }) => [index, n]);

test.each<[string, number, BedView[], number[][]]>([
  ['nothing to water', 3, [bed(5, 2, 2)], []],
  ['one bed that can be finished', 3, [bed(5, 2)], [[0, 2]]],
  [
    'the richer of two, and the rest on the other',
    3,
    [bed(3, 2), bed(5, 2)],
    [
      [1, 2],
      [0, 1],
    ],
  ],
  [
    'two small beds rather than one big one',
    4,
    [bed(5, 4), bed(4, 2), bed(4, 2)],
    [
      [1, 2],
      [2, 2],
    ],
  ],
  [
    'among equal points the cheaper',
    3,
    [bed(5, 3), bed(5, 2)],
    [
      [1, 2],
      [0, 1],
    ],
  ],
  ['nothing can be finished: the bed that lacks least', 1, [bed(5, 4), bed(3, 2)], [[1, 1]]],
  [
    'more than all suns: no more than they take',
    9,
    [bed(5, 3), bed(3, 2)],
    [
      [0, 3],
      [1, 2],
    ],
  ],
])('%s', (_case, drops, beds, expected) => {
  expect(plan(drops, ...beds)).toEqual(expected);
});

test('[CC-89] every drop that finds a sun is placed', () => {
  for (let drops = 0; drops < 12; drops++) {
    const beds = [bed(3, 3, 1), bed(8, 6, 2), bed(1, 2), bed(10, 5, 5)];
    const free = beds.reduce((sum, { suns, drops: wet }) => sum + suns - wet, 0);
    const placed = autoFill(beds, drops).reduce((sum, move) => sum + move.drops, 0);
    expect(placed).toBe(Math.min(drops, free));
  }
});
