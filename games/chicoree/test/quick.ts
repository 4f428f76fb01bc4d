import { CARDS, type CardName } from '../data/cards.ts';
import { EDITION, type Edition } from '../data/edition.ts';

function box(name: string, copies: { readonly [C in CardName]?: number }, tokens: number): Edition {
  return {
    ...EDITION,
    name,
    copies: Object.fromEntries(
      CARDS.map(card => [card, { value: copies[card] ?? 1, source: 'guess' }]),
    ) as Edition['copies'],
    firstTokens: { value: tokens, source: 'guess' },
  };
}

const LINKS = { seed: 3, sowing: 3, factory: 3, harvest: 3, roasting: 3 };
const NO_HARM = { disease: 0, storm: 0, cold: 0, fire: 0 };
const NO_FLOWERS = { 'flowers-1': 0, 'flowers-2': 0, 'flowers-3': 0, 'flowers-4': 0 };

/** A box with which even random players are soon done: jokers abound, and tokens are few. */
export const QUICK = box('Quick', { ...LINKS, egypt: 20, shop: 8, export: 6, joker: 30 }, 5);
/** For a large table: no challenges, where everybody decides again and again, and nothing is destroyed. */
export const QUICKER = box(
  'Quicker',
  { ...NO_HARM, ...NO_FLOWERS, egypt: 30, shop: 10, export: 10, joker: 30 },
  2,
);
