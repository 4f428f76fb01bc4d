import { EDITION } from '../data/edition.ts';
import type { Bonus, Edition, Recipe } from '../data/print.ts';

const SMALL: Bonus = { money: 3, stars: 3, ability: 'buy-closed' };

const QUICK: readonly Recipe[] = [
  { chocolate: 3, sugar: 2, nuts: 1, love: 1 },
  { chocolate: 2, sugar: 3, nuts: 1, love: 1 },
  { chocolate: 1, sugar: 1, nuts: 3, love: 2 },
  { chocolate: 1, sugar: 1, nuts: 2, love: 3 },
  { chocolate: 3, sugar: 1, nuts: 1, love: 2 },
  { chocolate: 1, sugar: 2, nuts: 3, love: 1 },
];

/** A town in which games are short and much happens: recipes of seven units, and little neighbourhoods that give a lot. */
export const BOOM_TOWN: Edition = {
  ...EDITION,
  name: 'Boom town',
  income: { value: 6, source: 'own-box' },
  recipes: QUICK.map(value => ({ value, source: 'own-box' })),
  tiles: EDITION.tiles.map(tile => ({
    ...tile,
    neighbourhoods: tile.neighbourhoods.map(entry =>
      entry.prices.value.length > 3
        ? entry
        : { ...entry, bonus: { value: SMALL, source: 'own-box' as const } },
    ),
  })),
};
