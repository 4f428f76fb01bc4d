import type { Bot } from '../../../bots/bot.ts';
import type { Baselines } from '../../../bots/game-bots.ts';
import { greedy } from '../../../bots/baselines/greedy.ts';
import type { Game } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { tablesOf } from '../data/tables.ts';
import type { ChillAndChili, Move } from '../vocabulary.ts';
import { BELIEFS } from './beliefs.ts';
import { evaluator, isMinor } from './evaluate.ts';

/** Plays by the evaluation, in so many worlds and so many points off the mark: the strongest level while there were two, and the weakest. */
function byEvaluation(how: { readonly worlds: number; readonly noise: number }) {
  return (game: Game<ChillAndChili>): Bot<ChillAndChili> => {
    const evaluate = evaluator(tablesOf(game.edition), BELIEFS);
    return greedy(game, { evaluate, minor: isMinor, ...how });
  };
}

/** What it does if it may, in this order; the first of a kind, which is the cheapest. */
const GARDEN_ONLY: readonly Move['type'][] = ['plant', 'water', 'finish-watering', 'end-turn', 'discard'];

/** Gardens and nothing else: plants what it can, waters what is dry, else draws a card. */
function gardenOnly(_game: Game<ChillAndChili>): Bot<ChillAndChili> {
  return ({ legal, view, seat }) => {
    for (const type of GARDEN_ONLY) {
      const move = legal.findLast(each => each.type === type);
      if (move) return move;
    }
    const isThirsty = nth(view.players, seat).freeSuns >= view.withdrawal;
    const wanted = (move: Move): boolean =>
      isThirsty ? 'as' in move && move.as === 'drops' : move.type === 'draw' || move.type === 'choose-face';
    return legal.find(wanted) ?? nth(legal, 0);
  };
}

export const baselines = {
  careless: byEvaluation({ worlds: 1, noise: 4 }),
  keen: byEvaluation({ worlds: 4, noise: 0 }),
  'garden-only': gardenOnly,
} satisfies Baselines<ChillAndChili>;
