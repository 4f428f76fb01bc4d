import type { Bot } from '../../../bots/bot.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';

/** Always buys the cheapest house it may, and as many as it may: what a beginner does. */
export const cheapestHouse: Bot<EnemyChocolatier> = ({ view, legal }) => {
  const price = new Map(view.houses.map(house => [house.id, house.price]));
  let best = legal.at(-1)!;
  let least = Number.POSITIVE_INFINITY;
  for (const move of legal)
    if (move.type === 'buy' && price.get(move.house)! < least) {
      best = move;
      least = price.get(move.house)!;
    }
  return best;
};
