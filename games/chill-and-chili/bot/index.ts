import type { Bot, GameBots } from '../../../bots/bot.ts';
import { greedy } from '../../../bots/greedy.ts';
import type { Game } from '../../../core/game.ts';
import { tablesOf } from '../data/tables.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { BELIEFS } from './beliefs.ts';
import { evaluator, isMinor } from './evaluate.ts';

/** A bot that plays by the evaluation, in so many worlds and so many points off the mark. */
function level(how: { readonly worlds: number; readonly noise: number }) {
  return (game: Game<ChillAndChili>): Bot<ChillAndChili> => {
    const evaluate = evaluator(tablesOf(game.edition), BELIEFS);
    return greedy(game, { evaluate, minor: isMinor, ...how });
  };
}

export const bots = {
  easy: level({ worlds: 1, noise: 4 }),
  normal: level({ worlds: 4, noise: 0 }),
} satisfies GameBots<ChillAndChili>;
