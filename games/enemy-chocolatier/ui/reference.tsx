import { nth } from '../../../core/sure.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { ReferenceSheet } from '../../../web/kit/reference-list.tsx';
import type { Bonus } from '../data/print.ts';
import { ABILITIES, INGREDIENTS, RECIPE_INGREDIENTS, TILES } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART } from './art/money.tsx';
import { RecipeBack } from './art/town.tsx';
import { TABLE_WORDS } from './words.ts';

/** Every number of the town and the recipes, from the same tables the rules use, and how we know it. */
export function Reference({ edition, language }: ReferenceProps<EnemyChocolatier>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const recipes = edition.recipes.map((recipe, i) => ({
    key: `${i}`,
    picture: <RecipeBack />,
    title: words.recipe(`R${i + 1}`),
    facts: RECIPE_INGREDIENTS.map((ingredient, n) => {
      const Picture = nth(INGREDIENT_ART, n);
      return {
        term: words.ingredients[ingredient],
        fact: (
          <>
            {recipe.value[ingredient]} <Picture />
          </>
        ),
        from: n === 0 && recipe,
      };
    }),
  }));
  const abilities = ABILITIES.map((ability, i) => {
    const Picture = nth(ABILITY_ART, i);
    return {
      key: ability,
      picture: <Picture />,
      title: words.abilities[ability].label,
      facts: [{ fact: words.abilities[ability].effect }],
    };
  });
  const places = edition.tiles.flatMap((tile, t) =>
    tile.neighbourhoods.map(({ ingredient, prices, bonus }, n) => {
      const id = `${TILES[t]}${n + 1}`;
      const Picture = nth(INGREDIENT_ART, INGREDIENTS.indexOf(ingredient.value));
      return {
        key: id,
        picture: <Picture />,
        title: words.neighbourhood(id),
        facts: [
          { term: reference.prices, fact: prices.value.join(' · '), from: prices },
          { term: reference.bonus, fact: bonusWords(bonus.value, words), from: bonus },
        ],
      };
    }),
  );
  return (
    <ReferenceSheet
      intro={reference.intro}
      lists={[
        { title: reference.recipes, entries: recipes },
        { title: reference.abilities, entries: abilities },
        { title: reference.tiles, entries: places },
      ]}
      edition={edition}
      language={language}
    />
  );
}

function bonusWords({ money, stars, ability }: Bonus, words: TableWords): string {
  return [
    ...(money > 0 ? [words.money(money)] : []),
    ...(stars > 0 ? [words.points(stars)] : []),
    ...(ability ? [words.abilities[ability].label] : []),
  ].join(', ');
}
