import { add } from '../../../../core/counts.ts';
import { nth } from '../../../../core/sure.ts';
import { shortOf } from '../../buying.ts';
import type { Town } from '../../data/town.ts';
import { INGREDIENTS, RECIPE_SIZE } from '../../data/words.ts';
import type { View } from '../../vocabulary.ts';

/** For every seat, how likely each recipe is, as the viewer can know it. */
export type Suspicion = readonly (readonly number[])[];

/**
 * Exact: every deal of the unseen recipes that fits what is known, weighed by how well the houses bought so far suit
 * the recipes it deals.
 */
export function suspicionOf(town: Town, view: View, strength: number): Suspicion {
  const recipes = [...town.recipes.keys()];
  const known = view.players.map(({ recipe }) => recipes.find(r => nth(town.recipes, r).id === recipe?.id));
  const weights = view.players.map((player, seat) => {
    const houses = INGREDIENTS.map(name => player.ingredients[name]);
    return recipes.map(r => {
      if (known[seat] !== undefined) return known[seat] === r ? 1 : 0;
      if (known.includes(r) || player.ruledOut.includes(nth(town.recipes, r).id)) return 0;
      return Math.exp(strength * (RECIPE_SIZE - shortOf(nth(town.recipes, r), houses)));
    });
  });
  const likely = weights.map(() => recipes.map(() => 0));
  const deal: number[] = [];
  const visit = (weight: number): void => {
    const seat = deal.length;
    if (seat === weights.length) {
      for (const [i, recipe] of deal.entries()) add(nth(likely, i), recipe, weight);
      return;
    }
    for (const recipe of recipes) {
      if (nth(weights, seat)[recipe] === 0 || deal.includes(recipe)) continue;
      deal.push(recipe);
      visit(weight * nth(nth(weights, seat), recipe));
      deal.pop();
    }
  };
  visit(1);
  return likely.map(row => {
    const total = row.reduce((sum, weight) => sum + weight, 0);
    return row.map(weight => weight / total);
  });
}
