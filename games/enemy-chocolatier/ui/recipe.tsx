import { INGREDIENTS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { RecipeView } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';

/** A recipe as four bars: what it needs, what its owner has. */
export function Recipe({ recipe, words }: { recipe: RecipeView; words: TableWords }) {
  return (
    <section class="ec-recipe" aria-label={words.myRecipe}>
      <h3>
        {words.recipe(recipe.id)} <small>{words.missing(recipe.missing)}</small>
      </h3>
      <RecipeBars recipe={recipe} words={words} />
    </section>
  );
}

export function RecipeBars({ recipe, words }: { recipe: RecipeView; words: TableWords }) {
  return (
    <ul class="ec-bars">
      {recipe.lines.map(({ ingredient, needs, has, reachable }) => {
        const Picture = INGREDIENT_ART[INGREDIENTS.indexOf(ingredient)]!;
        const label = `${words.ingredients[ingredient]}, ${words.sheet.lines(has, needs)}`;
        return (
          <li key={ingredient} title={`${label}, ${words.reachable(reachable)}`}>
            <Picture class="ec-icon" />
            <span class="ec-bar" role="img" aria-label={label}>
              {Array.from({ length: needs }, (_, i) => (
                <i key={i} class={i < has ? `ec-pip ec-pip-full ec-${ingredient}` : 'ec-pip'} />
              ))}
            </span>
            <b>
              {has}/{needs}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
