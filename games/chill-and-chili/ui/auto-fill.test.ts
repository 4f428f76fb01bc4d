import { expect, test } from 'vitest';
import type { BedView } from '../vocabulary.ts';
import { autoFill } from './auto-fill.ts';

const bed = (points: number, suns: number, drops = 0): BedView => ({ cards: [0, 0], points, suns, drops });
const plan = (drops: number, ...beds: BedView[]) =>
  autoFill(beds, drops).map(({ bed: index, drops: n }) => [index, n]);

test.each([
  { when: 'nothing to water', drops: 3, beds: [bed(5, 2, 2)], moves: [] },
  { when: 'one bed that can be finished', drops: 3, beds: [bed(5, 2)], moves: [[0, 2]] },
  {
    when: 'the richer of two, the rest on the other',
    drops: 3,
    beds: [bed(3, 2), bed(5, 2)],
    moves: [
      [1, 2],
      [0, 1],
    ],
  },
  {
    when: 'two small beds beat a big one',
    drops: 4,
    beds: [bed(5, 4), bed(4, 2), bed(4, 2)],
    moves: [
      [1, 2],
      [2, 2],
    ],
  },
  {
    when: 'among equal points the cheaper',
    drops: 3,
    beds: [bed(5, 3), bed(5, 2)],
    moves: [
      [1, 2],
      [0, 1],
    ],
  },
  { when: 'none can be finished: what lacks least', drops: 1, beds: [bed(5, 4), bed(3, 2)], moves: [[1, 1]] },
  {
    when: 'more than all suns take',
    drops: 9,
    beds: [bed(5, 3), bed(3, 2)],
    moves: [
      [0, 3],
      [1, 2],
    ],
  },
])('$when', ({ drops, beds, moves }) => {
  expect(plan(drops, ...beds)).toEqual(moves);
});

test('[CC-89] every drop that finds a sun is placed', () => {
  for (let drops = 0; drops < 12; drops++) {
    const beds = [bed(3, 3, 1), bed(8, 6, 2), bed(1, 2), bed(10, 5, 5)];
    const free = beds.reduce((sum, { suns, drops: wet }) => sum + suns - wet, 0);
    const placed = autoFill(beds, drops).reduce((sum, move) => sum + move.drops, 0);
    expect(placed).toBe(Math.min(drops, free));
  }
});
