import { nth } from '../../../../core/sure.ts';
import { GOAL } from '../../data/words.ts';
import type { RecipeCard } from '../../data/town.ts';
import type { Beliefs } from './beliefs.ts';
import { PRICES, type Project, type Prospects } from './prospects.ts';

/** Turns a seat left alone would need to win by points, on the best of a few ways to weigh income against points. */
export function turnsByPoints(beliefs: Beliefs, prospects: Prospects): number {
  let best = NEVER;
  for (const dollar of beliefs.dollar) best = Math.min(best, turnsInOrder(beliefs, prospects, dollar));
  return best;
}

/**
 * The neighbourhoods that give most for their cost are closed first; when waiting is faster, nothing more is bought.
 * What is not done yet is done on the next turn at the earliest: otherwise it would be put off for ever.
 */
function turnsInOrder(beliefs: Beliefs, prospects: Prospects, dollar: number): number {
  const { projects, limit } = prospects;
  let { money, points, permits, dollars, stars, savings } = prospects;
  let turns = 0;
  let best = finish({ points, stars, savings, money, dollars });
  let done = 0;
  for (let n = 0; n < projects.length; n++) {
    const at = bestProject(projects, dollar, done);
    const project = nth(projects, at);
    done |= 1 << at;
    const freed = Math.min(permits, project.houses);
    permits -= freed;
    const wait = Math.max(
      n === 0 ? 1 : 0,
      (project.houses - freed) / limit,
      (project.cost - money) / (dollars + beliefs.growth / 3),
    );
    points += wait * (stars + (savings * money) / 10);
    turns += wait;
    if (points >= GOAL || turns >= best) break;
    money = Math.max(0, money + wait * dollars - project.cost);
    stars += project.stars;
    dollars += project.money;
    savings += project.savings;
    best = Math.min(best, turns + finish({ points, stars, savings, money, dollars }));
  }
  return best;
}

/** `done` has a bit for every project that is closed already. */
function bestProject(projects: readonly Project[], dollar: number, done: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < projects.length; i++) {
    if (done & (1 << i)) continue;
    const { worth, money, cost } = nth(projects, i);
    const rate = (worth + dollar * money) / cost;
    if (rate <= most) continue;
    most = rate;
    best = i;
  }
  return best;
}

interface Standing {
  readonly points: number;
  readonly stars: number;
  readonly savings: number;
  readonly money: number;
  readonly dollars: number;
}

const NEVER = 60;

/** Turns until the points are there if nothing is bought any more: savings grow as the money does. */
function finish({ points, stars, savings, money, dollars }: Standing): number {
  const wanted = GOAL - points;
  const rate = stars + (savings * money) / 5;
  const growth = (savings * dollars) / 10;
  if (growth === 0) return rate === 0 ? NEVER : Math.min(NEVER, wanted / rate);
  return Math.min(NEVER, (Math.sqrt(rate * rate + 4 * growth * wanted) - rate) / (2 * growth));
}

/** Turns a seat left alone would need to complete a recipe, with the cheapest houses it can reach. */
export function turnsByRecipe(beliefs: Beliefs, prospects: Prospects, { needs }: RecipeCard): number {
  const { offers, ingredients, money, permits, limit } = prospects;
  let missing = 0;
  let cost = 0;
  let outOfReach = 0;
  for (let i = 0; i < needs.length; i++) {
    let wanted = nth(needs, i) - nth(ingredients, i);
    if (wanted <= 0) continue;
    missing += wanted;
    for (let price = 1; price < PRICES && wanted > 0; price++) {
      const taken = Math.min(wanted, nth(offers, i * PRICES + price));
      cost += taken * (price + beliefs.rivalry);
      wanted -= taken;
    }
    outOfReach += wanted;
    cost += wanted * 4;
  }
  if (missing === 0) return 0;
  const purchases = Math.max(0, missing - permits - limit) / limit;
  const income = prospects.dollars + beliefs.growth + promised(beliefs, prospects);
  const payments = Math.max(0, cost - money - prospects.dollars) / income;
  const both = 0.7 * Math.max(purchases, payments) + 0.3 * Math.hypot(purchases, payments);
  return 1 + both + outOfReach * beliefs.outOfReach;
}

/** Income that begun neighbourhoods promise: the nearer they are to being closed, the more of it. */
function promised({ halfWay }: Beliefs, { projects }: Prospects): number {
  let sum = 0;
  for (const { money, cost } of projects) sum += money * (halfWay / (halfWay + cost)) ** 2;
  return sum;
}
