import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';

/**
 * The step after which everything is new to this reader: that of the last move of their turn before this one. Whoever
 * only watches has seen what they had seen when they were last here.
 */
export function lastTurnOf<V extends Vocabulary>(
  log: readonly News<V>[],
  viewer: Viewer,
  missed: number | null,
): number {
  if (viewer === 'spectator') return missed ?? log.at(-2)?.step ?? 0;
  const others = log.findLastIndex(({ seat }) => seat !== viewer);
  const mine = log.slice(0, others + 1).findLast(({ seat }) => seat === viewer);
  return mine?.step ?? missed ?? 0;
}
