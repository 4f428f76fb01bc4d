import type { Game, Vocabulary } from '../core/game.ts';
import { nth } from '../core/sure.ts';
import type { Seen } from './bot.ts';
import { foresee, type Foreseen } from './foresight.ts';
import type { GameBots } from './game-bots.ts';
import { outlookOf } from './outlook.ts';
import { lead, meanOf, proposals, weigh } from './weighing.ts';

/** A move to consider. */
export interface Hint<V extends Vocabulary> {
  readonly move: V['Move'];
  /** The chance of winning with it, from 0 to 1; null where there is nothing to choose. */
  readonly chance: number | null;
  /** How much less that is than with the first hint; 0 where nobody can tell the two apart. */
  readonly less: number;
  /** What its player would see and hear after it, in some of the worlds they cannot tell apart. */
  readonly foreseen: readonly Foreseen<V>[];
}

/** Hints at most, and moves that are weighed for them. */
const MOST = 3;
const WEIGHED = 5;
/** Processor time in milliseconds, estimated from the cost of a playout, and the maximum number of worlds. */
const EFFORT = 900;
const WORLDS = 120;
const FEWEST_WORLDS = 12;
/** A smaller difference in chances counts as none. */
const NOTHING = 0.01;

/** The best moves for this viewer, best first, computed only from what their seat knows. `part` is the share of the
 * usual effort. */
export function hintsFor<V extends Vocabulary>(
  game: Game<V>,
  bots: GameBots<V>,
  { seen, seats, part = 1 }: { readonly seen: Seen<V>; readonly seats: number; readonly part?: number },
): Hint<V>[] {
  // Advice has no character of its own.
  const { character: _, ...asked } = seen;
  const { view, seat, legal } = asked;
  if (legal.length === 1) return [{ move: nth(legal, 0), chance: null, less: 0, foreseen: [] }];
  const moves = proposals(game, bots, { asked, most: WEIGHED });
  const outlook = outlookOf(game, bots, { view, seats });
  const affordable = Math.floor((part * EFFORT) / outlook.cost / moves.length);
  const worlds = Math.min(WORLDS, Math.max(FEWEST_WORLDS, affordable));
  const weighed = weigh(outlook, asked, { moves, worlds })
    .map((samples, i) => ({ move: nth(moves, i), samples, chance: nth(meanOf(samples), seat) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST);
  const best = nth(weighed, 0);
  return weighed.map(({ move, samples, chance }) => {
    const { mean, margin } = lead(best.samples, samples, seat);
    const isClear = margin !== null && mean > margin && mean > NOTHING;
    return { move, chance, less: isClear ? mean : 0, foreseen: foresee(outlook, asked, move) };
  });
}
