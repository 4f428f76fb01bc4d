import { remembered } from '../../../core/remembered.ts';
import { CARDS, type Card, STARTS } from './cards.ts';
import type { Edition } from './edition.ts';

/** The edition turned into what the rules look up. */
export interface Tables {
  /** All cards, unshuffled. */
  readonly deck: readonly Card[];
  /** Copies by card. */
  readonly copies: readonly number[];
  /** Tokens by Start card. */
  readonly income: readonly number[];
  readonly shopIncome: number;
  readonly exportIncome: number;
  readonly firstTokens: number;
  readonly blockTurns: number;
  readonly boost: number;
}

export const tablesOf: (edition: Edition) => Tables = remembered(built);

function built(edition: Edition): Tables {
  const copies = CARDS.map(name => edition.copies[name].value);
  return {
    deck: copies.flatMap((count, card) => Array<Card>(count).fill(card)),
    copies,
    income: STARTS.map(start => edition.incomes[start].value),
    shopIncome: edition.shopIncome.value,
    exportIncome: edition.exportIncome.value,
    firstTokens: edition.firstTokens.value,
    blockTurns: edition.blockTurns.value,
    boost: edition.boost.value,
  };
}
