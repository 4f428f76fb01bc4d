import type { Size } from './arrangement.ts';
import type { Box } from './box.ts';

/** Pixels of a side of a cell: ground is looked at no closer than that. */
const CELL = 16;

/**
 * How much of a box lies on ground that these take, from 0 to 1. It is asked of thousands of boxes, so the cells are summed
 * up once from the upper left corner to each (a summed-area table), and any box is four of the sums.
 */
export function groundTakenBy(taken: readonly Box[], screen: Size): (box: Box) => number {
  if (taken.length === 0) return () => 0;
  const [columns, rows] = [Math.ceil(screen.width / CELL), Math.ceil(screen.height / CELL)];
  const cells = new Uint8Array(columns * rows);
  for (const { left, top, width, height } of taken)
    for (
      let y = within(rows, Math.floor(top / CELL));
      y < within(rows, Math.ceil((top + height) / CELL));
      y++
    )
      cells.fill(
        1,
        y * columns + within(columns, Math.floor(left / CELL)),
        y * columns + within(columns, Math.ceil((left + width) / CELL)),
      );
  const wide = columns + 1;
  const sums = new Uint32Array(wide * (rows + 1));
  for (let y = 0; y < rows; y++)
    for (let x = 0, row = 0; x < columns; x++) {
      row += cells[y * columns + x]!;
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row;
    }
  const sumTo = (x: number, y: number) => sums[y * wide + x]!;
  return ({ left, top, width, height }) => {
    const x = within(columns, Math.round(left / CELL));
    const y = within(rows, Math.round(top / CELL));
    const right = within(columns, Math.round((left + width) / CELL));
    const bottom = within(rows, Math.round((top + height) / CELL));
    const count = sumTo(right, bottom) - sumTo(x, bottom) - sumTo(right, y) + sumTo(x, y);
    return count / Math.max(1, (right - x) * (bottom - y));
  };
}

const within = (most: number, wanted: number): number => Math.max(0, Math.min(wanted, most));
