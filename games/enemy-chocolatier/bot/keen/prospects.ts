import { add } from '../../../../core/counts.ts';
import type { Read } from '../../../../core/game.ts';
import { nth, playerAt } from '../../../../core/sure.ts';
import { limitOf } from '../../buying.ts';
import type { Town } from '../../data/town.ts';
import { INGREDIENTS } from '../../data/words.ts';
import { controlled } from '../../neighbourhoods.ts';
import { moneyIncome, starIncome } from '../../income.ts';
import type { State } from '../../vocabulary.ts';
import type { Beliefs } from './beliefs.ts';

/** A neighbourhood that a seat could close. */
export interface Project {
  /** Dollars, with what rivalry and detours add. */
  cost: number;
  houses: number;
  /** What it would add to each income phase. */
  stars: number;
  money: number;
  /** Whether it pays a point for every five dollars in hand. */
  savings: number;
  /** Its stars, savings and rights in points of income. */
  worth: number;
}

/** What a seat has, and what it could get. */
export interface Prospects {
  readonly money: number;
  readonly points: number;
  readonly permits: number;
  /** Houses a turn. */
  readonly limit: number;
  /** Of an income phase. */
  readonly dollars: number;
  readonly stars: number;
  /** Neighbourhoods that pay for savings. */
  readonly savings: number;
  readonly projects: readonly Project[];
  /** How many houses of an ingredient it could buy at a price: at ingredient × `PRICES` + price. */
  readonly offers: readonly number[];
  readonly ingredients: readonly number[];
}

/** Prices are below this. */
export const PRICES = 11;

export function prospectsOf(town: Town, beliefs: Beliefs, { state, seat, exchange }: Sight): Prospects {
  const { money, points, permits, ingredients } = playerAt(state.players, seat);
  const own = controlled(state, seat);
  const held = holdings(town, own);
  const offers = Array<number>(INGREDIENTS.length * PRICES).fill(0);
  const projects: Project[] = [];
  for (let n = 0; n < town.neighbourhoods.length; n++) {
    if (state.controllers[n] === seat) continue;
    const reach = reachOf(state, n, held);
    if (reach === 'none') continue;
    const { houses, ingredient, bonus } = nth(town.neighbourhoods, n);
    let cost = 0;
    let missing = 0;
    for (let i = 0; i < houses.length; i++) {
      const house = nth(houses, i);
      const owner = state.owners[house]!;
      if (owner === seat) continue;
      const price = owner === null ? nth(town.houses, house).price : nth(exchange, owner);
      if (reach === 'now') add(offers, ingredient * PRICES + price, 1);
      cost += price + beliefs.rivalry + (reach === 'soon' ? beliefs.detour : 0);
      missing++;
    }
    const stars = starsOf(bonus, held);
    const dollars = dollarsOf(bonus, held);
    const savings = bonus.ability === 'five-a-point' ? 1 : 0;
    const worth = stars + savings * (1 + money / 10) + RIGHTS[bonus.ability ?? 'none'];
    projects.push({ cost, houses: missing, stars, money: dollars, savings, worth });
  }
  return {
    money,
    points,
    permits,
    limit: limitOf(town, state, seat),
    dollars: moneyIncome(town, state, seat),
    stars: starIncome(town, state, seat),
    savings: held.savings,
    projects,
    offers,
    ingredients,
  };
}

export interface Sight {
  readonly state: Read<State>;
  readonly seat: number;
  /** What a house of each seat costs the others. */
  readonly exchange: readonly number[];
}

/** What abilities that only give rights are worth, in points of income. */
const RIGHTS = {
  none: 0,
  'buy-three': 0.8,
  'buy-closed': 0.7,
  'buy-anywhere': 0.4,
  'ten-dollar-houses': 0.5,
  'all-money': 0,
  'all-stars': 0,
  'five-a-point': 0,
} as const;

interface Holdings {
  moneyPlaces: number;
  starPlaces: number;
  moreMoney: number;
  moreStars: number;
  savings: number;
  buyClosed: boolean;
  buyAnywhere: boolean;
}

function holdings({ neighbourhoods }: Town, own: readonly number[]): Holdings {
  const held: Holdings = {
    moneyPlaces: 0,
    starPlaces: 0,
    moreMoney: 0,
    moreStars: 0,
    savings: 0,
    buyClosed: false,
    buyAnywhere: false,
  };
  for (const n of own) {
    const { money, stars, ability } = nth(neighbourhoods, n).bonus;
    if (money > 0) held.moneyPlaces++;
    if (stars > 0) held.starPlaces++;
    if (ability === 'all-money') held.moreMoney++;
    if (ability === 'all-stars') held.moreStars++;
    if (ability === 'five-a-point') held.savings++;
    if (ability === 'buy-closed') held.buyClosed = true;
    if (ability === 'buy-anywhere') held.buyAnywhere = true;
  }
  return held;
}

function starsOf({ stars, ability }: { stars: number; ability: string | null }, held: Holdings): number {
  return (stars > 0 ? stars + held.moreStars : 0) + (ability === 'all-stars' ? held.starPlaces + 0.5 : 0);
}

function dollarsOf({ money, ability }: { money: number; ability: string | null }, held: Holdings): number {
  return (money > 0 ? money + held.moreMoney : 0) + (ability === 'all-money' ? held.moneyPlaces + 0.5 : 0);
}

/** Whether a seat can buy in a neighbourhood on its next turn, after a detour, or not at all as things stand. */
function reachOf({ controllers, access }: Read<State>, n: number, held: Holdings): 'now' | 'soon' | 'none' {
  if (controllers[n] !== null) return held.buyClosed ? 'now' : 'none';
  return nth(access, n) > 0 || held.buyAnywhere ? 'now' : 'soon';
}
