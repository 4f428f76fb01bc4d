import { nth } from '../../../core/sure.ts';
import type { Bonus } from '../data/print.ts';
import { ABILITIES, RECIPE_INGREDIENTS } from '../data/words.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART, Banknote, Star } from './art/money.tsx';

/** What a bonus is, piece by piece. */
export function piecesOf({ money, stars, ability }: Bonus) {
  const Ability = ability && nth(ABILITY_ART, ABILITIES.indexOf(ability));
  return [
    ...(money > 0 ? [<Banknote key="money" />] : []),
    ...(stars > 0 ? [<Star key="stars" />] : []),
    ...(Ability ? [<Ability key="ability" />] : []),
  ];
}

/** What a recipe needs, and of that how much is there. */
export function Ingredients({ of, has }: { of: readonly number[]; has?: readonly number[] }) {
  return (
    <>
      {RECIPE_INGREDIENTS.slice(0, of.length).map((ingredient, i) => {
        const Picture = nth(INGREDIENT_ART, i);
        const needs = nth(of, i);
        const got = has && Math.min(nth(has, i), needs);
        return (
          <span key={ingredient} class={got === needs ? 'ec-line ec-line-full' : 'ec-line'}>
            <Picture />
            <b class="num">{got === undefined ? needs : `${got}/${needs}`}</b>
          </span>
        );
      })}
    </>
  );
}
