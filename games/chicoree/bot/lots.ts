import type { Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import type { Weighed } from './thinking.ts';
import type { Move } from '../vocabulary.ts';

/** A difference in the chance of winning that makes a bid e times as likely. */
const SHARPNESS = 0.008;
/** In so many worlds half of what a bid seems to be worth is luck. */
const DOUBT = 40;
/** What a bid weighs that is never made by habit, beside one that is made most. */
const UNUSUAL = 0.01;
const GRAIN = 1 << 16;

/**
 * One of the bids that were weighed: the likelier it is by habit, and the better it did in imagined worlds, the likelier. Who always makes the best bid can be reckoned
 * with, and ties with its like; who trusts few worlds bids at random.
 */
export function drawnByLot(
  weighed: readonly Weighed[],
  { habits, random }: { readonly habits: readonly number[]; readonly random: Random },
): Move {
  const sure = weighed.map(({ worth, worlds }) => (worth * worlds) / (worlds + DOUBT));
  const best = Math.max(...sure);
  const lots = weighed.map(
    ({ move }, at) => habitOf(habits, move) * Math.exp((nth(sure, at) - best) / SHARPNESS),
  );
  let lot = (random.int(GRAIN) / GRAIN) * lots.reduce((sum, one) => sum + one, 0);
  const drawn = lots.findIndex(one => (lot -= one) < 0);
  return nth(weighed, Math.max(0, drawn)).move;
}

const habitOf = (habits: readonly number[], move: Move): number =>
  Math.max(UNUSUAL, (move.type === 'close-fist' ? habits[move.tokens] : null) ?? 0);
