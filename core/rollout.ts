import type { Vocabulary } from './game.ts';
import { advance, type Draft, forward } from './play.ts';
import type { Random } from './random.ts';
import { readOnly } from './sure.ts';

/** A random playout (rollout): seats make random moves that lead on, in place, until the game is over or so many
 * moves are made. Says how many there were. */
export function rollOut<V extends Vocabulary>(draft: Draft<V>, random: Random, most: number): number {
  const { game } = draft;
  const state = readOnly(draft.state);
  for (let moves = 0; moves < most; moves++) {
    const [question] = game.pending(state);
    if (!question) return moves;
    const drawn = game.draw?.(state, question.seat, random);
    advance(draft, question.seat, drawn ?? random.pick(forward(game, state, question)));
  }
  return most;
}
