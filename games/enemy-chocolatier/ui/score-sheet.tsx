import { nth } from '../../../core/sure.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { Ledger, type LedgerLine } from '../../../web/kit/ledger.tsx';
import { GOAL, INGREDIENTS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier, PlayerView } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { Banknote } from './art/money.tsx';
import { RecipeBack } from './art/town.tsx';
import { TABLE_WORDS } from './words.ts';

/** The clause that ended the game. */
const ENDED_BY = {
  recipe: 'EC-72',
  points: 'EC-70',
  quiet: 'EC-A27',
  rounds: 'EC-A27',
  agreed: 'EC-A27',
} as const;

/** Who came how far on both roads, the recipes now open, and why it ended. */
export function ScoreSheet({ view, outcome, language, names, clause }: ScoreSheetProps<EnemyChocolatier>) {
  const words = TABLE_WORDS[language];
  return (
    <Ledger
      why={
        view.phase.name === 'over' && [
          `${words.sheet.why[view.phase.because]} `,
          clause(ENDED_BY[view.phase.because]),
        ]
      }
      places={outcome.places}
      language={language}
      names={names}
      total={seat => `${nth(view.players, seat).points}/${GOAL}`}
      lines={seat => linesOf(nth(view.players, seat), words)}
      footnote={hasEqualPoints(view.players, outcome.places) && [`${words.sheet.equal} `, clause('EC-A27')]}
    />
  );
}

/** Whether some who came at different places have as many points as each other. */
const hasEqualPoints = (players: readonly PlayerView[], places: readonly (readonly number[])[]) =>
  new Set(places.map(seats => nth(players, nth(seats, 0)).points)).size < places.length;

function linesOf({ recipe, money }: PlayerView, words: TableWords): LedgerLine[] {
  const lines = recipe?.lines.map(({ ingredient, has, needs }): LedgerLine => {
    const Picture = nth(INGREDIENT_ART, INGREDIENTS.indexOf(ingredient));
    return {
      key: ingredient,
      picture: <Picture />,
      words: words.ingredients[ingredient],
      value: `${has}/${needs}`,
      isComplete: has >= needs,
    };
  });
  return [
    ...(recipe
      ? [
          {
            key: 'recipe',
            picture: <RecipeBack />,
            words: <b>{words.recipe(recipe.id)}</b>,
            value: words.missing(recipe.missing),
            isComplete: recipe.missing === 0,
          },
        ]
      : []),
    ...(lines ?? []),
    { key: 'money', picture: <Banknote />, words: words.inHand, value: words.money(money) },
  ];
}
