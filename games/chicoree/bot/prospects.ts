import type { Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { auctionOf, leaderOf } from '../auction.ts';
import { cardsOn, chargeOf, hasStep, isBlocked } from '../chain.ts';
import { type Card, EXPORT, EXPORT_STEP, FACES, flowersOf, kindOf, SHOP, stepOf } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import type { Player, State } from '../vocabulary.ts';
import { bestStart, held, NOTHING, type Purchase, standingOf } from './standing.ts';
import type { Weights } from './what-counts.ts';

/** How likely a seat is to win, as points: one more makes it e times as likely. Reads the world as it would be had the seat bought something. */
export type Prospects = (world: Read<State>, seat: number, purchase?: Purchase) => number;

/** What ends the game is beyond all other points. */
const CERTAIN = 20;

export function prospectsBy(tables: Tables, weights: Weights): Prospects {
  return (world, seat, purchase) => {
    const player = playerAt(world.players, seat);
    if (player.out !== null) return -CERTAIN;
    const bought = purchase ?? hammered(world, seat);
    const { short, lays, idleJokers, needsShop } = standingOf(player, bought);
    if (lays === 0 && !needsShop && world.turn.seat === seat) return CERTAIN;
    const tokens = Math.max(0, player.tokens - bought.tokens);
    const { opponents, drain } = neighbours(tables, world, seat);
    const start = bestStart(player, bought);
    const income = start === null ? 0 : tables.income[start]!;
    const takes = opponents * chargeOf(tables, player);
    return (
      weights.short * short +
      (short === 0 ? weights.nothingShort : short === 1 ? weights.oneShort : 0) +
      weights.lays * lays +
      (lays <= 1 ? weights.lastLay : 0) +
      weights.idleJoker * idleJokers +
      (player.start !== null ? weights.begun : start !== null ? weights.mayBegin : 0) +
      weights.income * income +
      weights.takes * takes +
      weights.mayTake * opponents * inHand(tables, player, bought) +
      weights.tokens * tokens +
      weights.purse * Math.sqrt(tokens) +
      (drain > tokens ? weights.debt * (1 + (drain - tokens) / 3) : 0) +
      weights.blocked * spoiled(player) * (income + takes) +
      weights.late * lateness(world, seat) +
      cardsWorth(weights, player, bought)
    );
  };
}

/** While an open auction runs, its leader is taken to have bought the card. */
function hammered(world: Read<State>, seat: number): Purchase {
  const auction = auctionOf(world);
  const leader = auction && leaderOf(auction);
  return leader?.seat === seat ? { card: auction!.card, tokens: leader.tokens } : NOTHING;
}

/** How many pay this seat, and what it pays them in a round, as things lie. */
function neighbours(tables: Tables, { players }: Read<State>, seat: number) {
  let opponents = 0;
  let drain = 0;
  for (let other = 0; other < players.length; other++) {
    const player = playerAt(players, other);
    if (other === seat || player.out !== null) continue;
    opponents++;
    if (!isBlocked(player)) drain += chargeOf(tables, player);
  }
  return { opponents, drain };
}

/** What shops and the export in hand will take from each opponent. */
function inHand(tables: Tables, player: Read<Player>, bought: Purchase): number {
  const exports = !hasStep(player, EXPORT_STEP) && held(player, EXPORT, bought) > 0 ? 1 : 0;
  return tables.shopIncome * held(player, SHOP, bought) + tables.exportIncome * exports;
}

function spoiled({ blocks }: Read<Player>): number {
  let turns = 0;
  for (const block of blocks) turns = Math.max(turns, block.turns);
  return turns;
}

/** The part of a round until the seat's next turn. */
function lateness({ players, turn }: Read<State>, seat: number): number {
  return ((seat - turn.seat - 1 + players.length) % players.length) / players.length;
}

/** Cards that are no part of the chain: flowers, specials, and what can be thrown into a challenge. */
function cardsWorth(weights: Weights, player: Read<Player>, bought: Purchase): number {
  let flowers = 0;
  let fodder = 0;
  let sum = 0;
  for (let card = 0; card < FACES; card++) {
    const count = held(player, card, bought);
    if (count === 0) continue;
    switch (kindOf(card)) {
      case 'challenge':
        flowers += count * flowersOf(card);
        break;
      case 'destroyer':
        sum += weights.destroyer * count;
        break;
      case 'blocker':
        sum += weights.blocker * count;
        break;
      case 'booster':
        sum += weights.booster * count;
        break;
      case 'start':
        if (player.start !== null) fodder += count;
        else fodder += count - 1;
        break;
      case 'link':
        if (card !== SHOP) fodder += isLaid(player, card) ? count : count - 1;
        break;
      case 'joker':
    }
  }
  return sum + weights.flowers * Math.sqrt(flowers) + weights.fodder * Math.sqrt(Math.max(0, fodder));
}

function isLaid({ chain }: Read<Player>, card: Card): boolean {
  return cardsOn(chain, stepOf(card)).length > 0;
}
