import type { Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import type { Weighed } from './thinking.ts';
import type { Move } from '../vocabulary.ts';

/** A difference in the chance of winning that makes a bid e times as likely. */
const SHARPNESS = 0.008;
/** In so many worlds half of what a bid seems to be worth is luck. */
const DOUBT = 5;
const GRAIN = 1 << 16;

/** One of the moves that were weighed, the better the likelier: who always makes the best bid can be reckoned with, and ties with its like. */
export function drawnByLot(weighed: readonly Weighed[], random: Random): Move {
  const sure = weighed.map(({ worth, worlds }) => (worth * worlds) / (worlds + DOUBT));
  const best = Math.max(...sure);
  const lots = sure.map(worth => Math.exp((worth - best) / SHARPNESS));
  let lot = (random.int(GRAIN) / GRAIN) * lots.reduce((sum, one) => sum + one, 0);
  const drawn = lots.findIndex(one => (lot -= one) < 0);
  return nth(weighed, Math.max(0, drawn)).move;
}
