import type { Seat, Vocabulary } from '../../../core/game.ts';
import { ofKind } from '../../../core/keys.ts';
import type { News } from '../../../core/match.ts';
import { lastOf, nth } from '../../../core/sure.ts';

export interface Gain {
  readonly seat: Seat;
  /** Below zero for a loss. */
  readonly by: number;
}

/** How a game's events count: a reducer. */
export interface Reckoning<E> {
  /** What is counted, as the title of a chart: “Points”, “Petals”. */
  readonly counts: string;
  /** What everybody begins with. */
  readonly begins: readonly number[];
  /** What everybody has at the end, and the round in which that was: leads back to where a study began. */
  readonly ends?: { readonly values: readonly number[]; readonly round: number };
  /** What round n is called, where the game's own word is not the house's. */
  readonly round?: (n: number) => string;
  /** Whether a round begins with this event. */
  readonly opensRound: (event: E) => boolean;
  /** Who gains or loses by it. Asked once for each event, in their order. */
  readonly gains: (event: E) => readonly Gain[];
  /** What is counted only when all is over. */
  readonly finale?: readonly Gain[];
}

type GainsBy<E extends { readonly type: string }> = {
  readonly [T in E['type']]?: (event: Extract<E, { type: T }>) => readonly Gain[];
};

/** Gains told kind by kind; other kinds bring nothing. */
export const gainsBy =
  <E extends { readonly type: string }>(by: GainsBy<E>): Reckoning<E>['gains'] =>
  event =>
    ofKind<((event: E) => readonly Gain[]) | undefined>(by, event)?.(event) ?? [];

/** A round begins when such an event comes again to somebody who had it in this one. */
export function lapsOf<E extends { readonly type: string }>(type: E['type']): Reckoning<E>['opensRound'] {
  const had = new Set<unknown>();
  return event => {
    if (event.type !== type || !('seat' in event)) return false;
    const opens = had.size === 0 || had.has(event.seat);
    if (opens) had.clear();
    had.add(event.seat);
    return opens;
  };
}

/** What everybody had when a round was over. */
export interface Stop {
  readonly round: number;
  readonly values: readonly number[];
}

/** One event on the way. */
export interface Turning<V extends Vocabulary> {
  /** As the log calls its sentence. */
  readonly key: string;
  readonly step: number;
  readonly round: number;
  readonly event: V['Event'];
  readonly gains: readonly Gain[];
  /** What everybody had before it, and after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** It belongs to what ended the game. */
  readonly isLast: boolean;
}

export interface Course<V extends Vocabulary> {
  readonly counts: string;
  /** From the beginning to the end; the last is the final count. */
  readonly stops: readonly Stop[];
  readonly turnings: readonly Turning<V>[];
}

/** The course of a game (its score history), from what one viewer witnessed of it. */
export function courseOf<V extends Vocabulary>(
  log: readonly News<V>[],
  { counts, begins, opensRound, gains, finale = [] }: Reckoning<V['Event']>,
): Course<V> {
  let values = begins;
  let round = 0;
  const stops: Stop[] = [];
  const turnings: Turning<V>[] = [];
  const standing = standingNews(log);
  for (const { step, events } of standing)
    for (const [i, event] of events.entries()) {
      if (opensRound(event)) stops.push({ round: round++, values });
      const changes = gains(event);
      const before = values;
      values = added(before, changes);
      const isLast = step === standing.at(-1)?.step;
      turnings.push({
        key: `${step}.${i}`,
        step,
        round,
        event,
        gains: changes,
        before,
        after: values,
        isLast,
      });
    }
  stops.push({ round, values: added(values, finale) });
  return { counts, stops, turnings };
}

/** The course of a game that did not begin with its deal: where it began follows from where it ended. Null where the game cannot tell. */
export function courseOfStudy<V extends Vocabulary>(
  log: readonly News<V>[],
  reckoning: Reckoning<V['Event']>,
): Course<V> | null {
  const { ends } = reckoning;
  if (!ends) return null;
  const { stops, turnings, counts } = courseOf(log, { ...reckoning, begins: ends.values.map(() => 0) });
  const reached = lastOf(stops);
  const lift = (values: readonly number[]) =>
    values.map((value, seat) => value + nth(ends.values, seat) - nth(reached.values, seat));
  const later = ends.round - reached.round;
  return {
    counts,
    stops: [
      { round: later - 1, values: lift(ends.values.map(() => 0)) },
      ...stops.map(({ round, values }) => ({ round: round + later, values: lift(values) })),
    ],
    turnings: turnings.map(turning => ({
      ...turning,
      round: turning.round + later,
      before: lift(turning.before),
      after: lift(turning.after),
    })),
  };
}

function added(values: readonly number[], gains: readonly Gain[]): readonly number[] {
  if (gains.length === 0) return values;
  const next = [...values];
  for (const { seat, by } of gains) next[seat] = nth(next, seat) + by;
  return next;
}

/** What still stands of the log: a taking back withdraws the latest news of its seat. */
export function standingNews<V extends Vocabulary>(log: readonly News<V>[]): readonly News<V>[] {
  const standing: News<V>[] = [];
  for (const news of log)
    if (news.takeback)
      standing.splice(
        standing.findLastIndex(({ seat }) => seat === news.seat),
        1,
      );
    else standing.push(news);
  return standing;
}
