import type { Read } from '../../../core/game.ts';
import { exchangeWith } from '../buying.ts';
import type { Town } from '../data/town.ts';
import { DEAR_EXCHANGE, INGREDIENTS } from '../data/words.ts';
import type { State } from '../vocabulary.ts';

/** What a seat has closed and begun, and what is on sale for it. */
export interface Holdings {
  /** Neighbourhoods that pay for savings, and that make its houses dear. */
  savings: number;
  dear: number;
  /** Income of neighbourhoods that are not closed yet: the more of their houses it has, the more of it. */
  starsBegun: number;
  moneyBegun: number;
  /** Houses in neighbourhoods it has closed, by ingredient. */
  readonly closed: number[];
  /** Houses it could buy now, by ingredient and price. */
  readonly offers: readonly number[][];
}

interface Sight {
  readonly world: Read<State>;
  readonly seat: number;
  readonly rights: { readonly closed: boolean; readonly anywhere: boolean };
}

export function holdingsOf(town: Town, { world, seat, rights }: Sight): Holdings {
  const { neighbourhoods, houses } = town;
  const { controllers, access, owners } = world;
  const held: Holdings = {
    savings: 0,
    dear: 0,
    starsBegun: 0,
    moneyBegun: 0,
    closed: INGREDIENTS.map(() => 0),
    offers: INGREDIENTS.map(() => Array<number>(DEAR_EXCHANGE.price + 1).fill(0)),
  };
  const prices = world.players.map((_, owner) => exchangeWith(town, world, owner).price);
  const more = raises(town, world, seat);
  countClosed(town, { world, seat }, held);
  for (let n = 0; n < controllers.length; n++) {
    const controller = controllers[n]!;
    if (controller === seat) continue;
    const { houses: there, ingredient, bonus } = neighbourhoods[n]!;
    const onSale = controller !== null ? rights.closed : access[n]! > 0 || rights.anywhere;
    let mine = 0;
    let taken = 0;
    for (let i = 0; i < there.length; i++) {
      const house = there[i]!;
      const owner = owners[house]!;
      if (owner === seat) mine++;
      else {
        if (owner !== null) taken++;
        if (onSale) held.offers[ingredient]![owner === null ? houses[house]!.price : prices[owner]!]!++;
      }
    }
    if (mine === 0) continue;
    // Every house of somebody else's is one more to be fought for.
    const part = (mine / there.length) ** 2 * 0.5 ** taken;
    if (bonus.stars > 0) held.starsBegun += part * (bonus.stars + more.stars);
    else if (bonus.ability === 'all-stars') held.starsBegun += part * more.starPlaces;
    if (bonus.money > 0) held.moneyBegun += part * (bonus.money + more.money);
    else if (bonus.ability === 'all-money') held.moneyBegun += part * more.moneyPlaces;
  }
  return held;
}

/** What All ★ +1 and All $ +1 add to each neighbourhood of this seat, and to how many. */
export function raises({ neighbourhoods }: Town, { controllers }: Read<State>, seat: number) {
  const more = { stars: 0, money: 0, starPlaces: 0, moneyPlaces: 0 };
  for (let n = 0; n < controllers.length; n++) {
    if (controllers[n] !== seat) continue;
    const { stars, money, ability } = neighbourhoods[n]!.bonus;
    if (stars > 0) more.starPlaces++;
    if (money > 0) more.moneyPlaces++;
    if (ability === 'all-stars') more.stars++;
    if (ability === 'all-money') more.money++;
  }
  return more;
}

function countClosed({ neighbourhoods }: Town, { world, seat }: Omit<Sight, 'rights'>, held: Holdings): void {
  for (let n = 0; n < world.controllers.length; n++) {
    if (world.controllers[n] !== seat) continue;
    const { ingredient, houses, bonus } = neighbourhoods[n]!;
    held.closed[ingredient]! += houses.length;
    if (bonus.ability === 'five-a-point') held.savings++;
    if (bonus.ability === 'ten-dollar-houses') held.dear++;
  }
}
