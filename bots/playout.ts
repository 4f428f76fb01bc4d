import type { Read, Seat, Vocabulary } from '../core/game.ts';
import { advance, copyOf, type Draft, draftOf, legal } from '../core/play.ts';
import type { Random } from '../core/random.ts';
import { nth, readOnly } from '../core/sure.ts';
import type { Workshop } from './craft.ts';
import { type Judge, rewardShare } from './judge.ts';

/** A limit on completing moves after one decision; beyond it the world is judged as it is. */
const MOST_COMPLETIONS = 24;

/** A workshop with a judge: all that is needed to try moves in imagined worlds. */
export interface Bench<V extends Vocabulary> extends Workshop<V> {
  readonly judge: Judge<V>;
}

/** An imagined world that agrees with what the seat sees. */
export function imagined<V extends Vocabulary>(
  { game, craft }: Workshop<V>,
  { view, seat, random }: { readonly view: V['View']; readonly seat: Seat; readonly random: Random },
): V['State'] {
  return craft.imagine ? craft.imagine(view, seat, random) : game.determinize(view, seat, random);
}

/** Carries out a move and those that complete it. */
export function decide<V extends Vocabulary>(
  { game, craft }: Workshop<V>,
  draft: Draft<V>,
  { seat, move, random }: { readonly seat: Seat; readonly move: V['Move']; readonly random: Random },
): void {
  advance(draft, seat, move);
  if (!craft.complete) return;
  for (let n = 0; n < MOST_COMPLETIONS; n++) {
    const world = readOnly(draft.state);
    const pending = game.pending(world);
    if (pending.length !== 1 || nth(pending, 0).seat !== seat) return;
    const completing = craft.complete(world, seat, random);
    if (completing === null) return;
    advance(draft, seat, completing);
  }
}

/** The quick move of a seat in a world: by the game's own rule, or by looking one move ahead. */
export function quickMove<V extends Vocabulary>(
  bench: Bench<V>,
  world: Read<V['State']>,
  { seat, random }: { readonly seat: Seat; readonly random: Random },
): V['Move'] {
  const { game, craft, judge } = bench;
  if (craft.quick) return craft.quick(world, seat, random);
  const completing = craft.complete?.(world, seat, random);
  if (completing) return completing;
  const all = legal(game, world, seat);
  const moves = craft.worthwhile?.(world, all, 'playout') ?? all;
  let best = nth(moves, 0);
  if (moves.length === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const state = copyOf(game, world);
    craft.disguise?.(state, random);
    const draft = draftOf(game, state, { random });
    decide(bench, draft, { seat, move, random });
    const worth = judge.alone(readOnly(draft.state), seat);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

export interface Playout<V extends Vocabulary> {
  readonly world: Read<V['State']>;
  readonly seat: Seat;
  readonly move: V['Move'];
  readonly random: Random;
  /** Moves after which the judge is asked: no playout is endless. */
  readonly most: number;
}

/** A rollout, what a move is worth to a seat in a world: everybody plays on by quick moves, then the judge or the result decides. */
export function playedOut<V extends Vocabulary>(bench: Bench<V>, playout: Playout<V>): number {
  const { game, craft, judge } = bench;
  const { seat, move, random, most } = playout;
  const draft = draftOf(game, copyOf(game, playout.world), { random });
  decide(bench, draft, { seat, move, random });
  const world = readOnly(draft.state);
  for (let n = 0; ; n++) {
    const outcome = game.outcome(world);
    if (outcome) return rewardShare(outcome, seat, craft.spread ?? 10);
    if (n >= most) return judge.share(world, seat);
    const next = nth(game.pending(world), 0).seat;
    decide(bench, draft, { seat: next, move: quickMove(bench, world, { seat: next, random }), random });
  }
}
