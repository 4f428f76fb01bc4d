import { expect, test } from 'vitest';
import { chartOf } from './chart-lines.ts';

const BOX = { left: 0, right: 100, top: 0, bottom: 100, gap: 20 };
const stops = (...values: readonly (readonly number[])[]) =>
  values.map((each, round) => ({ round, values: each }));

test('everybody has a line from the first stop to the last, the most at the top', () => {
  const { lines } = chartOf(stops([0, 0], [5, 2], [10, 4]), BOX);
  expect(lines.map(({ seat, value }) => [seat, value])).toEqual([
    [0, 10],
    [1, 4],
  ]);
  expect(lines[0]!.points).toEqual([
    [0, 100],
    [50, 50],
    [100, 0],
  ]);
});

test('names never cover each other and stay on the paper, however close the ends are', () => {
  for (const ends of [
    [7, 7, 7],
    [10, 9, 10],
    [0, 0, 1, 0],
  ]) {
    const heights = chartOf(
      stops(
        ends.map(() => 0),
        ends,
      ),
      BOX,
    )
      .lines.map(({ labelY }) => labelY)
      .sort((a, b) => a - b);
    const gaps = heights.slice(1).map((height, i) => height - heights[i]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(BOX.gap);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(BOX.top);
    expect(Math.max(...heights)).toBeLessThanOrEqual(BOX.bottom);
  }
});

test.each([
  [
    [0, 3],
    [0, 1, 2, 3],
  ],
  [
    [0, 40],
    [0, 10, 20, 30, 40],
  ],
  [
    [0, 1650],
    [0, 500, 1000, 1500, 2000],
  ],
  [
    [-6, 20],
    [-10, 0, 10, 20],
  ],
])('%s is measured in round numbers', (values, marks) => {
  expect(chartOf(stops([0], ...values.map(value => [value])), BOX).marks.map(({ value }) => value)).toEqual(
    marks,
  );
});

test('a game in which nobody ever had anything has a chart too', () => {
  const { lines, marks } = chartOf(stops([0, 0], [0, 0]), BOX);
  expect(lines.flatMap(({ points }) => points.flat()).every(Number.isFinite)).toBe(true);
  expect(marks.map(({ value }) => value)).toEqual([0, 1]);
});
