import type { Read } from '../../../core/game.ts';
import { exchangeWith, shortOf } from '../buying.ts';
import type { Town } from '../data/town.ts';
import { type Ability, GOAL, RECIPE_SIZE } from '../data/words.ts';
import { savingsPoints, starIncome } from '../income.ts';
import type { State } from '../vocabulary.ts';
import { raises } from './holdings.ts';
import type { Instincts } from './instincts.ts';

/** What a seat sees of the table in a moment, before it looks at single houses. */
export interface Glance {
  /** Of its recipe, and how many units it still lacks. */
  readonly needs: readonly number[];
  readonly missing: number;
  /** What a unit of the recipe and a dollar are worth now. */
  readonly unit: number;
  readonly dollar: number;
  /** By neighbourhood: what its ability alone is worth. */
  readonly rights: readonly number[];
  /** What it would be worth to this seat to have closed a neighbourhood. */
  readonly worth: (neighbourhood: number) => number;
  /** By seat: what its houses cost, how near victory it is, and by how much its next income passes the goal. */
  readonly exchange: readonly number[];
  readonly danger: readonly number[];
  readonly surplus: readonly number[];
}

/** Rounds after which a game is no longer young. */
const YOUTH = 16;

const RIGHTS = new WeakMap<Instincts, readonly number[]>();

export function glanceAt(
  town: Town,
  by: Instincts,
  { world, seat }: { world: Read<State>; seat: number },
): Glance {
  const { players, round } = world;
  const me = players[seat]!;
  const recipe = town.recipes[me.recipe!]!;
  const missing = shortOf(recipe, me.ingredients);
  let rights = RIGHTS.get(by);
  if (!rights) RIGHTS.set(by, (rights = town.neighbourhoods.map(({ bonus }) => rightOf(by, bonus.ability))));
  const exchange: number[] = [];
  const danger: number[] = [];
  const surplus: number[] = [];
  for (let other = 0; other < players.length; other++) {
    const { points } = players[other]!;
    const next = starIncome(town, world, other) + savingsPoints(town, world, other);
    exchange.push(exchangeWith(town, world, other).price);
    danger.push(1 + by.danger * Math.min(1, (points + 2 * next) / GOAL));
    surplus.push(points + next - GOAL);
  }
  return {
    needs: recipe.needs,
    missing,
    unit: by.recipe * (1 + (by.hurry * (RECIPE_SIZE - missing)) / RECIPE_SIZE),
    dollar: by.dollar / (1 + me.money / by.rich),
    rights,
    worth: worthTo(
      town,
      { world, seat, rights },
      {
        star: by.star * (1 + (by.ahead * me.points) / GOAL),
        note: by.money * (1 + by.early * Math.max(0, 1 - round / YOUTH)),
      },
    ),
    exchange,
    danger,
    surplus,
  };
}

function worthTo(
  town: Town,
  { world, seat, rights }: { world: Read<State>; seat: number; rights: readonly number[] },
  { star, note }: { star: number; note: number },
): (neighbourhood: number) => number {
  const more = raises(town, world, seat);
  return n => {
    const { stars, money, ability } = town.neighbourhoods[n]!.bonus;
    let worth = rights[n]!;
    if (stars > 0) worth += star * (stars + more.stars);
    if (money > 0) worth += note * (money + more.money);
    if (ability === 'all-stars') worth += star * more.starPlaces;
    if (ability === 'all-money') worth += note * more.moneyPlaces;
    return worth;
  };
}

function rightOf(by: Instincts, ability: Ability | null): number {
  switch (ability) {
    case 'buy-three':
      return by.buyThree;
    case 'buy-closed':
      return by.buyClosed;
    case 'buy-anywhere':
      return by.buyAnywhere;
    case 'five-a-point':
      return by.savings;
    case 'ten-dollar-houses':
      return by.dear;
    case 'all-money':
    case 'all-stars':
      return by.more;
    case null:
      return 0;
  }
}
