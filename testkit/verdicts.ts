import { frameFor } from '../core/frame.ts';
import type { Seat, Vocabulary } from '../core/game.ts';
import { legal, play } from '../core/play.ts';
import type { judgeAll } from '../core/judge.ts';
import { accept, fork, type Match } from '../core/match.ts';
import { lastOf } from '../core/sure.ts';
import { must } from './broken.ts';
import { bytes } from './known.ts';
import { matchAt, type Scene } from './scene.ts';
import { imagine } from './secrecy.ts';

/** How the host of a table judges what a seat sends. */
export type Judging = typeof judgeAll;

/** Moves of the game so far, whoever might have made them: what an attacker would send. */
export type Pool = readonly { readonly type: string }[];

/** Attempts for every deciding seat at every step, each in another world. */
const ATTEMPTS = 4;
const LONGEST = 3;

/**
 * C18: what a seat is answered depends only on what it knows. Whatever it sends, one move or several, listed or made up:
 * in every world it cannot tell from the real one the verdict is the same, to the byte.
 */
export function checkVerdicts<V extends Vocabulary>(scene: Scene<V>, pool: Pool, judging: Judging): void {
  const { game, state } = scene;
  for (const { seat } of game.pending(state)) {
    const here = matchAt(game, state);
    for (let n = 0; n < ATTEMPTS; n++) {
      const there = matchAt(game, imagine(scene, seat));
      const moves = attempt(scene, seat, pool);
      const real = answerTo(here, { seat, moves }, judging);
      const imagined = answerTo(there, { seat, moves }, judging);
      must(
        real === imagined,
        'C18',
        `seat ${seat} sends ${bytes(moves)}: ${real} here, ${imagined} elsewhere`,
      );
    }
  }
}

/** Legal moves one after the other, with a last one out of the pool that may mean anything. */
function attempt<V extends Vocabulary>(scene: Scene<V>, seat: Seat, pool: Pool): V['Move'][] {
  const { game, dice } = scene;
  const moves: V['Move'][] = [];
  let state = scene.state;
  const length = dice.int(LONGEST);
  while (moves.length < length) {
    const allowed = moves.length === 0 ? scene.known.legal(seat) : legal(game, state, seat);
    if (allowed.length === 0) break;
    const move = dice.pick(allowed);
    const played = play(game, state, { seat, move });
    if (!played.ok) break;
    moves.push(move);
    state = played.value.state;
  }
  return [...moves, odd(dice.pick(pool), scene)];
}

/** The move with some of its numbers changed. */
function odd<T>(value: T, scene: Pick<Scene<Vocabulary>, 'dice'>): T {
  const { dice } = scene;
  if (typeof value === 'number' && dice.int(4) === 0) return (value + dice.int(5) - 2) as T;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part: unknown) => odd(part, scene)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, odd(part, scene)])) as T;
}

/** All that the seat hears of it: the refusal; or that it was done, and, if it can still go back, its next frame. */
function answerTo<V extends Vocabulary>(
  match: Match<V>,
  { seat, moves }: { readonly seat: Seat; readonly moves: readonly V['Move'][] },
  judging: Judging,
): string {
  const judged = judging(
    match,
    moves.map(move => ({ seat, move })),
  );
  if (!judged.ok) return bytes(judged.error);
  const done = { done: judged.value.map(({ sealed }) => sealed) };
  if (lastOf(judged.value).sealed) return bytes(done);
  const after = fork(match);
  for (const change of judged.value) accept(after, change);
  return bytes({ ...done, frame: frameFor(after, seat) });
}
