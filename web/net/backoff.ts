const FIRST = 500;
const LONGEST = 30_000;

/**
 * Exponential backoff with full jitter: when a server comes back, its browsers must not all reconnect at the
 * same moment.
 */
export function backOff(failures: number, chance: number): number {
  return chance * Math.min(LONGEST, FIRST * 2 ** failures);
}
