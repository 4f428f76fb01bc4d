import type { Read } from '../../../core/game.ts';
import { limitOf, mayBuyAnywhere, mayBuyClosed } from '../buying.ts';
import type { Town } from '../data/town.ts';
import { DOLLARS_A_POINT, GOAL, INGREDIENTS, RECIPE_SIZE } from '../data/words.ts';
import { moneyIncome, starIncome } from '../income.ts';
import type { Player, State } from '../vocabulary.ts';
import { type Holdings, holdingsOf } from './holdings.ts';

/** What tells how a seat stands, about 0 to 1 each. */
export interface Signs {
  /** Of the recipe: units owned, those of them that nobody can take away, the last eight and the last three. */
  readonly units: number;
  readonly safeUnits: number;
  readonly fewMissing: number;
  readonly lastUnits: number;
  /** How much of the units still missing could be paid at once. */
  readonly affordable: number;
  readonly points: number;
  /** Of the next income. */
  readonly stars: number;
  readonly income: number;
  /** The same, as long as much of the recipe is missing. */
  readonly incomeEarly: number;
  readonly money: number;
  readonly permits: number;
  readonly buyThree: number;
  readonly buyClosed: number;
  readonly buyAnywhere: number;
  readonly dearHouses: number;
  readonly savings: number;
  /** Of neighbourhoods that are not closed yet. */
  readonly starsBegun: number;
  readonly moneyBegun: number;
  /** Victory by either road within some turns, or with the next one. */
  readonly soonByPoints: number;
  readonly nextByPoints: number;
  readonly soonByRecipe: number;
  readonly nextByRecipe: number;
  readonly soon: number;
  /** Whose turn comes early; above all if victory is near. */
  readonly early: number;
  readonly earlyAndSoon: number;
  readonly earlyAndNext: number;
}

/** What a unit of the recipe may cost if no house of it is on sale. */
const OUT_OF_REACH = 8;
/** Turns of which nobody thinks that far ahead. */
const FAR = 30;

export function signsOf(town: Town, world: Read<State>, seat: number): Signs {
  const { players, turn } = world;
  const { money, points, permits } = players[seat]!;
  const dollars = moneyIncome(town, world, seat);
  const stars = starIncome(town, world, seat);
  const limit = limitOf(town, world, seat);
  const rights = { closed: mayBuyClosed(town, world, seat), anywhere: mayBuyAnywhere(town, world, seat) };
  const held = holdingsOf(town, { world, seat, rights });
  const { missing, cost, safe } = recipeOf(town, players[seat]!, held);

  // Whoever has the turn has had the income already.
  const purse = money + (turn.seat === seat ? 0 : dollars);
  const byRecipe = Math.max((missing - permits - limit) / limit, (cost - purse) / dollars, 0);
  const rate = stars + (held.savings * money) / DOLLARS_A_POINT;
  const byPoints = Math.min(FAR, (GOAL - points) / Math.max(0.2, rate));
  const early = 1 - ((seat - turn.seat + players.length) % players.length) / players.length;
  const soonByPoints = Math.exp(-byPoints / 3);
  const nextByPoints = Math.exp(-byPoints);
  const soonByRecipe = Math.exp(-byRecipe / 3);
  const nextByRecipe = Math.exp(-byRecipe);
  const soon = Math.max(soonByPoints, soonByRecipe);
  return {
    units: 1 - missing / RECIPE_SIZE,
    safeUnits: safe / RECIPE_SIZE,
    fewMissing: Math.max(0, 1 - missing / 8),
    lastUnits: Math.max(0, 1 - missing / 3),
    affordable: Math.min(1, purse / Math.max(1, cost)),
    points: points / GOAL,
    stars: stars / 5,
    income: dollars / 10,
    incomeEarly: ((dollars / 10) * missing) / RECIPE_SIZE,
    money: money / 20,
    permits: Math.min(4, permits) / 4,
    buyThree: limit > 2 ? 1 : 0,
    buyClosed: rights.closed ? 1 : 0,
    buyAnywhere: rights.anywhere ? 1 : 0,
    dearHouses: held.dear,
    savings: held.savings,
    starsBegun: held.starsBegun / 4,
    moneyBegun: held.moneyBegun / 4,
    soonByPoints,
    nextByPoints,
    soonByRecipe,
    nextByRecipe,
    soon,
    early,
    earlyAndSoon: early * soon,
    earlyAndNext: early * Math.max(nextByPoints, nextByRecipe),
  };
}

/** What a seat lacks of its recipe, what that costs as things stand, and how many of the units it has are safe. */
function recipeOf(
  { recipes }: Town,
  { recipe, ingredients }: Read<Player>,
  { offers, closed }: Holdings,
): { missing: number; cost: number; safe: number } {
  const { needs } = recipes[recipe!]!;
  let missing = 0;
  let cost = 0;
  let safe = 0;
  for (let i = 0; i < INGREDIENTS.length; i++) {
    safe += Math.min(needs[i]!, closed[i]!);
    let wanted = needs[i]! - ingredients[i]!;
    if (wanted <= 0) continue;
    missing += wanted;
    for (let price = 1; price < offers[i]!.length && wanted > 0; price++) {
      const bought = Math.min(wanted, offers[i]![price]!);
      cost += bought * price;
      wanted -= bought;
    }
    cost += wanted * OUT_OF_REACH;
  }
  return { missing, cost, safe };
}
