import { type Ground, numberOf, SPAN } from './ground.ts';

/** SR-40: uncovered cells from which no way, side by side, leads out of the landscape. */
export function holesOf(ground: Ground): number[] {
  const { cells, left, top, right, bottom } = ground;
  const outside = new Set<number>([numberOf(left - 1, top - 1)]);
  const inFrame = (cell: number): boolean => {
    const column = (cell % SPAN) - (numberOf(left - 1, top - 1) % SPAN);
    return (
      column >= 0 &&
      column <= right - left + 1 &&
      cell >= numberOf(left - 1, top - 1) &&
      cell <= numberOf(right, bottom)
    );
  };
  for (const cell of outside)
    for (const way of [-SPAN, -1, 1, SPAN])
      if (cells[cell + way] === 0 && inFrame(cell + way)) outside.add(cell + way);
  const holes: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const cell = numberOf(x, y);
      if (cells[cell] === 0 && !outside.has(cell)) holes.push(cell);
    }
  return holes;
}
