import type { Read } from '../../../../core/game.ts';
import { playerAt } from '../../../../core/sure.ts';
import { auctionOf, leaderOf } from '../../auction.ts';
import { chargeOf, hasStep, nextLink } from '../../chain.ts';
import {
  BLOCKERS,
  BOOSTERS,
  type Card,
  DESTROYERS,
  EXPORT,
  EXPORT_STEP,
  FACES,
  FACTORY_STEP,
  flowersOf,
  JOKER,
  linkOf,
  SHOP,
  SHOP_STEP,
  STEPS,
  targetStep,
} from '../../data/cards.ts';
import type { Tables } from '../../data/tables.ts';
import type { Player, State } from '../../vocabulary.ts';
import { bestStart, held, NOTHING, type Purchase, standingOf } from '../standing.ts';
import { type Opponents, turnsBetween } from './opponents.ts';

/** Numbers that `ownFeatures` gives. */
export const OWN = 55;

const FIRES = DESTROYERS.filter(card => targetStep(card) === FACTORY_STEP);
const STORMS = DESTROYERS.filter(card => targetStep(card) !== FACTORY_STEP);

/** A seat by itself: how far its chain is, its purse and its cards. Nothing but a mark where it is out of the game. */
export function ownFeatures(tables: Tables, { world, seat, opponents }: Seated): readonly number[] {
  const player = playerAt(world.players, seat);
  if (player.out !== null) return [1];
  const bought = hammered(world, seat);
  return [
    0,
    ...chainFeatures(player, bought),
    ...purseFeatures(tables, { world, seat, opponents }, bought),
    ...cardFeatures(player, bought),
  ];
}

interface Seated {
  readonly world: Read<State>;
  readonly seat: number;
  readonly opponents: Opponents;
}

const flag = (is: boolean): number => (is ? 1 : 0);

/** While an open auction runs, its leader is taken to have bought the card. */
function hammered(world: Read<State>, seat: number): Purchase {
  const auction = auctionOf(world);
  const leader = auction && leaderOf(auction);
  return auction && leader?.seat === seat ? { card: auction.card, tokens: leader.tokens } : NOTHING;
}

function chainFeatures(player: Read<Player>, bought: Purchase): number[] {
  const { short, lays, idleJokers, needsShop } = standingOf(player, bought);
  const begun = player.start !== null;
  return [
    short / 7,
    flag(short === 0),
    flag(short === 1),
    flag(short === 2),
    lays / 7,
    flag(lays === 0 && !needsShop),
    flag(lays <= 1),
    flag(lays === 2),
    flag(lays === 3),
    Math.max(short, lays) / 7,
    flag(begun && short === 0 && lays <= 1),
    flag(begun && short === 0 && lays === 2),
    idleJokers,
    held(player, JOKER, bought) / 2,
    runOf(player, bought) / 5,
    ...STEPS.map(step => flag(hasStep(player, step))),
    ...STEPS.map(step => flag(!hasStep(player, step) && held(player, linkOf(step), bought) > 0)),
  ];
}

/** Links of 1 to 5 that can be laid turn by turn from the hand, up to a gap. */
function runOf(player: Read<Player>, bought: Purchase): number {
  let run = 0;
  for (let step = nextLink(player) ?? SHOP_STEP; step < SHOP_STEP; step++) {
    if (hasStep(player, step)) continue;
    if (held(player, linkOf(step), bought) === 0) break;
    run++;
  }
  return run;
}

function purseFeatures(tables: Tables, { world, seat, opponents }: Seated, bought: Purchase): number[] {
  const { players, turn } = world;
  const player = playerAt(players, seat);
  const tokens = Math.max(0, player.tokens - bought.tokens);
  const start = bestStart(player, bought);
  const begun = player.start !== null;
  const income = start === null ? 0 : tables.income[start]!;
  const takes = opponents.count * chargeOf(tables, player);
  const spoiled = Math.max(0, ...player.blocks.map(({ turns }) => turns));
  const isOn = turn.seat === seat;
  return [
    flag(begun),
    begun ? income / 4 : 0,
    flag(!begun && start !== null),
    begun ? 0 : income / 4,
    tokens / 20,
    Math.sqrt(tokens) / 4,
    flag(tokens < 3),
    takes / 12,
    (opponents.count * inHand(tables, player, bought)) / 12,
    opponents.dues / 8,
    flag(opponents.dues > tokens),
    Math.max(0, opponents.dues - tokens) / 6,
    spoiled / 2,
    (spoiled * (income + takes)) / 16,
    (turnsBetween(turn.seat, seat, players.length) - 1) / players.length,
    flag(isOn),
    flag(isOn && turn.hadStart && turn.step <= 4 && !turn.linkLaid),
  ];
}

/** What shops and the export in hand will take from each opponent. */
function inHand(tables: Tables, player: Read<Player>, bought: Purchase): number {
  const exports = !hasStep(player, EXPORT_STEP) && held(player, EXPORT, bought) > 0 ? 1 : 0;
  return tables.shopIncome * held(player, SHOP, bought) + tables.exportIncome * exports;
}

function cardFeatures(player: Read<Player>, bought: Purchase): number[] {
  let flowers = 0;
  let size = 0;
  for (let card = 0; card < FACES; card++) {
    const count = held(player, card, bought);
    size += count;
    flowers += count * flowersOf(card);
  }
  const count = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + held(player, card, bought), 0);
  return [
    count(STORMS) / 2,
    count(FIRES) / 2,
    count(BLOCKERS) / 2,
    count(BOOSTERS) / 2,
    flowers / 8,
    Math.sqrt(flowers) / 3,
    size / 10,
    flag(size === 0),
  ];
}
