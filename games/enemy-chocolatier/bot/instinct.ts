import type { Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { hasMarker, mayBuyAnywhere, mayBuyClosed, purchasesLeft } from '../buying.ts';
import type { Town } from '../data/town.ts';
import type { Move, Player, State } from '../vocabulary.ts';
import { type Glance, glanceAt } from './glance.ts';
import type { Instincts } from './instincts.ts';

/** Looks at no recipe but the seat's own. */
export type Instinct = (world: Read<State>, seat: number, random: Random) => Move;

const PERMIT: Move = { type: 'take-permit' };
const END: Move = { type: 'end-turn' };
const BEGIN: Move = { type: 'begin' };
const SHARE: Move = { type: 'vote', share: true };
const PLAY_ON: Move = { type: 'vote', share: false };

/** More than all else together: to win at once, and to keep somebody from winning with the next income. */
const VICTORY = 2000;
const RESCUE = 1000;
const GRAIN = 1 << 12;

/** Buys the house that a moment's thought likes best, or stops: some ten microseconds. */
export function instinctFor(town: Town, by: Instincts): Instinct {
  const offers = town.houses.map(({ id }): Move => ({ type: 'buy', house: id }));
  return (world, seat, random) => {
    const { phase, turn, controllers, access, players } = world;
    if (phase.name === 'arranging') return BEGIN;
    if (phase.name === 'voting') return leads(players, seat) ? PLAY_ON : SHARE;
    const stop = turn.bought === 0 ? PERMIT : END;
    const left = purchasesLeft(town, world, seat);
    if (left === 0 || !hasMarker(world, seat)) return stop;

    const glance = glanceAt(town, by, { world, seat });
    const closedToo = mayBuyClosed(town, world, seat);
    const anywhere = mayBuyAnywhere(town, world, seat);
    const favourite = { house: -1, liking: turn.bought === 0 ? by.permit : 0 };
    for (let n = 0; n < controllers.length; n++) {
      if (controllers[n] === seat) continue;
      if (controllers[n] !== null ? !closedToo : access[n] === 0 && !anywhere) continue;
      look(town, by, { world, seat, glance, left, n, random, favourite });
    }
    return favourite.house < 0 ? stop : offers[favourite.house]!;
  };
}

interface Look {
  readonly world: Read<State>;
  readonly seat: number;
  readonly glance: Glance;
  /** Houses that may still be bought in this turn. */
  readonly left: number;
  /** The neighbourhood looked at. */
  readonly n: number;
  readonly random: Random;
  readonly favourite: { house: number; liking: number };
}

/** By seat, how many houses it has in the neighbourhood looked at. */
const held = [0, 0, 0, 0, 0, 0];

/** Whether a house of this neighbourhood is liked better than the favourite: the cheapest vacant one, or one of somebody else's. */
function look(town: Town, by: Instincts, { world, seat, glance, left, n, random, favourite }: Look): void {
  const { owners } = world;
  const { houses: there, ingredient } = town.neighbourhoods[n]!;
  const { money, ingredients } = world.players[seat]!;
  const size = there.length;
  held.fill(0);
  let vacant = -1;
  let cost = 0;
  let taken = 0;
  for (let i = 0; i < size; i++) {
    const owner = owners[there[i]!]!;
    if (owner === null) {
      if (vacant < 0) vacant = there[i]!;
      cost += town.houses[there[i]!]!.price;
    } else {
      held[owner]!++;
      if (owner === seat) continue;
      taken++;
      cost += glance.exchange[owner]!;
    }
  }
  const short = size - held[seat]!;
  const worth = glance.worth(n);
  const isWithinReach = short <= left && cost <= money;
  let gain = isWithinReach
    ? (by.close * worth) / short
    : (by.progress * worth * (held[seat]! + 1) * by.mixed ** taken) / (size * size);
  if (glance.needs[ingredient]! > ingredients[ingredient]!)
    gain += glance.missing === 1 ? VICTORY : glance.unit;

  for (let i = 0; i < size; i++) {
    const house = there[i]!;
    const owner = owners[house]!;
    if (owner === seat || (owner === null && house !== vacant)) continue;
    const price = owner === null ? town.houses[house]!.price : glance.exchange[owner]!;
    if (price > money) continue;
    const gift = owner === null ? 0 : by.gift;
    const whim = (by.whim * (random.int(GRAIN) + random.int(GRAIN) - GRAIN)) / GRAIN;
    const liking = gain - glance.dollar * price - gift + denial(town, by, { glance, seat, n, owner }) + whim;
    if (liking <= favourite.liking) continue;
    favourite.liking = liking;
    favourite.house = house;
  }
}

/** What it is worth that others have, or get, less of this neighbourhood. */
function denial(
  { neighbourhoods }: Town,
  by: Instincts,
  { glance, seat, n, owner }: { glance: Glance; seat: number; n: number; owner: number | null },
): number {
  const { houses, bonus } = neighbourhoods[n]!;
  const size = houses.length;
  const theirs = by.star * bonus.stars + by.money * bonus.money + glance.rights[n]!;
  let sum = 0;
  for (let other = 0; other < glance.danger.length; other++) {
    const has = held[other]!;
    if (has === 0 || other === seat) continue;
    if (has === size) {
      sum += by.smash * theirs * glance.danger[other]!;
      const surplus = glance.surplus[other]!;
      if (bonus.stars > 0 && surplus >= 0) sum += surplus < bonus.stars ? RESCUE : RESCUE / 2;
    } else if (owner === other || owner === null) {
      const near = has + 2 >= size ? by.deny : by.deny * by.distant;
      sum += (near * theirs * glance.danger[other]! * has) / size;
    }
  }
  return sum;
}

/** EC-A27: whether points alone would make this seat the winner. */
export function leads(players: readonly Read<Player>[], seat: number): boolean {
  const { points } = players[seat]!;
  return players.every((other, i) => i === seat || other.points < points);
}
