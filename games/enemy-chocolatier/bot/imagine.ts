import type { Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { shortOf } from '../buying.ts';
import type { Town } from '../data/town.ts';
import { INGREDIENTS, RECIPE_SIZE } from '../data/words.ts';
import type { View } from '../vocabulary.ts';

/** A way the recipes may have been dealt, and how likely it is with all those listed before it. */
interface Deal {
  readonly recipes: readonly number[];
  readonly upTo: number;
}

/** How strongly a house in hand speaks for a recipe that has room for it. */
const STRENGTH = 0.5;
const GRAIN = 1 << 20;
const KNOWN = new WeakMap<View, readonly Deal[]>();

/** The recipes of all seats as they may have been dealt, the likelier the better they suit the houses bought so far. */
export function dealFor(town: Town, view: View, random: Random): readonly number[] {
  let deals = KNOWN.get(view);
  if (!deals) KNOWN.set(view, (deals = dealsFor(town, view)));
  const drawn = (random.int(GRAIN) / GRAIN) * nth(deals, deals.length - 1).upTo;
  return (deals.find(({ upTo }) => drawn < upTo) ?? nth(deals, deals.length - 1)).recipes;
}

/** Exact: every deal of the unseen recipes that fits what is known. */
export function dealsFor({ recipes }: Town, { players }: View): Deal[] {
  const numbers = [...recipes.keys()];
  const known = players.map(({ recipe }) => numbers.find(r => nth(recipes, r).id === recipe?.id));
  const weights = players.map((player, seat) => {
    const houses = INGREDIENTS.map(name => player.ingredients[name]);
    return numbers.map(r => {
      if (known[seat] !== undefined) return known[seat] === r ? 1 : 0;
      if (known.includes(r) || player.ruledOut.includes(nth(recipes, r).id)) return 0;
      return Math.exp(STRENGTH * (RECIPE_SIZE - shortOf(nth(recipes, r), houses)));
    });
  });
  const deals: Deal[] = [];
  let upTo = 0;
  const deal: number[] = [];
  const visit = (weight: number): void => {
    if (deal.length === weights.length) {
      upTo += weight;
      deals.push({ recipes: [...deal], upTo });
      return;
    }
    for (const [recipe, likely] of nth(weights, deal.length).entries()) {
      if (likely === 0 || deal.includes(recipe)) continue;
      deal.push(recipe);
      visit(weight * likely);
      deal.pop();
    }
  };
  visit(1);
  return deals;
}
