import type { Bot } from '../../../bots/bot.ts';
import type { GameBots } from '../../../bots/game-bots.ts';
import { sixLevels } from '../../../bots/recipe.ts';
import type { Game } from '../../../core/game.ts';
import { lastOf, nth } from '../../../core/sure.ts';
import type { Plots } from '../vocabulary.ts';

/** Spends an equal share of its purse on every sale to come, more on a better plot; `noise` is how far a bid may miss, in coins. */
export function level({ noise }: { readonly noise: number }) {
  return ({ edition: { values } }: Game<Plots>): Bot<Plots> => {
    const middling = values.reduce((sum, value) => sum + value, 0) / values.length;
    return ({ view, seat, legal, random }) => {
      const bids = legal.filter(move => move.type === 'bid');
      // What is free is grabbed, and one cell is as good as another.
      if (bids.length === 0) return nth(legal, 0);
      const share = nth(view.players, seat).coins / (view.deckSize + 1);
      const missed = random.int(2 * noise + 1) - noise;
      const wanted = Math.round((share * view.onOffer) / middling) + missed;
      return bids.find(({ coins }) => coins >= wanted) ?? lastOf(bids);
    };
  };
}

export const bots: GameBots<Plots> = sixLevels(game => ({
  policy: noise => level({ noise: Math.round(5 * noise) })(game),
}));
