import { average } from './statistics.ts';

/** What a sequential test says so far: the lower or the higher difference is refuted, or nothing yet. */
export type Verdict = 'low' | 'high' | 'open';

/** Both kinds of error in one of twenty tests. */
const BOUND = Math.log(19);
/** With fewer blocks nothing is known about how much they differ. */
const FEWEST = 10;

/** The expected share of victories of a player who is this many Elo points stronger than all others. */
export function shareAt(elo: number, players: number): number {
  const odds = 10 ** (elo / 400);
  return odds / (odds + players - 1);
}

/** The Elo difference to all others that this share of victories stands for. */
export function eloOf(share: number, players: number): number {
  return 400 * Math.log10((share * (players - 1)) / (1 - share));
}

/** Sequential probability ratio test on the shares of independent blocks, taken as normally distributed. */
export function verdictOf(
  blocks: readonly number[],
  players: number,
  [low, high]: readonly [number, number],
): Verdict {
  if (blocks.length < FEWEST) return 'open';
  const mean = average(blocks);
  const variance = average(blocks.map(block => (block - mean) ** 2));
  const [less, more] = [shareAt(low, players), shareAt(high, players)];
  const evidence =
    (blocks.length * (more - less) * (2 * mean - less - more)) / (2 * Math.max(variance, 1e-6));
  return evidence > BOUND ? 'high' : evidence < -BOUND ? 'low' : 'open';
}
