import { english, type Phrases } from '../../../core/words.ts';

const { count } = english;

/** What the table says besides questions, moves and news. */
export const tableEn = {
  onOffer: (value: number) => `On offer: plot ${value}`,
  left: (rest: number) => (rest === 0 ? 'the last one' : `${rest} more to come`),
  coins: (n: number) => count(n, 'coin', 'coins'),
  points: (n: number) => count(n, 'point', 'points'),
  hasBid: 'has bid',
  free: (cell: number) => `cell ${cell}: free`,
  built: (cell: number, value: number) => `cell ${cell}: plot ${value}`,
  values: 'The values in the box',
  purse: (coins: number) => `Coins for everyone: ${coins}`,
  row: 'Row',
};

export type TableWords = Phrases<typeof tableEn>;
