import type { Glimpse } from '../../core/game.ts';
import { freshRng, type Random } from '../../core/random.ts';
import { keyed, nth } from '../../core/sure.ts';
import { boardOf } from './data/board.ts';
import type { Town } from './data/town.ts';
import { INGREDIENTS, type RecipeId } from './data/words.ts';
import { accessBy } from './neighbourhoods.ts';
import type { EnemyChocolatier, State, View } from './vocabulary.ts';

/** Everything lies open but the recipes: those this seat has not seen are dealt anew. */
export function determinize(town: Town, { view, random }: Glimpse<EnemyChocolatier>): State {
  const recipes = view.phase.name === 'arranging' ? null : dealtAnew(town, view, random);
  const number = (id: string): number => keyed(town.neighbourhoodNumber, id);
  const controllers = view.neighbourhoods.map(({ controller }) => controller);
  return {
    options: { ...view.options },
    phase: { ...view.phase },
    arrangement: view.arrangement,
    first: view.first,
    round: view.round,
    quiet: view.quiet,
    turn: { seat: view.turn.seat, bought: view.turn.bought, gained: view.turn.gained.map(number) },
    players: view.players.map(({ money, points, permits, ruledOut, ingredients }, i) => ({
      money,
      points,
      permits,
      recipe: recipes ? nth(recipes, i) : null,
      ruledOut: ruledOut.map(id => recipeNumber(town, id)),
      ingredients: INGREDIENTS.map(name => ingredients[name]),
    })),
    owners: view.houses.map(({ owner }) => owner),
    controllers,
    access: accessBy(boardOf(town, view.arrangement), controllers),
    rng: freshRng(random),
  };
}

/** Every deal that fits what is known is as likely. */
function dealtAnew(town: Town, { players }: View, random: Random): number[] {
  const known = players.map(({ recipe }) => (recipe === null ? null : recipeNumber(town, recipe.id)));
  const unseen = [...town.recipes.keys()].filter(recipe => !known.includes(recipe));
  for (;;) {
    const deal = random.shuffle([...unseen]);
    const recipes = known.map(recipe => recipe ?? deal.pop()!);
    if (players.every(({ ruledOut }, i) => !ruledOut.includes(nth(town.recipes, nth(recipes, i)).id)))
      return recipes;
  }
}

function recipeNumber({ recipes }: Town, id: RecipeId): number {
  return recipes.findIndex(recipe => recipe.id === id);
}
