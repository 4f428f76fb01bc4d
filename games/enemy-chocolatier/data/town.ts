import { remembered } from '../../../core/remembered.ts';
import { byKey } from '../../../core/keys.ts';
import { nth } from '../../../core/sure.ts';
import type { Bonus, Edition } from './print.ts';
import type { Ability, HouseId, NeighbourhoodId, RecipeId } from './words.ts';
import { ABILITIES, INGREDIENTS, RECIPE_INGREDIENTS, TILES } from './words.ts';

/** The edition turned into what the rules look up: neighbourhoods, houses and recipes as numbers, in the order of the tiles. */
export interface Town {
  readonly edition: Edition;
  /** EC-23 */
  readonly income: number;
  readonly neighbourhoods: readonly Neighbourhood[];
  readonly houses: readonly House[];
  readonly recipes: readonly RecipeCard[];
  readonly houseNumber: ReadonlyMap<HouseId, number>;
  readonly neighbourhoodNumber: ReadonlyMap<NeighbourhoodId, number>;
  /** The neighbourhoods that carry an ability. */
  readonly withAbility: { readonly [A in Ability]: readonly number[] };
}

export interface Neighbourhood {
  readonly id: NeighbourhoodId;
  /** Number of the ingredient. */
  readonly ingredient: number;
  readonly bonus: Bonus;
  readonly houses: readonly number[];
}

export interface House {
  readonly id: HouseId;
  readonly neighbourhood: number;
  readonly ingredient: number;
  /** EC-34 */
  readonly price: number;
}

export interface RecipeCard {
  readonly id: RecipeId;
  /** Units needed, by number of the ingredient; glue 0. */
  readonly needs: readonly number[];
}

export const townOf: (edition: Edition) => Town = remembered(built);

function built(edition: Edition): Town {
  const neighbourhoods: Neighbourhood[] = [];
  const houses: House[] = [];
  for (const [t, tile] of edition.tiles.entries())
    for (const [n, entry] of tile.neighbourhoods.entries()) {
      const id = `${TILES[t]}${n + 1}`;
      const ingredient = INGREDIENTS.indexOf(entry.ingredient.value);
      const neighbourhood = neighbourhoods.length;
      const first = houses.length;
      for (const [h, price] of entry.prices.value.entries())
        houses.push({ id: `${id}-${h + 1}`, neighbourhood, ingredient, price });
      neighbourhoods.push({
        id,
        ingredient,
        bonus: entry.bonus.value,
        houses: entry.prices.value.map((_, h) => first + h),
      });
    }
  return {
    edition,
    income: edition.income.value,
    neighbourhoods,
    houses,
    recipes: edition.recipes.map(({ value }, i) => ({
      id: `R${i + 1}`,
      needs: [...RECIPE_INGREDIENTS.map(ingredient => value[ingredient]), 0],
    })),
    houseNumber: new Map(houses.map(({ id }, i) => [id, i])),
    neighbourhoodNumber: new Map(neighbourhoods.map(({ id }, i) => [id, i])),
    withAbility: byKey(ABILITIES, ability =>
      [...neighbourhoods.keys()].filter(n => nth(neighbourhoods, n).bonus.ability === ability),
    ),
  };
}
