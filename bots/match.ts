import type { Game, Outcome, Vocabulary } from '../core/game.ts';
import { legal, type Opening, play, start } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import type { Bot } from './bot.ts';

export interface Players<V extends Vocabulary> {
  /** One bot for every seat. */
  readonly bots: readonly Bot<V>[];
  /** Gives every bot its own chance. */
  readonly seed: string;
}

/** More moves than any game takes: stops bots that do and undo for ever. */
const MOST_MOVES = 100_000;

/** A whole game between bots, each told only what its seat sees. */
export function playOut<V extends Vocabulary>(
  game: Game<V>,
  opening: Opening<V>,
  { bots, seed }: Players<V>,
): Outcome<V> {
  const chance = bots.map((_, seat) => randomOf(seedRng(`${seed}/seat-${seat}`)));
  let { state } = start(game, opening);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const outcome = game.outcome(state);
    if (outcome) return outcome;
    const { seat } = nth(game.pending(state), 0);
    const view = game.view(state, seat);
    const move = nth(bots, seat)({ view, seat, legal: legal(game, state, seat), random: nth(chance, seat) });
    const step = play(game, state, { seat, move });
    if (!step.ok) throw new Error(`Impossible: the bot of seat ${seat} was refused, ${step.error.code}`);
    state = step.value.state;
  }
  throw new Error(`These bots do not come to an end: ${MOST_MOVES} moves of ${game.id}`);
}
