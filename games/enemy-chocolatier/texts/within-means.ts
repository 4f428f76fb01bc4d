import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { View } from '../vocabulary.ts';

/** How many of the houses for sale can be bought, the cheapest first: permits without money buy nothing (EC-36). */
export function withinMeans({ turn, houses, players }: Read<View>): number {
  let { money } = nth(players, turn.seat);
  const prices = houses
    .filter(({ preview }) => preview !== null)
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  const dear = prices.findIndex(price => (money -= price) < 0);
  return Math.min(turn.left, dear < 0 ? prices.length : dear);
}
