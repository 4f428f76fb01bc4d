import { nth } from '../core/sure.ts';

/** Columns as wide as they must be: the first to the left, numbers to the right. */
export function aligned(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = nth(rows, 0).map((_, column) => Math.max(...rows.map(row => String(row[column]).length)));
  return rows.map(row =>
    row
      .map((cell, column) =>
        column === 0 ? String(cell).padEnd(nth(widths, column)) : String(cell).padStart(nth(widths, column)),
      )
      .join('  '),
  );
}
