import type { News } from '../../../core/match.ts';
import { PRICES, ROWS } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';

/** A lasting name for the card at each place of the market, so that it can be seen sliding. */
export function marketPlaces(log: readonly News<ChillAndChili>[]): (string | null)[][] {
  const places: (string | null)[][] = ROWS.map(row => PRICES.map(price => `first-${row}-${price}`));
  let laid = 0;
  for (const { events } of log)
    for (const event of events) {
      if (event.type === 'bought-vegetable') {
        places[event.row]!.splice(event.price - 1, 1);
        places[event.row]!.push(null);
      } else if (event.type === 'refreshed') places[event.row] = PRICES.map(() => null);
      else if (event.type === 'filled') places[event.row]![event.price - 1] = `card-${laid++}`;
    }
  return places;
}
