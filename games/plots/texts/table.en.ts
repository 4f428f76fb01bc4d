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
  plot: (value: number) => `Plot ${value}`,
  soFar: (n: number) => count(n, 'cell built', 'cells built'),
  worth: 'In your row it counts ten times the number on its sign.',
  aim: 'Most points in row and purse when the last plot is sold',
  rowOf: (name: string) => `${name}’s row`,
  more: 'More answers',
  areas: {
    seats: 'Players',
    board: 'For sale',
    mine: 'Your row',
    dock: 'Your answer',
    detail: 'The plot for sale',
    close: 'Close',
  },
};

export type TableWords = Phrases<typeof tableEn>;
