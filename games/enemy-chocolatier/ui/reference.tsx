import type { Sourced } from '../../../core/edition.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { SourceLegend, SourceMark } from '../../../web/kit/provenance.tsx';
import { ABILITIES, INGREDIENTS, RECIPE_INGREDIENTS, TILES } from '../data/words.ts';
import type { Bonus } from '../data/print.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART, Banknote, Star } from './art/money.tsx';
import './board.css';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

/** Every number of the town and the recipes, from the same tables the rules use, and how we know it. */
export function Reference({ edition, language }: ReferenceProps<EnemyChocolatier>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const mark = (of: Sourced<unknown>) => <SourceMark of={of} language={language} />;
  const all = [
    ...edition.recipes,
    ...edition.tiles.flatMap(tile => tile.neighbourhoods.flatMap(({ prices, bonus }) => [prices, bonus])),
  ];
  return (
    <div class="ec-reference">
      <p>{reference.intro}</p>
      <h3>{reference.recipes}</h3>
      <ul class="ec-cards">
        {edition.recipes.map((recipe, i) => (
          <li key={i}>
            <strong>
              {words.recipe(`R${i + 1}`)}
              {mark(recipe)}
            </strong>
            <p class="ec-stock">
              {RECIPE_INGREDIENTS.map((ingredient, n) => (
                <Amount
                  key={ingredient}
                  art={n}
                  amount={recipe.value[ingredient]}
                  word={words.ingredients[ingredient]}
                />
              ))}
            </p>
          </li>
        ))}
      </ul>
      <h3>{reference.abilities}</h3>
      <ul class="ec-cards">
        {ABILITIES.map((ability, i) => {
          const Picture = ABILITY_ART[i]!;
          return (
            <li key={ability} class="ec-card-with-picture">
              <Picture class="ec-big-icon" />
              <span>
                <strong>{words.abilities[ability].label}</strong>
                <br />
                {words.abilities[ability].effect}
              </span>
            </li>
          );
        })}
      </ul>
      <h3>{reference.tiles}</h3>
      <ul class="ec-cards">
        {edition.tiles.flatMap((tile, t) =>
          tile.neighbourhoods.map(({ ingredient, prices, bonus }, n) => {
            const id = `${TILES[t]}${n + 1}`;
            const Picture = INGREDIENT_ART[INGREDIENTS.indexOf(ingredient.value)]!;
            return (
              <li key={id} class="ec-card-with-picture">
                <Picture class="ec-big-icon" />
                <span>
                  <strong>{words.neighbourhood(id)}</strong>
                  <br />
                  {reference.prices} {prices.value.join(' · ')}
                  {mark(prices)}
                  <br />
                  {reference.bonus} <BonusWords bonus={bonus.value} words={words} />
                  {mark(bonus)}
                </span>
              </li>
            );
          }),
        )}
      </ul>
      <SourceLegend of={all} language={language} />
      <p class="hint">{reference.edition(edition.name)}</p>
    </div>
  );
}

function Amount({ art, amount, word }: { art: number; amount: number; word: string }) {
  const Picture = INGREDIENT_ART[art]!;
  return (
    <span class="ec-fact" title={word}>
      <Picture class="ec-icon" />
      {amount}
      <span class="only-heard"> {word}</span>
    </span>
  );
}

function BonusWords({ bonus, words }: { bonus: Bonus; words: TableWords }) {
  return (
    <>
      {bonus.money > 0 && (
        <span class="ec-fact">
          <Banknote class="ec-icon" />
          {words.money(bonus.money)}
        </span>
      )}{' '}
      {bonus.stars > 0 && (
        <span class="ec-fact">
          <Star class="ec-icon" />
          {words.points(bonus.stars)}
        </span>
      )}{' '}
      {bonus.ability && words.abilities[bonus.ability].label}
    </>
  );
}
