import type { Viewer } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import { nth } from '../../../core/sure.ts';
import { PRICES, ROWS } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';

/** A lasting name for a card in the market, and whether it came since the viewer's last move; null for a gap. */
export type Place = { readonly key: string; readonly isNew: boolean } | null;

/** The card at each place of the market by its lasting name, so that it can be seen sliding. */
export function marketPlaces(log: readonly News<ChillAndChili>[], viewer: Viewer): Place[][] {
  const places: Place[][] = ROWS.map(row =>
    PRICES.map(price => ({ key: `first-${row}-${price}`, isNew: false })),
  );
  const lastMine = log.findLastIndex(({ seat }) => seat === viewer);
  let laid = 0;
  for (const [i, { events }] of log.entries())
    for (const event of events) {
      if (event.type === 'bought-vegetable') {
        nth(places, event.row).splice(event.price - 1, 1);
        nth(places, event.row).push(null);
      } else if (event.type === 'refreshed') places[event.row] = PRICES.map(() => null);
      else if (event.type === 'filled')
        nth(places, event.row)[event.price - 1] = {
          key: `card-${laid++}`,
          isNew: lastMine !== -1 && i > lastMine,
        };
    }
  return places;
}
