import * as v from 'valibot';
import type { Standstill } from './hours.ts';

/** What the storage knows about time. All nodes of a house share it. */
export interface KeptTime {
  /** How far the time of the house has come. It never goes back. */
  readonly time: number;
  /** When it stood still, the oldest first. */
  readonly standstills: readonly Standstill[];
}

/** Milliseconds without a sign of life after which the house counts as having been closed. */
export const LAPSE = 30_000;
/** Older standstills lie further back than any turn that is still running. */
const REMEMBERED = 200;

interface Reading {
  /** What the calendar on the wall says. */
  readonly wall: number;
  /** How far this node has come; null when it is just opening. */
  readonly house: number | null;
}

/** The time after a node has looked at its clocks. Whatever is missing since the last look is a standstill. */
export function keepOn(kept: KeptTime | null, { wall, house }: Reading): KeptTime {
  if (!kept) return { time: wall, standstills: [] };
  const { time, standstills } = kept;
  const reached = Math.max(time, wall, house ?? time);
  // Up to the last sign of life people could play.
  const alive = house !== null && house - time <= LAPSE ? Math.max(time, house) : time;
  if (reached - alive > LAPSE)
    return { time: reached, standstills: [...standstills, { from: alive, to: reached }].slice(-REMEMBERED) };
  // Small differences are made up for by a quicker pace.
  return { time: Math.max(time, house ?? reached), standstills };
}

const schema = v.object({
  time: v.number(),
  standstills: v.array(v.object({ from: v.number(), to: v.number() })),
});

/** Null when there is none yet, or none that makes sense. */
export function readTime(text: string | null): KeptTime | null {
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}
