import { nth } from '../../../core/sure.ts';
import { INGREDIENTS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { RecipeView } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';

interface RecipeBarsProps {
  readonly recipe: RecipeView;
  readonly words: TableWords;
  /** One picture stands for all of its kind. */
  readonly brief?: boolean;
}

/** A recipe line by line: everything it needs, painted once its owner has it. */
export function RecipeBars({ recipe, words, brief = false }: RecipeBarsProps) {
  return (
    // On phones a note lies over the line of the dock: to spare the tab it would have to cover the town.
    <span class="ec-bars" data-spared={!brief || undefined}>
      {recipe.lines.map(({ ingredient, needs, has }) => {
        const Picture = nth(INGREDIENT_ART, INGREDIENTS.indexOf(ingredient));
        return (
          <span
            key={ingredient}
            class={has >= needs ? 'ec-line ec-line-full' : 'ec-line'}
            role="img"
            aria-label={`${words.ingredients[ingredient]}, ${words.sheet.lines(has, needs)}`}
          >
            {brief ? (
              <Picture />
            ) : (
              <span class="ec-heap">
                {Array.from({ length: needs }, (_, i) => (
                  <Picture key={i} class={i < has ? '' : 'ec-hollow'} />
                ))}
              </span>
            )}
            <b class="num">
              {has}/{needs}
            </b>
          </span>
        );
      })}
    </span>
  );
}
