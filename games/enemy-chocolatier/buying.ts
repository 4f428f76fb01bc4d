import { add } from '../../core/counts.ts';
import type { Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import type { RecipeCard, Town } from './data/town.ts';
import {
  DEAR_EXCHANGE,
  EXCHANGE,
  INGREDIENTS,
  MARKERS_ON_HOUSES,
  PURCHASES,
  PURCHASES_OF_THREE,
  RECIPE_SIZE,
} from './data/words.ts';
import { active, type Holding } from './neighbourhoods.ts';
import type { Player, Refusals, State } from './vocabulary.ts';

/** EC-34, EC-35, EC-56: what anybody but its owner pays for a house. */
export function priceOf(town: Town, state: Read<State>, house: number): number {
  const owner = state.owners[house]!;
  return owner === null ? town.houses[house]!.price : exchangeWith(town, state, owner).price;
}

/** EC-35, EC-56, EC-A16 */
export function exchangeWith(
  { withAbility }: Town,
  state: Read<State>,
  owner: number,
): { readonly price: number; readonly toOwner: number } {
  return active(withAbility['ten-dollar-houses'], state, owner) > 0 ? DEAR_EXCHANGE : EXCHANGE;
}

/** EC-31, EC-50: houses a turn, without permits. */
export function limitOf({ withAbility }: Town, state: Read<State>, seat: number): number {
  return active(withAbility['buy-three'], state, seat) > 0 ? PURCHASES_OF_THREE : PURCHASES;
}

/** EC-42, EC-A08: houses that may still be bought in this turn; permits are spent on those beyond the limit. */
export function purchasesLeft(town: Town, state: Read<State>, seat: number): number {
  return Math.max(0, limitOf(town, state, seat) - state.turn.bought) + playerAt(state.players, seat).permits;
}

/** EC-32, EC-51, EC-52: the ability without which this seat may not buy in a neighbourhood now, or null. */
export function abilityLacked(
  town: Town,
  state: Read<State>,
  { neighbourhood, seat }: Holding,
): 'buy-closed' | 'buy-anywhere' | null {
  if (state.controllers[neighbourhood] !== null) return mayBuyClosed(town, state, seat) ? null : 'buy-closed';
  if (state.access[neighbourhood]! > 0) return null;
  return mayBuyAnywhere(town, state, seat) ? null : 'buy-anywhere';
}

/** EC-51 */
export const mayBuyClosed = ({ withAbility }: Town, state: Read<State>, seat: number): boolean =>
  active(withAbility['buy-closed'], state, seat) > 0;

/** EC-52 */
export const mayBuyAnywhere = ({ withAbility }: Town, state: Read<State>, seat: number): boolean =>
  active(withAbility['buy-anywhere'], state, seat) > 0;

/** EC-31, EC-42: the seat whose turn it is may not buy another house, whichever. */
export function limitReached(town: Town, state: Read<State>): boolean {
  const { seat, bought } = state.turn;
  return (
    bought >= PURCHASES && playerAt(state.players, seat).permits === 0 && bought >= limitOf(town, state, seat)
  );
}

/** EC-31 to EC-36: why the seat whose turn it is may not buy this house now, or null. */
export function obstacle(town: Town, state: Read<State>, house: number): Obstacle | null {
  const { seat } = state.turn;
  if (limitReached(town, state)) return 'limit-reached';
  if (!hasMarker(state, seat)) return 'no-marker-left';
  if (state.owners[house] === seat) return 'own-house';
  const { neighbourhood } = town.houses[house]!;
  const lacked = abilityLacked(town, state, { neighbourhood, seat });
  if (lacked !== null) return lacked === 'buy-closed' ? 'closed' : 'unavailable';
  return canPay(town, state, house) ? null : 'too-few-dollars';
}

/** EC-36: whether the seat whose turn it is has the price of a house that is not its own. */
export function canPay(town: Town, state: Read<State>, house: number): boolean {
  const { money } = playerAt(state.players, state.turn.seat);
  const owner = state.owners[house]!;
  if (owner === null) return money >= town.houses[house]!.price;
  // What any exchange costs at least and at most: abilities matter in between only.
  if (money < EXCHANGE.price || money >= DEAR_EXCHANGE.price) return money >= EXCHANGE.price;
  return money >= exchangeWith(town, state, owner).price;
}

export type Obstacle = Exclude<keyof Refusals, 'no-changes-left'>;

export function housesOf({ ingredients }: Read<Player>): number {
  let count = 0;
  for (let i = 0; i < ingredients.length; i++) count += ingredients[i]!;
  return count;
}

/** EC-A20: in the variant, a player whose markers all lie on houses cannot buy another. */
export function hasMarker({ options, players }: Read<State>, seat: number): boolean {
  return options.markers === 'unlimited' || housesOf(playerAt(players, seat)) < MARKERS_ON_HOUSES;
}

/** EC-72, EC-A01: units of its recipe that a player does not own yet; houses beyond it count for nothing. */
export function missingUnits({ recipes }: Town, { recipe, ingredients }: Read<Player>): number {
  return recipe === null ? RECIPE_SIZE : shortOf(recipes[recipe]!, ingredients);
}

/** EC-17: by ingredient, the houses a seat owns. */
export function ownedIngredients(
  { houses }: Town,
  owners: readonly (number | null)[],
  seat: number,
): number[] {
  const counts = INGREDIENTS.map(() => 0);
  for (const [i, { ingredient }] of houses.entries()) if (owners[i] === seat) add(counts, ingredient, 1);
  return counts;
}

/** Units of a recipe that these houses lack. */
export function shortOf({ needs }: RecipeCard, ingredients: readonly number[]): number {
  let missing = 0;
  for (let i = 0; i < needs.length; i++)
    if (ingredients[i]! < needs[i]!) missing += needs[i]! - ingredients[i]!;
  return missing;
}
