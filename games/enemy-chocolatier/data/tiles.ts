import type { Source, Sourced } from '../../../core/edition.ts';
import type { Bonus, NeighbourhoodEntry, TileEntry } from './print.ts';
import { SHAPES } from './shapes.ts';
import type { Ingredient } from './words.ts';

/**
 * The six tiles of our own town: 30 neighbourhoods, 108 houses. Of the printed ones only the frame is known (five
 * ingredients, prices from 1 to 8, the kinds of bonus), and that one neighbourhood gives $1 and Buy Anywhere.
 */
export const TOWN_TILES: readonly TileEntry[] = [
  {
    neighbourhoods: [
      place('A1', 'chocolate', { prices: [3, 4, 5], ability: 'buy-closed' }),
      place('A2', 'sugar', { prices: [1, 2, 3, 3], money: 2 }),
      place('A3', 'nuts', { prices: [2, 3, 4, 5], stars: 2 }),
      place('A4', 'glue', { prices: [1, 2, 3, 4], ability: 'all-money' }),
      place('A5', 'love', { prices: [2, 3, 4], stars: 1 }),
    ],
    edges: numbers('5552 2222 2333 3334 4444 4555'),
    connections: numbers('12 13 14 15 23 25 34 45'),
  },
  {
    neighbourhoods: [
      place('B1', 'chocolate', { prices: [2, 3, 4], money: 1, ability: 'buy-anywhere', source: 'rulebook' }),
      place('B2', 'love', { prices: [3, 4, 5], ability: 'five-a-point' }),
      place('B3', 'nuts', { prices: [2, 2, 3, 4], money: 1, stars: 1 }),
      place('B4', 'glue', { prices: [3, 3, 5, 6], stars: 3 }),
      place('B5', 'sugar', { prices: [1, 2, 2, 3], money: 2 }),
    ],
    edges: numbers('1122 2224 4555 5533 3334 4111'),
    connections: numbers('12 14 24 34 35 45'),
  },
  {
    neighbourhoods: [
      place('C1', 'chocolate', { prices: [2, 3, 3], stars: 1 }),
      place('C2', 'love', { prices: [1, 2, 4], money: 1 }),
      place('C3', 'sugar', { prices: [2, 3, 4, 7], ability: 'all-stars' }),
      place('C4', 'glue', { prices: [2, 3, 4], money: 1, ability: 'ten-dollar-houses' }),
      place('C5', 'nuts', { prices: [1, 2, 3, 3], money: 2 }),
      place('C6', 'sugar', { prices: [2, 3, 4], stars: 1 }),
    ],
    edges: numbers('1122 2223 3344 4455 5556 6611'),
    connections: numbers('12 13 16 23 34 45 46 56'),
  },
  {
    neighbourhoods: [
      place('D1', 'sugar', { prices: [2, 3, 4, 5], stars: 2 }),
      place('D2', 'glue', { prices: [1, 2, 2, 3, 4], ability: 'all-money' }),
      place('D3', 'chocolate', { prices: [1, 2, 4], money: 2 }),
      place('D4', 'nuts', { prices: [2, 4, 7], ability: 'buy-three' }),
      place('D5', 'love', { prices: [2, 4, 6], stars: 2 }),
    ],
    edges: numbers('3322 2444 4442 2111 1155 5533'),
    connections: numbers('12 15 23 24 35'),
  },
  {
    neighbourhoods: [
      place('E1', 'love', { prices: [2, 3, 4, 4, 5, 6], stars: 4 }),
      place('E2', 'chocolate', { prices: [2, 3, 3, 4, 4, 5], money: 3, stars: 1 }),
      place('E3', 'nuts', { prices: [5, 7], ability: 'five-a-point' }),
      place('E4', 'glue', { prices: [5, 8], ability: 'buy-closed' }),
    ],
    edges: numbers('1122 2444 4442 2211 1333 3331'),
    connections: numbers('12 13 24'),
  },
  {
    neighbourhoods: [
      place('F1', 'chocolate', { prices: [3, 3, 4, 6], ability: 'all-stars' }),
      place('F2', 'glue', { prices: [5, 8], stars: 2 }),
      place('F3', 'sugar', { prices: [1, 3, 4], ability: 'buy-anywhere' }),
      place('F4', 'nuts', { prices: [2, 3, 4, 4, 5], stars: 3 }),
      place('F5', 'love', { prices: [1, 2, 3, 4], money: 2 }),
    ],
    edges: numbers('5333 3222 2444 4444 4555 5555'),
    connections: numbers('12 13 14 15 23 24 35 45'),
  },
];

interface Print extends Partial<Bonus> {
  readonly prices: readonly number[];
  /** Of the bonus; all else is ours. */
  readonly source?: Source;
}

function place(id: string, ingredient: Ingredient, print: Print): NeighbourhoodEntry {
  const { prices, money = 0, stars = 0, ability = null, source = 'guess' } = print;
  return {
    ingredient: guess(ingredient),
    prices: guess(prices),
    bonus: { value: { money, stars, ability }, source },
    shape: guess(SHAPES[id]!),
  };
}

/** `12 13`: lists of one-digit numbers. */
function numbers(words: string): Sourced<readonly (readonly number[])[]> {
  return guess(words.split(' ').map(word => [...word].map(Number)));
}

function guess<T>(value: T): Sourced<T> {
  return { value, source: 'guess' };
}
