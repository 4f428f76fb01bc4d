import type { Seat } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';

/** Everybody's chances at a step. */
export interface Place {
  readonly step: number;
  readonly chances: readonly number[];
}

/** Where somebody's chances changed most. */
export interface TurningPoint {
  /** The last step known before the change, and the step after it. */
  readonly since: number;
  readonly step: number;
  readonly seat: Seat;
  readonly by: number;
  /** What it did to everybody, by seat. */
  readonly changes: readonly number[];
}

/**
 * Where a turning point is opened: before the decision that made it, so that another can be tried, or after what luck brought.
 * `step` is the one it led to.
 */
export const opensAt = ({ step, by }: { readonly step: number; readonly by: 'decision' | 'luck' }): number =>
  by === 'decision' ? step - 1 : step;

const MOST = 3;
/** Less is no turning point. */
const LEAST = 0.1;

/** The greatest changes of a course, in their order. */
export function turningsOf(course: readonly Place[]): TurningPoint[] {
  const changes = course.slice(1).map(({ step, chances }, i): TurningPoint => {
    const before = nth(course, i);
    const changes = chances.map((chance, seat) => chance - nth(before.chances, seat));
    const seat = changes.reduce((most, change, other) => (change > nth(changes, most) ? other : most), 0);
    return { since: before.step, step, seat, by: nth(changes, seat), changes };
  });
  return changes
    .filter(({ by }) => by >= LEAST)
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step);
}
