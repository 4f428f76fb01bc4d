import type { Edition } from './print.ts';
import { RECIPES } from './recipes.ts';
import { TOWN_TILES } from './tiles.ts';

/** The town we ship. */
export const EDITION: Edition = {
  name: 'Potager reconstruction',
  income: { value: 2, source: 'rulebook' },
  tiles: TOWN_TILES,
  recipes: RECIPES,
};
