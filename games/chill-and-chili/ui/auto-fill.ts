import { nth } from '../../../core/sure.ts';
import type { BedView, Water } from '../vocabulary.ts';

/**
 * A good way to spend drops: the set of beds that can be completed for the most points, cheapest first among
 * equals, and what is left on the bed that then lacks least. Advice, not law: every step can be taken back.
 */
export function autoFill(beds: readonly BedView[], drops: number): Water[] {
  const thirsty = beds
    .map((bed, index) => ({ index, missing: bed.suns - bed.drops, points: bed.points }))
    .filter(({ missing }) => missing > 0);
  const best = richest(thirsty, drops);
  const moves = best.map(({ index, missing }): Water => ({ type: 'water', bed: index, drops: missing }));
  let left = drops - best.reduce((sum, { missing }) => sum + missing, 0);
  const others = thirsty
    .filter(bed => !best.includes(bed))
    .sort((a, b) => a.missing - b.missing || b.points - a.points);
  for (const { index, missing } of others) {
    const some = Math.min(left, missing);
    if (some > 0) moves.push({ type: 'water', bed: index, drops: some });
    left -= some;
  }
  return moves;
}

interface Thirsty {
  readonly index: number;
  readonly missing: number;
  readonly points: number;
}

/** The knapsack of beds: most points within so many drops. */
function richest(beds: readonly Thirsty[], drops: number): readonly Thirsty[] {
  const best: (readonly Thirsty[])[] = Array.from({ length: drops + 1 }, () => []);
  for (const bed of beds)
    for (let spent = drops; spent >= bed.missing; spent--) {
      const joined = [...nth(best, spent - bed.missing), bed];
      if (worth(joined) > worth(nth(best, spent))) best[spent] = joined;
    }
  return nth(best, drops);
}

/** Points first, then drops saved. */
function worth(beds: readonly Thirsty[]): number {
  return beds.reduce((sum, { points, missing }) => sum + 100 * points - missing, 0);
}
