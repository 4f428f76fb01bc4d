import type { Game, Vocabulary } from '../core/game.ts';
import { advance, copyOf, draftOf, legal, start } from '../core/play.ts';
import { defaultOptions } from '../core/opening.ts';
import { nth, readOnly } from '../core/sure.ts';
import type { Bot } from './bot.ts';
import { quickChance } from './chance.ts';
import type { Craft } from './craft.ts';
import { rewardOf } from './judge.ts';
import { answer, chanceOf, type Net, teach } from './net.ts';
import { decide, quickMove } from './playout.ts';
import { type Features, netJudge } from './value.ts';

export interface School<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly craft: Craft<V>;
  /** Those of the craft. */
  readonly features: Features<V>;
  readonly players: number;
  readonly seed: string;
  /** Plays all seats but one, a different one in every game; absent for self-play. */
  readonly rival?: Bot<V>;
}

export interface Lesson {
  /** Which game of how many: learning rate and exploration fall towards the end. */
  readonly game: number;
  readonly games: number;
}

/** How much a later evaluation counts for an earlier one. */
const LAMBDA = 0.75;
/** The learning rate, at the beginning and at the end. */
export const RATES = [0.02, 0.0015] as const;
/** The share of random moves (exploration), at the beginning and at the end. */
const CURIOSITY = [0.15, 0.03] as const;

/** Longer than any game of the house; nothing is learnt from a game that reaches it. */
export const MOST_MOVES = 5000;

export const between = ([from, to]: readonly [number, number], part: number): number =>
  from * (to / from) ** part;

/** One game of self-play, or against a rival, then a training step (temporal differences, TD(λ)): the network's
 * values of the worlds its moves led to are moved towards its later values, and at the end towards the result. */
export function learnFromGame<V extends Vocabulary>(school: School<V>, net: Net, lesson: Lesson): void {
  const { game, craft, features, players, rival } = school;
  const part = lesson.game / lesson.games;
  const random = quickChance(hashed(`${school.seed}/${lesson.game}`));
  // The judge plays in the game itself: by its features it sees only what its seat may know.
  const bench = { game, craft: withoutQuick(craft), judge: netJudge(net, features, players) };
  const opening = { options: defaultOptions(game), seats: players, seed: `${school.seed}/${lesson.game}` };
  const draft = draftOf(game, copyOf(game, start(game, opening).state), { random });
  const world = readOnly(draft.state);
  const seenBy: Float64Array[][] = Array.from({ length: players }, () => []);
  for (let n = 0; game.outcome(world) === null; n++) {
    if (n === MOST_MOVES) return;
    const { seat } = nth(game.pending(world), 0);
    if (rival && seat !== lesson.game % players) {
      advance(
        draft,
        seat,
        rival({ view: game.view(world, seat), seat, legal: legal(game, world, seat), random }),
      );
      continue;
    }
    const curious = random.int(1000) < 1000 * between(CURIOSITY, part);
    const move = curious ? random.pick(legal(game, world, seat)) : quickMove(bench, world, { seat, random });
    decide(bench, draft, { seat, move, random });
    const inputs = new Float64Array(features.count);
    features.write(world, seat, inputs);
    nth(seenBy, seat).push(inputs);
  }
  const outcome = game.outcome(world)!;
  const rate = between(RATES, part);
  for (let seat = 0; seat < players; seat++) {
    let target = rewardOf(outcome, seat, craft.spread ?? 10);
    for (const inputs of nth(seenBy, seat).toReversed()) {
      const thought = chanceOf(answer(net, inputs));
      teach(net, inputs, { target, rate });
      target = LAMBDA * target + (1 - LAMBDA) * thought;
    }
  }
}

export function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** The learner plays by its own evaluation, not by the game's quick rule. */
function withoutQuick<V extends Vocabulary>(craft: Craft<V>): Craft<V> {
  const { complete, worthwhile, disguise } = craft;
  return { ...(complete && { complete }), ...(worthwhile && { worthwhile }), ...(disguise && { disguise }) };
}
