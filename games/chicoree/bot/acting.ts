import { amount, hasAny } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { hasStep, isBlocked, nextLink } from '../chain.ts';
import {
  BLOCKERS,
  BOOSTERS,
  type Card,
  DESTROYERS,
  EXPORT,
  EXPORT_STEP,
  JOKER,
  linkOf,
  SHOP,
  SHOP_STEP,
  targetStep,
} from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import { expectedIncome } from '../prospects.ts';
import type { Move, Player, State } from '../vocabulary.ts';
import { bestStart, type Standing, standingOf } from './standing.ts';

/** Rounds after which even the poorest Start is better than none. */
const PATIENCE = 2;
/** Tokens a turn for which it is worth blocking somebody. */
const WORTH_BLOCKING = 3;
/** Cards somebody lacks at most, by what lies open, when destroying pays. */
const NEAR = 4;

const DRAW: Move = { type: 'draw' };

/** The usual course of a turn: shops, a link, a Start, specials, then the draw. */
export function usualAct(tables: Tables, world: Read<State>, seat: number): Move {
  const player = playerAt(world.players, seat);
  const { turn } = world;
  const standing = standingOf(player);
  return (
    (turn.hadStart && turn.step <= 3 && world.harvestLaid ? shopToOpen(player, standing) : null) ??
    (turn.hadStart && turn.step <= 4 && !turn.linkLaid ? linkToLay(player, standing) : null) ??
    (turn.step <= 5 && player.start === null ? startToLay(tables, world, player) : null) ??
    special(tables, world, seat) ??
    DRAW
  );
}

/** A shop whenever there is one; a joker as the first, if that is the last thing lacking. */
function shopToOpen({ hand }: Read<Player>, { needsShop, short }: Standing): Move | null {
  if (hasAny(hand, SHOP)) return { type: 'open-shop', card: SHOP };
  return needsShop && hasAny(hand, JOKER) && short === 0 ? { type: 'open-shop', card: JOKER } : null;
}

/** The export first, as it earns; else the next link; a joker where it is not wanted more elsewhere. */
function linkToLay(player: Read<Player>, { short }: Standing): Move | null {
  const { hand } = player;
  const canExport = !hasStep(player, EXPORT_STEP) && hasStep(player, SHOP_STEP);
  if (canExport && hasAny(hand, EXPORT)) return { type: 'lay-link', card: EXPORT, step: EXPORT_STEP };
  const next = nextLink(player);
  if (next !== null && hasAny(hand, linkOf(next)))
    return { type: 'lay-link', card: linkOf(next), step: next };
  if (hand[JOKER] === 0) return null;
  if (canExport) return { type: 'lay-link', card: JOKER, step: EXPORT_STEP };
  const scarce = lacks(player, SHOP_STEP) + lacks(player, EXPORT_STEP);
  return next !== null && (amount(hand, JOKER) > scarce || short === 0)
    ? { type: 'lay-link', card: JOKER, step: next }
    : null;
}

const lacks = (player: Read<Player>, step: number): number =>
  hasStep(player, step) || hasAny(player.hand, linkOf(step)) ? 0 : 1;

function startToLay(tables: Tables, { turn, players }: Read<State>, player: Read<Player>): Move | null {
  const card = bestStart(player);
  if (card === null) return null;
  const round = Math.floor((turn.number - 1) / players.length);
  return tables.income[card]! > 1 || round >= PATIENCE ? { type: 'lay-start', card } : null;
}

function special(tables: Tables, world: Read<State>, seat: number): Move | null {
  const { hand } = playerAt(world.players, seat);
  const booster = BOOSTERS.find(card => hasAny(hand, card));
  if (booster !== undefined) return { type: 'boost', card: booster };
  for (const card of DESTROYERS) {
    const target = hasAny(hand, card) ? prey(world, seat, card) : null;
    if (target !== null) return { type: 'destroy', card, target };
  }
  const blocker = BLOCKERS.find(card => hasAny(hand, card));
  const target = blocker === undefined ? null : richest(tables, world, seat);
  return blocker === undefined || target === null ? null : { type: 'block', card: blocker, target };
}

/** Whoever is nearest to the end, once that is near, and has what the card destroys. */
function prey({ players }: Read<State>, seat: number, card: Card): number | null {
  let best: number | null = null;
  let least = NEAR + 1;
  for (let other = 0; other < players.length; other++) {
    const player = playerAt(players, other);
    if (other === seat || player.out !== null || !hasStep(player, targetStep(card))) continue;
    const missing = player.chain.filter(cards => cards.length === 0).length;
    if (missing >= least) continue;
    least = missing;
    best = other;
  }
  return best;
}

/** Whoever earns most and is not blocked already. */
function richest(tables: Tables, world: Read<State>, seat: number): number | null {
  let best: number | null = null;
  let most = WORTH_BLOCKING - 1;
  for (let other = 0; other < world.players.length; other++) {
    const player = playerAt(world.players, other);
    if (other === seat || player.out !== null || isBlocked(player)) continue;
    const earns = expectedIncome(tables, world, other);
    if (earns <= most) continue;
    most = earns;
    best = other;
  }
  return best;
}
