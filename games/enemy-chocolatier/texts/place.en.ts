import { capital } from '../../../core/capital.ts';
import { english } from '../../../core/words.ts';
import type { Ability, Ingredient, NeighbourhoodId } from '../data/words.ts';
import type { RecipeLine } from '../vocabulary.ts';
import { ABILITY, dollars, houses, INGREDIENT, listed, placeName, points } from './nouns.en.ts';

/** What a neighbourhood, a house, a recipe or an ability says about itself. */
export const placeEn = {
  name: placeName,
  open: (what: Ingredient) => `${capital(INGREDIENT[what])}. Open: its houses are for sale.`,
  unavailable: (what: Ingredient) =>
    `${capital(INGREDIENT[what])}. Out of reach until a neighbourhood beside it is closed.`,
  closedBy: (what: Ingredient, name: string) => `${capital(INGREDIENT[what])}. Closed by ${name}.`,
  yours: (what: Ingredient) => `${capital(INGREDIENT[what])}. Closed by you.`,
  pays: (money: number, scored: number) =>
    `When closed: ${listed([...(money > 0 ? [dollars(money)] : []), ...(scored > 0 ? [points(scored)] : [])])} at every income.`,
  grants: (ability: Ability) => `When closed: “${ABILITY[ability].label}”. ${ABILITY[ability].effect}`,
  owners: (owners: readonly (readonly [string, number])[], free: number) =>
    `Houses: ${[...owners.map(([name, n]) => `${name} ${n}`), ...(free > 0 ? [`${free} unsold`] : [])].join(', ')}.`,
  you: 'you',
  closing: (missing: number, cost: number) => `Closing it costs you ${dollars(cost)} for ${houses(missing)}.`,
  opens: (places: readonly NeighbourhoodId[]) => `Closing it opens ${listed(places.map(placeName))}.`,
  oneShort: (names: readonly string[]) => `One house short of closing it: ${listed(names)}.`,
  free: (price: number) => `Free: it costs ${dollars(price)}.`,
  owned: (name: string, price: number) => `Owned by ${name}: it costs the others ${dollars(price)}.`,
  own: (price: number) => `Yours. The others would pay ${dollars(price)} for it.`,
  houses: 'Houses here',
  ingredient: ({ ingredient: what, has, needs, reachable }: RecipeLine) =>
    `${capital(INGREDIENT[what])}: ${has} of ${needs}, ${reachable} more within reach.`,
  recipeWins: 'Own all of it at once, and you win.',
  ability: (place: NeighbourhoodId) => `From ${placeName(place)}, as long as you keep it closed.`,
  waits: 'Active from your next turn.',
  changed: 'Bought since your last turn.',
  aim: 'First to 20 points or a complete secret recipe wins.',
  near: (name: string, scored: number) => `${name}: ${points(scored)} of 20`,
  moreOf: (name: string) => `${name}: everything public`,
  noRecipe: 'Recipes are dealt once the town is laid.',
  noAbility: 'Close neighbourhoods to get abilities.',
  notYourTurn: 'It’s not your turn yet.',
  moreActions: 'More actions',
  browse: 'Browse houses',
  permitSure: 'Yes, take a permit',
  code: {
    title: 'Town code',
    lines: [
      'Anyone who enters this code plays in the same town.',
      'Choose “Laid by hand” when you open a table.',
    ],
    field: 'Code of a town',
    use: 'Lay this town',
    copy: 'Copy',
    copied: 'Copied',
    wrong: 'A code is six tiles from A to F, each once and with a turn from 0 to 5: A0 B1 C2 D3 E4 F5.',
    same: 'The town already lies like this.',
    tooFar: (changes: number) =>
      `Laying this town takes ${english.count(changes, 'change', 'changes')}: more than are left. Undo some first.`,
  },
};
