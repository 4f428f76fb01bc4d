import { lastOf } from '../../core/sure.ts';

/** Counts how often something was done for each name, and says when it is enough for now. */
export interface Allowance {
  /** Takes one, if there is one left. */
  take(name: string, now: number): boolean;
}

/** So many within so many milliseconds, counted on this node. */
export function allowance(most: number, per: number): Allowance {
  const spent = new Map<string, readonly number[]>();
  let swept = 0;
  return {
    take(name, now) {
      if (now - swept >= per) {
        for (const [other, times] of spent) if (lastOf(times) <= now - per) spent.delete(other);
        swept = now;
      }
      const recent = (spent.get(name) ?? []).filter(time => time > now - per);
      if (recent.length >= most) return false;
      spent.set(name, [...recent, now]);
      return true;
    },
  };
}
