import { ranking } from '../../../core/ranking.ts';
import { nth } from '../../../core/sure.ts';
import type { ScoreNowProps } from '../../../web/kit/editor/editor.ts';
import { Ledger, type LedgerLine } from '../../../web/kit/ledger.tsx';
import { shortOf } from '../buying.ts';
import { townOf } from '../data/town.ts';
import { GOAL } from '../data/words.ts';
import { Banknote, Star } from '../ui/art/money.tsx';
import { RecipeBack } from '../ui/art/town.tsx';
import { TABLE_WORDS } from '../ui/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { EDITOR_WORDS } from './words.ts';

/** How far everybody is on both roads, from what lies open: the recipes of the others stay unknown. */
export function Score({ game, state, me, language, names, clause }: ScoreNowProps<EnemyChocolatier>) {
  const town = townOf(game.edition);
  const words = EDITOR_WORDS[language].score;
  const table = TABLE_WORDS[language];
  const view = game.view(state, me);
  const mine = nth(view.players, me).recipe;
  const lines = (seat: number): LedgerLine[] => {
    const { money, nextIncome, ruledOut } = nth(view.players, seat);
    const { ingredients } = nth(state.players, seat);
    const possible = town.recipes
      .filter(({ id }) => id !== mine?.id && !ruledOut.includes(id))
      .map(recipe => ({ id: recipe.id, missing: shortOf(recipe, ingredients) }))
      .sort((a, b) => a.missing - b.missing);
    const recipe = seat === me ? mine : possible[0];
    return [
      ...(recipe
        ? [
            {
              key: 'recipe',
              picture: <RecipeBack />,
              words: seat === me ? table.recipe(recipe.id) : words.closest(table.recipe(recipe.id)),
              value: words.missing(recipe.missing),
            },
          ]
        : []),
      { key: 'money', picture: <Banknote />, words: table.inHand, value: table.money(money) },
      {
        key: 'income',
        picture: <Star />,
        words: words.income,
        value: [
          `+${table.money(nextIncome.money)}`,
          ...(nextIncome.points > 0 ? [`+${table.points(nextIncome.points)}`] : []),
        ].join(', '),
      },
    ];
  };
  return (
    <Ledger
      places={ranking(state.players.map(({ points }) => [points]))}
      language={language}
      names={names}
      total={seat => `${nth(state.players, seat).points}/${GOAL}`}
      lines={lines}
      footnote={[`${words.hidden} `, clause('EC-A27')]}
    />
  );
}
