import { nth } from '../core/sure.ts';

/** How long one operation takes, in nanoseconds. */
export interface Timing {
  readonly best: number;
  readonly median: number;
}

/** Does the work about `times` times and says how often it did it. */
export type Work = (times: number) => number;

/** Short enough to fit between two interruptions on a busy machine, long enough for the grain of its clock. */
const BATCH = 2e6;

/** Warms up, then times short batches: the best one is the machine's own time, the median also the neighbours'. */
export function measure(work: Work, seconds: number): Timing {
  const times = batchFor(work, (seconds * 1e9) / 2);
  const until = now() + seconds * 1e9;
  const batches: number[] = [];
  while (now() < until) batches.push(timeOf(work, times).each);
  batches.sort((a, b) => a - b);
  return { best: nth(batches, 0), median: nth(batches, batches.length >> 1) };
}

/** The number of times that fills a batch. Finding it is the warm-up, so it takes its time. */
function batchFor(work: Work, nanoseconds: number): number {
  const warm = now() + nanoseconds;
  let each = Number.POSITIVE_INFINITY;
  for (let times = 1; now() < warm; ) {
    const batch = timeOf(work, times);
    each = Math.min(each, batch.each);
    if (batch.total < BATCH) times *= 2;
  }
  return Math.max(1, Math.round(BATCH / each));
}

function timeOf(work: Work, times: number): { readonly total: number; readonly each: number } {
  const start = now();
  const done = work(times);
  const total = now() - start;
  return { total, each: total / done };
}

/** Processor time, not the clock's: what the neighbours take does not count. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

let sink = 0;

/**
 * A fixed load of arithmetic, small objects and array work, much like a rule's. Its time says how fast this machine
 * is just now, so that results of two machines, or of a busy and a quiet hour, can be related.
 */
export const calibration: Work = times => {
  for (let n = 0; n < times; n++) {
    const cards: number[] = [];
    let word = n | 1;
    for (let i = 0; i < 100; i++) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      cards.push(word & 31);
      if (cards.length > 20) cards[word & 15] = cards.pop()!;
    }
    const counts = { low: 0, high: 0 };
    for (const card of cards)
      if (card < 16) counts.low += card;
      else counts.high += card;
    sink ^= counts.low ^ counts.high;
  }
  return times;
};

/** Keeps results alive that nobody else needs. */
export function use(value: unknown): void {
  if (value === sink) sink++;
}
