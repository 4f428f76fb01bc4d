/** The value that so large a part of the others does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
