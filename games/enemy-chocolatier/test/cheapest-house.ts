import { keyed, lastOf } from '../../../core/sure.ts';
import type { Bot } from '../../../bots/bot.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';

/** Always buys the cheapest house it may, and as many as it may: what a beginner does. */
export const cheapestHouse: Bot<EnemyChocolatier> = ({ view, legal }) => {
  const price = new Map(view.houses.map(house => [house.id, house.price]));
  let best = lastOf(legal);
  let least = Number.POSITIVE_INFINITY;
  for (const move of legal)
    if (move.type === 'buy' && keyed(price, move.house) < least) {
      best = move;
      least = keyed(price, move.house);
    }
  return best;
};
