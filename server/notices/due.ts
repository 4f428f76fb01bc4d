import { BREATH } from '../../wire/agreed.ts';
import type { Notices } from '../../wire/tells.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

export const PACE = {
  /** Somebody who is just looking may answer before we call. */
  delay: MINUTE,
  /** Between two notices to the same person. */
  between: 15 * MINUTE,
  /** How long a table may wait for somebody who seems to be here: a forgotten tab is not a reader. */
  patience: 10 * MINUTE,
  /** A turn that was just passed on may be taken back before anybody hears of it. */
  breath: BREATH * 1000,
  /** Who was seen this recently is still here, perhaps on another node. */
  presence: 45_000,
} as const;

interface Timing {
  readonly quiet: Notices['quiet'];
  readonly zone: string;
  /** When this person was last told something; null for never. */
  readonly last: number | null;
  /** Not before this time. */
  readonly holdUntil: number;
}

/** The earliest time from `now` on at which this person may be told: `now` itself when nothing speaks against it. */
export function earliest(now: number, { quiet, zone, last, holdUntil }: Timing): number {
  const pause = last === null ? now : last + PACE.between;
  return afterQuiet(Math.max(now, pause, holdUntil), quiet, zone);
}

/**
 * The first moment from `time` on outside the quiet hours.
 * Found by looking at the wall clock every quarter of an hour, because every zone and every change of its clocks
 * falls on one; reckoning with offsets would be wrong in the very nights in which clocks change.
 */
export function afterQuiet(time: number, quiet: Notices['quiet'], zone: string): number {
  if (quiet === null || quiet.from === quiet.to) return time;
  const hourAt = wallClock(zone);
  let moment = time;
  while (isQuiet(hourAt(moment), quiet)) moment = (Math.floor(moment / QUARTER) + 1) * QUARTER;
  return moment;
}

/** Quiet from 22 to 7 goes over midnight; `to` itself is loud again. */
export function isQuiet(hour: number, { from, to }: NonNullable<Notices['quiet']>): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Reads the hour off a clock on a wall of this zone. */
function wallClock(zone: string): (time: number) => number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: isZone(zone) ? zone : 'UTC',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return time => Number(clock.format(time));
}

/** Whether this machine knows the time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
