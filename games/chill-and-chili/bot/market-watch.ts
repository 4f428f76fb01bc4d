import { add } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { COPIES, kindOf, PRICES } from '../data/cards.ts';
import type { State } from '../vocabulary.ts';

/** Where the cards of each kind are, as everybody sees it. */
export interface MarketWatch {
  /** Prices at which a kind is offered, cheapest first. */
  readonly prices: readonly (readonly number[])[];
  /** Cards of a kind neither planted nor in the market. */
  readonly elsewhere: readonly number[];
  /** The same for all kinds together. */
  readonly hidden: number;
}

export function marketWatch({ market, players }: Read<State>): MarketWatch {
  const prices: number[][] = COPIES.map(() => []);
  const elsewhere = [...COPIES];
  for (const price of PRICES)
    for (const row of market) {
      const card = row[price - 1];
      if (card === null || card === undefined) continue;
      nth(prices, kindOf(card)).push(price);
      add(elsewhere, kindOf(card), -1);
    }
  for (const { beds } of players)
    for (const { cards } of beds) add(elsewhere, kindOf(nth(cards, 0)), -cards.length);
  let hidden = 0;
  for (const count of elsewhere) hidden += count;
  return { prices, elsewhere, hidden };
}
