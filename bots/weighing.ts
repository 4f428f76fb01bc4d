import { same } from '../core/data.ts';
import type { Game, Seat, Vocabulary } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { nth, readOnly } from '../core/sure.ts';
import type { Seen } from './bot.ts';
import { quickChance } from './chance.ts';
import type { GameBots } from './game-bots.ts';
import { dream, lookAhead } from './lookahead.ts';
import { chancesIn, type Outlook } from './outlook.ts';
import { quickMove } from './playout.ts';
import { type Estimate, estimate } from './statistics.ts';
import { ruleOf } from '../core/play.ts';

/** Worlds of the look ahead that finds what is worth weighing. */
const FIRST_WORLDS = 4;
/** Milliseconds for a policy that ranks moves by itself. */
const THOUGHT = 100;
/** The share of its usual effort that a bot spends when it only proposes a move. */
const GLANCE = 0.15;

/** Who is asked, with all that the seat knows; no character. */
export type Asked<V extends Vocabulary> = Omit<Seen<V>, 'character'>;

/** The moves that may be best: as the judge sees it, or as the better bots would play. Best first, so far. */
export function proposals<V extends Vocabulary>(
  game: Game<V>,
  bots: GameBots<V>,
  { asked, most }: { readonly asked: Asked<V>; readonly most: number },
): V['Move'][] {
  const craft = bots.craft(game);
  const judge = craft.judge?.(asked.view);
  if (judge)
    return lookAhead({ game, craft, judge }, asked, FIRST_WORLDS)
      .slice(0, most)
      .map(({ move }) => move);
  const thought = craft.rank?.(asked, THOUGHT) ?? [];
  if (thought.length > 1) return thought.slice(0, most).map(({ move }) => move);
  const onwards = onwardMoves(game, asked);
  if (onwards.length <= most) return onwards;
  const found: V['Move'][] = [];
  for (const level of ['head-gardener', 'green-thumb', 'gardener'] as const) {
    const move = bots[level](game, GLANCE)(asked);
    if (found.length < most && !found.some(known => same(known, move))) found.push(move);
  }
  return found;
}

/** Without those that would only take back what was chosen in the same decision. */
function onwardMoves<V extends Vocabulary>(
  game: Game<V>,
  { view, seat, legal, random }: Asked<V>,
): V['Move'][] {
  const world = readOnly(game.determinize(view, seat, random));
  return legal.filter(({ type }) => !ruleOf(game, type).retracts?.(world, seat));
}

interface Scales<V extends Vocabulary> {
  readonly view: V['View'];
  readonly seat: Seat;
  readonly random: Random;
  readonly isLate?: (() => boolean) | undefined;
}

/** The quick move, in any world. */
export const QUICK = 'quick';

/** A paired comparison: for each of these moves, everybody's chances in so many imagined worlds: the same for all moves, with the same luck. Nothing but the
 * view is looked at. */
export function weigh<V extends Vocabulary>(
  outlook: Outlook<V>,
  { view, seat, random, isLate }: Scales<V>,
  { moves, worlds }: { readonly moves: readonly (V['Move'] | typeof QUICK)[]; readonly worlds: number },
): number[][][] {
  const weighed = moves.map((): number[][] => []);
  for (let n = 0; n < worlds && !(n > 1 && isLate?.()); n++) {
    const { world, luck } = dream(outlook, { view, seat, random });
    for (const [i, wanted] of moves.entries()) {
      // With a luck of its own, so that the same move is followed by the same events.
      const move =
        wanted === QUICK ? quickMove(outlook, world, { seat, random: quickChance(~luck) }) : wanted;
      nth(weighed, i).push(chancesIn(outlook, world, { random: quickChance(luck), first: { seat, move } }));
    }
  }
  return weighed;
}

/** By how much one move is better for a seat than another, from world to world. */
export function lead(better: readonly number[][], worse: readonly number[][], seat: Seat): Estimate {
  return estimate(better.map((chances, world) => nth(chances, seat) - nth(nth(worse, world), seat)));
}

/** Everybody's chances, over all worlds. */
export function meanOf(weighed: readonly (readonly number[])[]): number[] {
  return nth(weighed, 0).map(
    (_, seat) => weighed.reduce((sum, chances) => sum + nth(chances, seat), 0) / weighed.length,
  );
}
