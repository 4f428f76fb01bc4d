import type { View } from '../vocabulary.ts';

/** A phase the table plays by itself (GZ-12). */
export type PlayedPhase = 1 | 3 | 4 | 5;

type Known = Pick<View, 'round' | 'report'>;

/** What the table has played between two looks at it, in the order of play. */
export function playedBetween(before: Known, now: Known): PlayedPhase[] {
  const phases: PlayedPhase[] = [];
  if (JSON.stringify(before.report) !== JSON.stringify(now.report)) {
    if (now.report.births.length > 0) phases.push(3);
    if (now.report.shows.length > 0) phases.push(4);
  }
  if (now.round !== before.round) phases.push(5, 1);
  return phases;
}
