import type { Game, Seat, Vocabulary } from '../core/game.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import { quickChance } from './chance.ts';
import { decisionsOf, type Went } from './decisions.ts';
import type { GameBots } from './game-bots.ts';
import { dream } from './lookahead.ts';
import { chancesIn, outlookOf } from './outlook.ts';
import { rewardShare } from './judge.ts';
import { estimate } from './statistics.ts';
import { type Better, betterThan, leastEffort } from './verdict.ts';
import { meanOf, QUICK, weigh } from './weighing.ts';

/** Processor time in milliseconds for each part of a review, estimated from the cost of a playout; a phone takes
 * several times as long. */
const EFFORT = { course: 2500, effects: 4500, verdicts: 5000 };
/** The maximum number of points on the course; below, the number of worlds at each. */
const PLACES = 60;
/** A decision that explains a smaller share of a change than this is not its cause, if there was anything else. */
const MADE_IT = 0.35;
const WORLDS = { course: { fewest: 5, most: 24 }, effects: { fewest: 3, most: 16 } };

/** Post-game analysis: a finished game, looked at by those who know it well. Every answer depends on nothing but the game and its own question. */
export interface Review<V extends Vocabulary> {
  /** Where something begins to be decided, the deal and the end: between two of them chances change by what was decided there, or by luck. */
  readonly stops: readonly number[];
  /** Those of them where chances are reckoned first, spread over the game. */
  readonly places: readonly number[];
  /** Steps before the decisions that still stand, of everybody. */
  readonly decisions: readonly number[];
  /** Those of one seat that are judged, spread over the game where there are too many, and how many there are. */
  judgedOf(seat: Seat): { readonly steps: readonly number[]; readonly of: number };
  /** Everybody's chances at a step: from what one seat knew, or by turns from what each of them knew. What nobody knew is luck to come. */
  chances(step: number, from: Seat | 'table'): readonly number[];
  /** What the decision after this step did to everybody's chances, against what anybody in a hurry would have done. From what its player knew. */
  effect(step: number): Effect;
  /** What changed a seat's chances so much between two steps. */
  cause(change: Change): Cause;
  /** What was better than the decision after this step. From what its player knew. */
  better(step: number): Better<V> | null;
}

export interface Effect {
  readonly by: Seat;
  /** By seat. */
  readonly gains: readonly number[];
  /** How far each may be wrong: the variance of the mean. */
  readonly doubts: readonly number[];
}

/** A change of somebody's chances between two steps. */
export interface Change {
  readonly since: number;
  readonly step: number;
  readonly seat: Seat;
  readonly by: number;
}

/** The step before the entry that did it, and whether its player did, or what it dealt or turned up. */
export interface Cause {
  readonly at: number;
  readonly is: 'decision' | 'luck';
}

/** The review of a finished game. `part` of the usual effort is made for it. */
export function reviewOf<V extends Vocabulary>(
  game: Game<V>,
  bots: GameBots<V>,
  { entries, states, seats, part = 1 }: Went<V> & { readonly part?: number },
): Review<V> {
  const { decisions, stops, moverAt, askedAt, tellsNews } = decisionsOf(game, { entries, states, seats });
  const places = spread(stops, PLACES + 1);
  const { cost } = outlookOf(game, bots, { view: game.view(nth(states, 0), 0), seats });
  const worlds = {
    course: worldsFor((part * EFFORT.course) / cost / places.length, WORLDS.course),
    effects: worldsFor((part * EFFORT.effects) / cost / Math.max(1, decisions.length) / 2, WORLDS.effects),
  };

  function effect(step: number): Effect {
    const { seat, move } = moverAt(step);
    const asked = askedAt(step, 'effect');
    const outlook = outlookOf(game, bots, { view: asked.view, seats });
    const [done, quick] = weigh(outlook, asked, { moves: [move, QUICK], worlds: worlds.effects });
    const differences = Array.from({ length: seats }, (_, other) =>
      done!.map((chances, n) => nth(chances, other) - nth(nth(quick!, n), other)),
    );
    return {
      by: seat,
      gains: differences.map(samples => estimate(samples).mean),
      doubts: differences.map(varianceOfMean),
    };
  }
  function judgedOf(seat: Seat) {
    const own = decisions.filter(step => moverAt(step).seat === seat);
    const affordable = Math.floor((part * EFFORT.verdicts) / leastEffort(cost));
    return { steps: spread(own, Math.min(own.length, affordable)), of: own.length };
  }

  return {
    stops,
    places,
    decisions,
    judgedOf,
    chances(step, from) {
      const state = nth(states, step);
      const outcome = game.outcome(state);
      if (outcome) return sharesOf(outcome, seats);
      const random = randomOf(seedRng(`course ${step}`));
      return meanOf(
        Array.from({ length: worlds.course }, (_, n) => {
          const seat = from === 'table' ? n % seats : from;
          const view = game.view(state, seat);
          const outlook = outlookOf(game, bots, { view, seats });
          const { world, luck } = dream(outlook, { view, seat, random });
          return chancesIn(outlook, world, { random: quickChance(luck), first: null });
        }),
      );
    },
    effect,
    cause({ since, step, seat, by }) {
      const made = decisions
        .filter(at => at >= since && at < step)
        .map(at => ({ at, gain: nth(effect(at).gains, seat) }))
        .sort((a, b) => b.gain - a.gain)[0];
      if (made && made.gain >= MADE_IT * by) return { at: made.at, is: 'decision' };
      const news = Array.from({ length: step - since }, (_, n) => since + n).findLast(tellsNews);
      if (news !== undefined) return { at: news, is: 'luck' };
      return made ? { at: made.at, is: 'decision' } : { at: since, is: 'luck' };
    },
    better(step) {
      const { seat, move } = moverAt(step);
      const effort = (part * EFFORT.verdicts) / judgedOf(seat).steps.length;
      return betterThan(game, bots, { asked: askedAt(step, 'verdict'), seats, played: move, effort });
    },
  };
}

/** What the end is worth to everybody: the winner's one, shared by those who tie. */
function sharesOf(outcome: Parameters<typeof rewardShare>[0], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => rewardShare(outcome, seat, Number.POSITIVE_INFINITY));
}

function varianceOfMean(samples: readonly number[]): number {
  const { mean } = estimate(samples);
  const sum = samples.reduce((all, sample) => all + (sample - mean) ** 2, 0);
  return sum / Math.max(1, samples.length - 1) / samples.length;
}

/** So many of them, evenly, the first and the last included. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (count >= items.length) return [...items];
  if (count <= 1) return items.slice(0, count);
  return Array.from({ length: count }, (_, n) =>
    nth(items, Math.round((n * (items.length - 1)) / (count - 1))),
  );
}

const worldsFor = (
  affordable: number,
  { fewest, most }: { readonly fewest: number; readonly most: number },
): number => Math.floor(Math.min(most, Math.max(fewest, affordable)));
