import type { Features } from '../../../bots/value.ts';
import type { Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { ACCESSORY_CARDS, BED_SIZES, COINS_PER_POINT, COPIES, KINDS, PRICES, ROWS } from '../data/cards.ts';
import { handSize } from '../../../core/hand.ts';
import { held } from '../hand.ts';
import { turnsLeft } from '../turn.ts';
import type { ChillAndChili, Player, State } from '../vocabulary.ts';
import type { Lore } from './lore.ts';

/** Numbers about each kind of vegetable. */
const PER_KIND = 7;
const OF_THE_TABLE = 6;
const OF_ONESELF = 12;
const OF_OTHERS = 8;
const COUNT = OF_THE_TABLE + OF_ONESELF + OF_OTHERS + 2 * ACCESSORY_CARDS.length + PER_KIND * KINDS.length;

/** What one seat sees of a garden, of the market and of the others, as numbers. */
export const featuresOf = (lore: Lore): Features<ChillAndChili> => ({
  version: 1,
  count: COUNT,
  write(world, seat, into) {
    into.fill(0);
    const player = playerAt(world.players, seat);
    const mine = standing(lore, player);
    const acting = world.turn.seat === seat && world.agenda.length > 0;
    const turns = turnsLeft(world, seat);
    const left = turns / 20;
    let at = 0;
    into[at++] = left;
    into[at++] = turns <= 4 ? 1 - turns / 5 : 0;
    into[at++] = acting ? 1 : 0;
    into[at++] = world.pond / 12;
    into[at++] = world.well / 12;
    into[at++] = ((seat - world.turn.seat + world.players.length) % world.players.length) / 4;

    const hand = handSize(player);
    into[at++] = player.coins / 10;
    into[at++] = Math.min(player.coins, turns) / 10;
    into[at++] = hand / 7;
    into[at++] = mine.points / 50;
    into[at++] = (mine.points * left) / 50;
    into[at++] = mine.bonus / 25;
    into[at++] = mine.thirst / 15;
    into[at++] = mine.ease;
    into[at++] = Math.min(mine.thirst, 2 * turns) / 15;
    into[at++] = player.beds.length / 8;
    into[at++] = Math.min(1, mine.nearest / 6);
    into[at++] = mine.bonus > 0 && turns <= 3 ? mine.bonus / 25 : 0;

    at = others({ lore, world, seat, mine: mine.points + hand + player.coins / COINS_PER_POINT }, into, at);

    for (const card of ACCESSORY_CARDS) {
      into[at++] = player.laidOut.includes(card) ? left : 0;
      into[at++] = player.hand[card]! > 0 ? left : 0;
    }
    kinds({ lore, world, player, turns }, into, at);
  },
});

interface Standing {
  /** Beds as they would score now. */
  points: number;
  /** What watering them all would add, the suns that takes, and the suns of the driest. */
  bonus: number;
  thirst: number;
  nearest: number;
  /** The best bonus for a drop. */
  ease: number;
}

function standing({ points }: Lore, { beds }: Read<Player>): Standing {
  const sum = { points: 0, bonus: 0, thirst: 0, nearest: 6, ease: 0 };
  for (const { cards, drops } of beds) {
    const kind = (cards[0]! / 3) | 0;
    const worth = points[kind]![cards.length]!;
    let free = -drops;
    for (let i = 0; i < cards.length; i++) free += (cards[i]! % 3) + 1;
    sum.points += worth;
    if (free === 0) sum.points += worth;
    else {
      sum.bonus += worth;
      sum.thirst += free;
      if (free < sum.nearest) sum.nearest = free;
      if (worth / free / 5 > sum.ease) sum.ease = worth / free / 5;
    }
  }
  return sum;
}

interface Circle {
  readonly lore: Lore;
  readonly world: Read<State>;
  readonly seat: number;
  readonly mine: number;
}

/** The one who stands best, and the others on average: all of it lies open. */
function others({ lore, world, seat, mine }: Circle, into: Float64Array, from: number): number {
  let best = -100;
  let bestBonus = 0;
  let bestHand = 0;
  let sum = 0;
  let coins = 0;
  let thirst = 0;
  let laidOut = 0;
  const count = world.players.length - 1;
  for (let other = 0; other < world.players.length; other++) {
    if (other === seat) continue;
    const player = world.players[other]!;
    const theirs = standing(lore, player);
    const hand = handSize(player);
    const rough = theirs.points + hand + player.coins / COINS_PER_POINT;
    const hopeful = rough + theirs.bonus / 2;
    if (hopeful > best) {
      best = hopeful;
      bestBonus = theirs.bonus;
      bestHand = hand;
    }
    sum += rough;
    coins += player.coins;
    thirst += theirs.thirst;
    laidOut += player.laidOut.length;
  }
  let at = from;
  into[at++] = (mine - best) / 20;
  into[at++] = (mine - sum / count) / 20;
  into[at++] = (mine - best) / (6 + 2 * turnsLeft(world, seat));
  into[at++] = bestBonus / 25;
  into[at++] = bestHand / 7;
  into[at++] = coins / count / 10;
  into[at++] = thirst / count / 15;
  into[at++] = laidOut / count / 4;
  return at;
}

interface Larder {
  readonly lore: Lore;
  readonly world: Read<State>;
  readonly player: Read<Player>;
  readonly turns: number;
}

/** How far the hand is with every kind, and what the market and the rest of the pile can add. */
function kinds({ lore, world, player, turns }: Larder, into: Float64Array, from: number): void {
  const offered = KINDS.map(() => 0);
  const cheapest = KINDS.map(() => 9);
  const gone = KINDS.map(() => 0);
  for (let row = 0; row < ROWS.length; row++)
    for (let column = 0; column < PRICES.length; column++) {
      const card = world.market[row]![column];
      if (card === null || card === undefined) continue;
      const kind = (card / 3) | 0;
      offered[kind]!++;
      if (column + 1 < cheapest[kind]!) cheapest[kind] = column + 1;
    }
  for (const { beds } of world.players)
    for (const { cards } of beds) gone[(cards[0]! / 3) | 0]! += cards.length;
  let at = from;
  for (let kind = 0; kind < KINDS.length; kind++, at += PER_KIND) {
    const count = held(player, kind);
    into[at + 6] = 1 - gone[kind]! / COPIES[kind]!;
    if (count === 0) continue;
    const { hand } = player;
    const [least, size] = BED_SIZES[kind]!;
    into[at] = Math.min(count, size) / size;
    into[at + 1] = count >= size ? 1 : 0;
    into[at + 2] = (hand[3 * kind]! + 2 * hand[3 * kind + 1]! + 3 * hand[3 * kind + 2]!) / 8;
    const missing = size - count;
    if (missing > 0) into[at + 3] = missing >= turns ? 1 : 0;
    if (missing > 0 && offered[kind]! > 0) {
      into[at + 4] = Math.min(missing, offered[kind]!) / missing;
      into[at + 5] = player.coins >= cheapest[kind]! ? 1 - cheapest[kind]! / 6 : 0;
    }
    if (missing <= 0)
      into[at + 4] = (lore.points[kind]![Math.min(count, size)]! * (count >= least ? 1 : 0)) / 15;
    if (count > size) into[at + 5] = (count - size) / size;
  }
}
