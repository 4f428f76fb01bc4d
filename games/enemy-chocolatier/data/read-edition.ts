import { byKey } from '../../../core/keys.ts';
import { sourced } from '../../../core/edition.ts';
import { type Schema, fields, integer, list, oneOf, reader, text, where } from '../../../core/schema.ts';
import { EDGES, SLOTS } from './board.ts';
import { checkTile } from './check-tile.ts';
import type { Bonus, Edition, NeighbourhoodEntry, Plot, Recipe, Shape, TileEntry } from './print.ts';
import { SIDE } from './polygon.ts';
import type { Ability, RecipeIngredient } from './words.ts';
import { ABILITIES, INGREDIENTS, RECIPE_INGREDIENTS, RECIPE_SIZE, TILES } from './words.ts';

/** More than any tile has room for. */
const MOST = 9;

const ability: Schema<Ability | null> = oneOf(...ABILITIES, null);

const coordinate = integer(-SIDE, SIDE);
const outline = where(list(coordinate, 6, 60), points => points.length % 2 === 0, 'EC-11');
const plot = fields<Plot>({ outline, at: list(coordinate, 3) });

const neighbourhood = fields<NeighbourhoodEntry>({
  ingredient: sourced(oneOf(...INGREDIENTS)),
  prices: sourced(list(integer(1, 8), 1, MOST)),
  bonus: sourced(fields<Bonus>({ money: integer(0, 9), stars: integer(0, 9), ability })),
  shape: sourced(fields<Shape>({ cell: outline, block: outline, lots: list(plot, 1, MOST), plaza: plot })),
});

const printedTile = fields<TileEntry>({
  neighbourhoods: list(neighbourhood, 1, MOST),
  edges: sourced(list(list(integer(1, MOST), SLOTS), EDGES)),
  connections: sourced(list(list(integer(1, MOST), 2), 0, (MOST * (MOST - 1)) / 2)),
});

/** EC-11, EC-12: a tile whose parts are all there must also fit together. */
const tile: Schema<TileEntry> = (json, at, faults) => {
  const before = faults.length;
  const entry = printedTile(json, at, faults);
  if (faults.length === before) checkTile(entry, at, faults);
  return entry;
};

const total = (recipe: Recipe): number =>
  RECIPE_INGREDIENTS.reduce((sum, ingredient) => sum + recipe[ingredient], 0);

const recipe = where(
  fields<Recipe>(byKey(RECIPE_INGREDIENTS, () => integer(0, RECIPE_SIZE))),
  entry => total(entry) === RECIPE_SIZE,
  'EC-18',
);

const recipes = where(
  list(sourced(recipe), TILES.length),
  entries =>
    new Set(entries.map(({ value }) => RECIPE_INGREDIENTS.map(name => value[name]).join())).size ===
    entries.length,
  'EC-18',
);

/** EC-72: there are enough houses for every recipe. */
function canBeCompleted({ tiles, recipes: wanted }: Edition): boolean {
  const houses = (ingredient: RecipeIngredient): number =>
    tiles
      .flatMap(({ neighbourhoods }) => neighbourhoods)
      .filter(entry => entry.ingredient.value === ingredient)
      .reduce((sum, { prices }) => sum + prices.value.length, 0);
  return RECIPE_INGREDIENTS.every(name => wanted.every(({ value }) => value[name] <= houses(name)));
}

const schema = where(
  fields<Edition>({
    name: text(60),
    income: sourced(integer(0, 9)),
    tiles: list(tile, TILES.length),
    recipes,
  }),
  canBeCompleted,
  'EC-72',
);

/** Another edition from JSON. */
export const readEdition = reader(schema);
