const FIRST = 500;
const LONGEST = 30_000;

/**
 * How long to wait before the next attempt, after so many failed ones. Anything between nothing and the doubled
 * time: when a house comes back, its browsers must not all ring at the same moment.
 */
export function backOff(failures: number, chance: number): number {
  return chance * Math.min(LONGEST, FIRST * 2 ** failures);
}
