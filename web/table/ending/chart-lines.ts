import type { Stop } from '../../kit/ending/course.ts';
import { lastOf, nth } from '../../../core/sure.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Least distance between two labels. */
  readonly gap: number;
}

export interface ChartLine {
  readonly seat: number;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** The final value, and how high it is written so that no two cover each other. */
  readonly value: number;
  readonly labelY: number;
}

export interface Chart {
  readonly lines: readonly ChartLine[];
  /** Round numbers of points, and where they are. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

/** Between the numbers of two rounds. */
const LEAST_APART = 34;

/** Everybody's line through the stops of a game. */
export function chartOf(stops: readonly Stop[], box: Box): Chart {
  const all = stops.flatMap(({ values }) => values);
  const step = roundStep(Math.max(...all) - Math.min(0, ...all));
  const least = Math.floor(Math.min(0, ...all) / step) * step;
  const most = Math.max(least + step, Math.ceil(Math.max(...all) / step) * step);
  const x = (i: number) => box.left + ((box.right - box.left) * i) / Math.max(1, stops.length - 1);
  const y = (value: number) => box.bottom - ((box.bottom - box.top) * (value - least)) / (most - least);
  const lines = nth(stops, 0).values.map((_, seat) => ({
    seat,
    points: stops.map(({ values }, i) => [x(i), y(nth(values, seat))] as const),
    value: nth(lastOf(stops).values, seat),
  }));
  const labels = apart(
    lines.map(({ points }) => lastOf(points)[1]),
    box,
  );
  const marks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => least + i * step);
  const every = Math.ceil((LEAST_APART * stops.length) / (box.right - box.left));
  return {
    lines: lines.map((line, i) => ({ ...line, labelY: nth(labels, i) })),
    marks: marks.map(value => ({ value, y: y(value) })),
    rounds: stops.map(({ round }, i) => ({ round, x: x(i) })).filter((_, i) => i % every === 0),
  };
}

/** 1, 2, 5, 10, 20 …: at most five steps. */
function roundStep(span: number): number {
  let step = 1;
  for (let i = 0; span / step > 5; i++) step *= i % 3 === 1 ? 2.5 : 2;
  return step;
}

/** The same heights, moved as little as it takes to be told apart. */
function apart(heights: readonly number[], { top, bottom, gap }: Box): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => nth(heights, a) - nth(heights, b));
  const moved = [...heights];
  let free = top;
  for (const i of order) {
    moved[i] = Math.max(nth(moved, i), free);
    free = nth(moved, i) + gap;
  }
  let limit = bottom;
  for (const i of order.toReversed()) {
    moved[i] = Math.min(nth(moved, i), limit);
    limit = nth(moved, i) - gap;
  }
  return moved;
}
