import { same } from '../core/data.ts';
import type { Game, Vocabulary } from '../core/game.ts';
import { nth } from '../core/sure.ts';
import { foresee, type Foreseen } from './foresight.ts';
import type { GameBots } from './game-bots.ts';
import { outlookOf } from './outlook.ts';
import type { Estimate } from './statistics.ts';
import { type Asked, lead, meanOf, proposals, weigh } from './weighing.ts';

/** What could have been done instead. */
export interface Better<V extends Vocabulary> {
  readonly move: V['Move'];
  /** How much more likely one would have won, from 0 to 1. */
  readonly gain: Estimate;
  /** What its player would have seen and heard after it. */
  readonly foreseen: readonly Foreseen<V>[];
}

interface Decision<V extends Vocabulary> {
  /** All that its player knew. */
  readonly asked: Asked<V>;
  readonly seats: number;
  readonly played: V['Move'];
  /** Processor time in milliseconds, estimated from the cost of a playout. */
  readonly effort: number;
}

/** Moves that are weighed besides the one that was played. */
const RIVALS = 4;
const WORLDS = { choosing: { fewest: 4, most: 16 }, proving: { fewest: 10, most: 60 } };
/** How many times its margin of error a gain must exceed to count as certain, even in a game of a hundred decisions. */
const BEYOND = 1.4;
/** A smaller gain is not mentioned, however certain. */
const WORTH_A_WORD = 0.02;

/** The move that was certainly better than the one played, if there is one: chosen in some imagined worlds, confirmed
 * in others. Uses only what its player knew. */
export function betterThan<V extends Vocabulary>(
  game: Game<V>,
  bots: GameBots<V>,
  { asked, seats, played, effort }: Decision<V>,
): Better<V> | null {
  const { view, seat } = asked;
  const rivals = proposals(game, bots, { asked, most: RIVALS }).filter(move => !same(move, played));
  if (rivals.length === 0) return null;
  const outlook = outlookOf(game, bots, { view, seats });
  const playouts = effort / outlook.cost;
  const { choosing, proving } = WORLDS;
  const first = weigh(outlook, asked, {
    moves: rivals,
    worlds: rivals.length === 1 ? 1 : clamped(playouts / 3 / rivals.length, choosing),
  });
  const chances = first.map(samples => nth(meanOf(samples), seat));
  const move = nth(rivals, chances.indexOf(Math.max(...chances)));
  const worlds = clamped(playouts / 3, proving);
  const [better, worse] = weigh(outlook, asked, { moves: [move, played], worlds });
  const gain = lead(better!, worse!, seat);
  const isProved = gain.margin !== null && gain.mean > BEYOND * gain.margin && gain.mean > WORTH_A_WORD;
  return isProved ? { move, gain, foreseen: foresee(outlook, asked, move) } : null;
}

const clamped = (
  value: number,
  { fewest, most }: { readonly fewest: number; readonly most: number },
): number => Math.round(Math.min(most, Math.max(fewest, value)));

/** What the cheapest verdict costs at this table, in milliseconds. */
export const leastEffort = (cost: number): number => 3 * WORLDS.proving.fewest * cost;
