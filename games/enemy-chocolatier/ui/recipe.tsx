import { nth } from '../../../core/sure.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { INGREDIENTS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { RecipeView } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';

/** A recipe line by line: everything it needs, painted once its owner has it. On phones one picture stands for all. */
export function RecipeBars({ recipe, words }: { recipe: RecipeView; words: TableWords }) {
  const { arrangement } = useRoom();
  const isPhone = arrangement === 'upright' || arrangement === 'lying';
  return (
    <span class="ec-bars">
      {recipe.lines.map(({ ingredient, needs, has }) => {
        const Picture = nth(INGREDIENT_ART, INGREDIENTS.indexOf(ingredient));
        return (
          <span
            key={ingredient}
            class={has >= needs ? 'ec-line ec-line-full' : 'ec-line'}
            role="img"
            aria-label={`${words.ingredients[ingredient]}, ${words.sheet.lines(has, needs)}`}
          >
            {Array.from({ length: isPhone ? 1 : needs }, (_, i) => (
              <Picture key={i} class={isPhone || i < has ? '' : 'ec-hollow'} />
            ))}
            <b class="num">
              {has}/{needs}
            </b>
          </span>
        );
      })}
    </span>
  );
}
