import type { Outcome, Read, Seat, Vocabulary } from '../core/game.ts';
import { nth } from '../core/sure.ts';

/** A value function: how good a world is. */
export interface Judge<V extends Vocabulary> {
  /** The prospects of one seat, for comparing moves of that seat: 1 more is a clear lead more. */
  alone(world: Read<V['State']>, seat: Seat): number;
  /** The seat's part of all prospects: about its chance of winning. */
  share(world: Read<V['State']>, seat: Seat): number;
}

/** A judge from the points that every seat can expect; a lead of `spread` points makes it e times as likely to win. */
export function pointsJudge<V extends Vocabulary>(
  players: number,
  {
    points,
    spread,
  }: { readonly points: (world: Read<V['State']>, seat: Seat) => number; readonly spread: number },
): Judge<V> {
  return {
    alone: (world, seat) => points(world, seat) / spread,
    share: (world, seat) => {
      const own = points(world, seat);
      let all = 0;
      for (let other = 0; other < players; other++)
        all += other === seat ? 1 : Math.exp((points(world, other) - own) / spread);
      return 1 / all;
    },
  };
}

/** Two judges as one (a logarithmic opinion pool), where each sees what the other misses; `part`, from 0 to 1, is what the second one's opinion counts. */
export function pooledJudge<V extends Vocabulary>(
  players: number,
  { first, second, part }: { readonly first: Judge<V>; readonly second: Judge<V>; readonly part: number },
): Judge<V> {
  return pointsJudge(players, {
    points: (world, seat) => (1 - part) * first.alone(world, seat) + part * second.alone(world, seat),
    spread: 1,
  });
}

/** The weight of winning in a result; the rest is how close a seat came, a better signal for single moves. */
const VICTORY = 0.7;

/** What a finished game is worth to a seat, from 0 to 1. `spread` points of difference are a clear lead; if it is `Infinity`, only victory counts. */
export function rewardOf<V extends Vocabulary>(outcome: Outcome<V>, seat: Seat, spread: number): number {
  const [first = []] = outcome.places;
  const win = first.includes(seat) ? 1 / first.length : 0;
  if (spread === Number.POSITIVE_INFINITY) return win;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < outcome.scores.length; other++)
    if (other !== seat) best = Math.max(best, totalOf(outcome, other));
  const near = 1 / (1 + Math.exp((best - totalOf(outcome, seat)) / spread));
  return VICTORY * win + (1 - VICTORY) * near;
}

/** A seat's part of all rewards. */
export function rewardShare<V extends Vocabulary>(outcome: Outcome<V>, seat: Seat, spread: number): number {
  let all = 0;
  for (let other = 0; other < outcome.scores.length; other++) all += rewardOf(outcome, other, spread);
  return rewardOf(outcome, seat, spread) / all;
}

export function totalOf<V extends Vocabulary>({ scores }: Outcome<V>, seat: Seat): number {
  let sum = 0;
  for (const points of Object.values<number>(nth(scores, seat))) sum += points;
  return sum;
}
