import { misjudgement, quickChance } from '../../../bots/chance.ts';
import type { Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { WET_TURNS } from '../data/words.ts';
import { without } from '../hands.ts';
import type { State } from '../vocabulary.ts';
import { best } from './draft.ts';
import { type Branch, branchesOf, grown, type Plot, plotOf, type Thought, tieBreak } from './plot.ts';

/** What the two players have, in imagination. Only the cards that lie and those in the hands matter. */
interface Valley {
  readonly plots: readonly [Plot, Plot];
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly row: readonly number[];
  readonly turn: number;
}

/** SR-19: a card, its spot, and a card for the row; none in the last turn (SR-24). */
export interface Plan {
  readonly card: number;
  readonly branch: Branch;
  readonly send: number | null;
}

/** How far a player of a playout may misjudge a card, in points. */
const MISJUDGED = 1.5;
/** How much the best card that is passed on counts against passing it. */
const DENIAL = 0.8;
/** How much it counts who would rather have a card that goes to the row. */
const ROW = 0.25;
/** Points that a victory is worth, however narrow. */
const VICTORY = 10;
/** Playouts of a plan within one round of thinning out. */
const MOST_PLAYOUTS = 40;

/** At most, from the first turn on. */
const LOOKS_PER_PLAYOUT = 45;
/** Plans that are compared, however little time there is. */
const LEAST_PLANS = 3;

export interface Budget {
  /** Times that spots may be looked for. */
  readonly looks: number;
  readonly random: Random;
  /** Turns of the Wet season that are played out; Infinity for the whole game, which the Dry season ends. */
  readonly turns: number;
  /** What a character adds to a plan, in points. */
  readonly liking: (plan: Plan) => number;
  readonly isLate?: (() => boolean) | undefined;
}

/**
 * The best plan that goes on from what is planned so far. All cards are known to both (SR-15), only the other's plan is
 * not: plans are played out to the end against likely ones, and again and again the worse half is dropped.
 */
export function bestPlan(
  thought: Thought,
  world: Read<State>,
  { seat, ...budget }: Budget & { readonly seat: number },
): Plan {
  const { hand, plan } = playerAt(world.players, seat);
  const valley: Valley = {
    plots: [plotOf(thought, world, seat), plotOf(thought, world, 1 - seat)],
    hands: [hand, playerAt(world.players, 1 - seat).hand],
    row: world.row,
    turn: world.turn,
  };
  const keeps = world.options.lastCard === 'keep';
  const affordable = Math.max(LEAST_PLANS, Math.floor(budget.looks / LOOKS_PER_PLAYOUT));
  let tried = candidates(thought, valley, plan)
    .slice(0, affordable)
    .map(each => ({ plan: each, sum: 0, count: 0, liking: budget.liking(each) }));
  const rounds = Math.max(1, Math.ceil(Math.log2(tried.length)));
  const end = thought.looks + budget.looks;
  for (let round = 0; tried.length > 1; round++) {
    const limit = thought.looks + (end - thought.looks) / Math.max(1, rounds - round);
    for (
      let n = 0;
      n < MOST_PLAYOUTS && (n + round === 0 || (thought.looks < limit && !budget.isLate?.()));
      n++
    ) {
      const luck = budget.random.int(2 ** 20);
      for (const each of tried) {
        each.sum += leadAfter(thought, valley, {
          plan: each.plan,
          random: quickChance(luck),
          turns: budget.turns,
          keeps,
        });
        each.count++;
      }
    }
    const mean = ({ sum, count, liking }: { sum: number; count: number; liking: number }): number =>
      liking + sum / count;
    tried.sort((a, b) => mean(b) - mean(a));
    tried = tried.slice(0, Math.ceil(tried.length / 2));
  }
  return nth(tried, 0).plan;
}

/** The spots to be tried for the best cards, for all others, and for a card that is already picked. */
const SPOTS = { best: 2, other: 1, picked: 8 };

function candidates(
  thought: Thought,
  { plots: [mine, theirs], hands: [hand] }: Valley,
  planned: Read<State>['players'][number]['plan'],
): Plan[] {
  const gain = (plot: Plot, card: number): number =>
    nth(branchesOf(thought, plot, card), 0).worth - plot.worth;
  const sending = (card: number): number[] => {
    const rest = without(hand, card);
    const worthOf = (send: number): number =>
      sendingWorth(rest, send, other => [gain(mine, other), gain(theirs, other)]);
    return rest
      .map(send => ({ send, worth: worthOf(send) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ send }) => send);
  };
  const plansOf = (card: number, spots: number): Plan[] => {
    const [send = null] = sending(card);
    return branchesOf(thought, mine, card)
      .slice(0, spots)
      .map(branch => ({ card, branch, send }));
  };
  const { card, spot } = planned;
  if (card === null) {
    const order = [...hand].sort((a, b) => gain(mine, b) - gain(mine, a));
    const plans = order.map((each, n) => plansOf(each, n < 2 ? SPOTS.best : SPOTS.other));
    return [...plans.map(([first]) => first!), ...plans.flatMap(([, ...more]) => more)];
  }
  if (spot === null) return plansOf(card, SPOTS.picked);
  const branch = branchAt(thought, mine, { card, spot });
  return sending(card).map(send => ({ card, branch, send }));
}

function branchAt(
  thought: Thought,
  plot: Plot,
  { card, spot }: { readonly card: number; readonly spot: Read<Branch['spot']> },
): Branch {
  const known = branchesOf(thought, plot, card);
  const isThere = ({ spot: { turn, x, y } }: Branch): boolean =>
    turn === spot.turn && x === spot.x && y === spot.y;
  return known.find(isThere) ?? nth(known, known.length - 1);
}

/** What it is worth to send a card to the row, and to pass on the rest. */
function sendingWorth(
  rest: readonly number[],
  send: number,
  gains: (card: number) => readonly [number, number],
): number {
  const [mine, theirs] = gains(send);
  const passed = without(rest, send).map(card => gains(card)[1]);
  return ROW * (mine - theirs) - DENIAL * Math.max(0, ...passed);
}

interface Playout {
  readonly plan: Plan;
  readonly random: Random;
  readonly turns: number;
  readonly keeps: boolean;
}

/** How far ahead the first of the two is in the end, if it follows this plan and both go on as they see fit. */
function leadAfter(thought: Thought, start: Valley, { plan, random, turns, keeps }: Playout): number {
  const likely = (valley: Valley, seat: 0 | 1): Plan => quickPlan(thought, valley, { seat, random });
  let valley = revealed(start, [plan, likely(start, 1)], keeps);
  while (valley.turn <= WET_TURNS && valley.turn < start.turn + turns)
    valley = revealed(valley, [likely(valley, 0), likely(valley, 1)], keeps);
  return turns === Infinity ? raced(thought, valley) : valley.plots[0].worth - valley.plots[1].worth;
}

/** SR-20 to SR-22 */
function revealed({ plots, hands, row, turn }: Valley, plans: readonly [Plan, Plan], keeps: boolean): Valley {
  const rest = (seat: 0 | 1): number[] => without(without(hands[seat], plans[seat].card), plans[seat].send);
  const isKept = keeps && turn + 1 === WET_TURNS;
  return {
    plots: [grown(plots[0], plans[0].card, plans[0].branch), grown(plots[1], plans[1].card, plans[1].branch)],
    hands: isKept ? [rest(0), rest(1)] : [rest(1), rest(0)],
    row: [...row, ...plans.flatMap(({ send }) => (send === null ? [] : [send]))],
    turn: turn + 1,
  };
}

/** A likely plan: the card that brings most, more or less, and not what the other would like best. */
function quickPlan(
  thought: Thought,
  { plots, hands }: Valley,
  { seat, random }: { readonly seat: 0 | 1; readonly random: Random },
): Plan {
  const [mine, theirs, hand] = [plots[seat], plots[seat === 0 ? 1 : 0], hands[seat]];
  const gain = (plot: Plot, card: number): number =>
    nth(branchesOf(thought, plot, card), 0).worth - plot.worth;
  const card = best(hand, each => gain(mine, each) + MISJUDGED * misjudgement(random));
  const branch = nth(branchesOf(thought, mine, card), 0);
  const rest = without(hand, card);
  if (rest.length === 0) return { card, branch, send: null };
  return { card, branch, send: best(rest, each => gain(theirs, each) + MISJUDGED * misjudgement(random)) };
}

/** SR-27 to SR-32, each taking what is best for it compared with what it leaves; seen from the first of the two. */
function raced(thought: Thought, { plots, row }: Valley): number {
  const gain = (plot: Plot, card: number): number =>
    nth(branchesOf(thought, plot, card), 0).worth - plot.worth;
  let turn = plots[0].ledger.points <= plots[1].ledger.points ? 0 : 1;
  const now: Plot[] = [...plots];
  let left = row;
  while (left.length > 0) {
    const [mine, theirs] = [nth(now, turn), nth(now, 1 - turn)];
    const card = best(
      left,
      each => gain(mine, each) - Math.max(0, ...without(left, each).map(other => gain(theirs, other))),
    );
    now[turn] = grown(mine, card, nth(branchesOf(thought, mine, card), 0));
    left = without(left, card);
    turn = 1 - turn;
  }
  const [mine, theirs] = [nth(now, 0), nth(now, 1)];
  const lead = mine.worth + tieBreak(mine) - theirs.worth - tieBreak(theirs);
  return lead + VICTORY * Math.sign(lead);
}
