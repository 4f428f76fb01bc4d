import type { Words } from '../words/words.ts';

/** A span of time as a clock shows it: 4:05, 1:02:09, or in days and hours when it is long. */
export function timeLeft(milliseconds: number, { inDays }: Pick<Words['net']['table'], 'inDays'>): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const two = (n: number) => String(n).padStart(2, '0');
  if (days >= 2) return inDays(days, hours % 24);
  if (hours >= 6) return `${hours}\u00a0h`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** What is left to a seat: until its deadline if its clock runs, else what its store holds. */
export function remaining(
  { deadlines, stores }: { deadlines: readonly (number | null)[]; stores: readonly (number | null)[] },
  seat: number,
  now: number,
): number | null {
  const deadline = deadlines[seat] ?? null;
  return deadline === null ? (stores[seat] ?? null) : deadline - now;
}
