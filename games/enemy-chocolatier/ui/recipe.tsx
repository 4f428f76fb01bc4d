import { INGREDIENTS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { RecipeView } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { INGREDIENT_FILL } from './art/palette.ts';

/** A recipe as four bars: what it needs, what its owner has. */
export function RecipeBars({ recipe, words }: { recipe: RecipeView; words: TableWords }) {
  return (
    <span class="ec-bars">
      {recipe.lines.map(({ ingredient, needs, has }) => {
        const kind = INGREDIENTS.indexOf(ingredient);
        const Picture = INGREDIENT_ART[kind]!;
        return (
          <span
            key={ingredient}
            class={has >= needs ? 'ec-line ec-line-full' : 'ec-line'}
            style={INGREDIENT_FILL[kind]}
            role="img"
            aria-label={`${words.ingredients[ingredient]}, ${words.sheet.lines(has, needs)}`}
          >
            <Picture />
            <span class="ec-pips">
              {Array.from({ length: needs }, (_, i) => (
                <i key={i} class={i < has ? 'ec-pip ec-pip-full' : 'ec-pip'} />
              ))}
            </span>
            <b class="num">
              {has}/{needs}
            </b>
          </span>
        );
      })}
    </span>
  );
}
