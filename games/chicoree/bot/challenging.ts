import { add, amount } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { isBlocked } from '../chain.ts';
import { type Card, FACES, flowersOf } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import { handSize } from '../../../core/hand.ts';
import type { Move, Player, State } from '../vocabulary.ts';
import { bestStart, standingOf } from './standing.ts';

/** Part of their flowers that others show, as far as one can guess; and how sharply a lead in flowers turns into a victory. */
const SHOWN = 0.75;
const DOUBT = 1.6;

/** What it costs to throw a card into a challenge, in tokens; quick and rough. */
export function fodderCost(player: Read<Player>, card: Card): number {
  const flowers = flowersOf(card);
  if (flowers > 0) return 0.5 * flowers;
  const hand = player.hand.slice();
  add(hand, card, -1);
  const without = { ...player, hand };
  const lost = standingOf(without).short - standingOf(player).short;
  if (lost > 0) return 6;
  if (player.start === null && bestStart(without) !== bestStart(player)) return 5;
  return card < FIRST_SPECIAL ? 0.3 : 1.5;
}

/** Cards from the joker on can always be used. */
const FIRST_SPECIAL = 10;

/** The card a seat misses least. */
export function leastCard(player: Read<Player>): Card {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let card = 0; card < FACES; card++) {
    if (player.hand[card] === 0) continue;
    const cost = fodderCost(player, card);
    if (cost >= least) continue;
    least = cost;
    best = card;
  }
  return best;
}

/** The flowers of a hand, most on a card first. */
export function flowersIn({ hand }: Read<Player>): Card[] {
  const found: Card[] = [];
  for (let card = FACES - 1; card >= 0 && flowersOf(card) > 0; card--)
    for (let n = amount(hand, card); n > 0; n--) found.push(card);
  return found;
}

/** Shows as many flowers as promise more than they cost, or else the card it misses least; one card at a time. */
export function usualStake(tables: Tables, world: Read<State>, seat: number): Move {
  const player = playerAt(world.players, seat);
  const next = unstaked(usualPlan(tables, world, seat), player.staked);
  return next === undefined ? { type: 'close-hand' } : { type: 'stake', card: next };
}

/** The first card of a plan that is not staked yet. */
function unstaked(plan: readonly Card[], staked: readonly Card[]): Card | undefined {
  const left = [...staked];
  return plan.find(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function usualPlan(tables: Tables, world: Read<State>, seat: number): readonly Card[] {
  const player = playerAt(world.players, seat);
  const nothing = [leastCard(player)];
  const flowers = flowersIn(player);
  if (flowers.length === 0 || isBlocked(player)) return nothing;
  const perCard = flowersPerCard(tables, world, seat);
  let best: readonly Card[] = nothing;
  let gain = -fodderCost(player, nothing[0]!);
  let own = 0;
  for (let count = 1; count <= flowers.length; count++) {
    own += flowersOf(flowers[count - 1]!);
    const promised = chanceTimesPrize(world, seat, { own, perCard }) - 0.5 * own;
    if (promised <= gain) continue;
    gain = promised;
    best = flowers.slice(0, count);
  }
  return best;
}

function chanceTimesPrize(
  { players, agenda }: Read<State>,
  seat: number,
  { own, perCard }: { readonly own: number; readonly perCard: number },
): number {
  const task = agenda[agenda.length - 1];
  let prize = own + (task?.do === 'challenge' ? flowersOf(task.card) : 0);
  let chance = 1;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const cards = handSize(playerAt(players, other));
    if (cards === 0) continue;
    const theirs = SHOWN * perCard * cards;
    prize += theirs;
    chance /= 1 + Math.exp((theirs - own) / DOUBT);
  }
  return chance * prize;
}

/** Flowers on an ordinary card that this seat does not see. */
function flowersPerCard({ deck }: Tables, { players, discard }: Read<State>, seat: number): number {
  let all = 0;
  for (const card of deck) all += flowersOf(card);
  let seen = 0;
  for (const card of discard) seen += flowersOf(card);
  const { hand } = playerAt(players, seat);
  for (let card = 0; card < FACES; card++) seen += amount(hand, card) * flowersOf(card);
  return (
    Math.max(0, all - seen) / Math.max(1, deck.length - discard.length - handSize(playerAt(players, seat)))
  );
}
