import { same } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { lastOf, playerAt } from '../../../core/sure.ts';
import { type Card, targetStep } from '../data/cards.ts';
import type { Move, Player, State } from '../vocabulary.ts';
import { limitOf } from './bidding.ts';
import { flowersIn, leastCard } from './challenging.ts';
import type { Prospects } from './prospects.ts';
import type { Slots } from './slots.ts';

/** The moves of one decision, the first of them to be made now: a challenge takes several. */
export type Plan = readonly [Move, ...Move[]];

export interface Decision {
  readonly seat: number;
  readonly legal: readonly Move[];
  /** What is done without much thought. */
  readonly usual: Move;
  /** Which fists it may close. */
  readonly slots: Slots;
}

/** Calls above the least one that are worth a thought. */
const JUMPS = [0, 1, 2, 4];
/** Fists that are worth a thought, and parts of what the card is worth. */
const SMALL = [0, 1, 2, 3, 4, 5, 6, 7];
const PARTS = [0.5, 0.75, 1];
/** Even for a card that is worth nothing to its buyer. */
const LEAST_LIMIT = 3;
/** As much above its limit a seat may think of going. */
const DARING = 2;

const CLOSE: Move = { type: 'close-hand' };

/** What is worth a thought, the usual first. */
export function plansOf(prospects: Prospects, world: Read<State>, decision: Decision): Plan[] {
  const { seat, usual } = decision;
  const task = lastOf(world.agenda);
  if (task.do === 'challenge') return stakesOf(playerAt(world.players, seat), usual);
  const others =
    task.do === 'fists' ? fistsFor(prospects, world, { ...decision, card: task.card }) : otherMoves(decision);
  const plans: Plan[] = [[usual]];
  const seen = new Set([sortOf(usual)]);
  for (const move of others) {
    const sort = sortOf(move);
    if (seen.has(sort)) continue;
    seen.add(sort);
    plans.push([move]);
  }
  return plans;
}

function otherMoves({ legal }: Decision): readonly Move[] {
  const least = legal.find(move => move.type === 'bid')?.tokens ?? 0;
  return legal.filter(move => move.type !== 'bid' || JUMPS.includes(move.tokens - least));
}

/** Moves of one sort lead to the same. */
function sortOf(move: Move): string {
  if (move.type === 'destroy') return `destroy ${targetStep(move.card)} of ${move.target}`;
  if (move.type === 'block') return `block ${move.target}`;
  return move.type === 'boost' ? move.type : JSON.stringify(move);
}

function fistsFor(
  prospects: Prospects,
  world: Read<State>,
  { seat, card, slots }: Decision & { readonly card: Card },
): Move[] {
  const limit = Math.max(LEAST_LIMIT, limitOf(prospects, world, { seat, card }));
  const most = Math.min(playerAt(world.players, seat).tokens, limit + DARING);
  const fists = Array.from({ length: most + 1 }, (_, tokens) => tokens).filter(slots);
  // Where all are open, a few of them are enough to choose from.
  const worth = new Set([...SMALL, ...PARTS.map(part => Math.round(part * limit))]);
  return (fists.length > most ? fists.filter(tokens => worth.has(tokens)) : fists).map(tokens => ({
    type: 'close-fist',
    tokens,
  }));
}

/** The card it misses least, any one flower card, or several, the best first: as far as they go on from what is staked. */
function stakesOf(player: Read<Player>, usual: Move): Plan[] {
  const flowers = flowersIn(player);
  const single = [...new Set([leastCard(player), ...flowers])].map(card => [card]);
  const several = flowers.slice(1).map((_, n) => flowers.slice(0, n + 2));
  const plans = [...single, ...several].flatMap(cards => restOf(cards, player.staked) ?? []);
  const first = plans.find(([move]) => same(move, usual)) ?? planFrom(usual);
  return [first, ...plans.filter(plan => plan !== first)];
}

const planFrom = (usual: Move): Plan => (usual.type === 'close-hand' ? [usual] : [usual, CLOSE]);

/** How to go on; in a list, as it may be impossible. */
function restOf(cards: readonly Card[], staked: readonly Card[]): Plan[] | null {
  const rest = [...cards];
  for (const card of staked) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  const [first, ...more] = rest.map((card): Move => ({ type: 'stake', card }));
  return [first ? [first, ...more, CLOSE] : [CLOSE]];
}
