import type { Read } from '../../../core/game.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { BED_SIZES, type Card, isAccessory, KINDS, kindOf, PUMPKIN } from '../data/cards.ts';
import { held } from '../hand.ts';
import { freeSuns } from '../scoring.ts';
import { turnsLeft } from '../turn.ts';
import type { Move, Player, State } from '../vocabulary.ts';
import type { Lore } from './lore.ts';

/** Where drops fall, which face a token shows and what is discarded follows from the action before, by a simple rule. */
export function completing(lore: Lore, world: Read<State>, seat: number): Move | null {
  const task = world.agenda[world.agenda.length - 1];
  const player = playerAt(world.players, seat);
  switch (task?.do) {
    case 'water':
      return watering(lore, player, task.drops);
    case 'choose-face': {
      let free = 0;
      for (const bed of player.beds) free += freeSuns(bed);
      for (const other of world.agenda) if (other.do === 'water') free -= other.drops;
      return { type: 'choose-face', as: free >= task.tokens ? 'drops' : 'coins' };
    }
    case 'discard':
      return { type: 'discard', card: leastUseful(lore, world, seat) };
    case 'act':
    case 'plant-more':
    case undefined:
      return null;
  }
}

/** First the bed that brings most for its drops among those that can be finished, then among the others. */
function watering({ points }: Lore, { beds }: Read<Player>, drops: number): Move {
  let best = -1;
  let most = 0;
  let need = 0;
  for (let bed = 0; bed < beds.length; bed++) {
    const { cards } = beds[bed]!;
    const free = freeSuns(beds[bed]!);
    if (free === 0 || drops === 0) continue;
    const worth = nth(nth(points, kindOf(cards[0]!)), cards.length) / free + (free <= drops ? 100 : 0);
    if (worth <= most) continue;
    most = worth;
    best = bed;
    need = free;
  }
  if (best < 0) return { type: 'finish-watering' };
  // The rules list one drop, or all that fit.
  return { type: 'water', bed: best, drops: Math.min(need, drops) };
}

/** Every card is a point in hand: the one to go does least for a bed. */
function leastUseful({ points }: Lore, world: Read<State>, seat: number): Card {
  const { options } = world;
  const player = playerAt(world.players, seat);
  const turns = turnsLeft(world, seat);
  let worst = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let card = 0; card < player.hand.length; card++) {
    if (player.hand[card] === 0) continue;
    let use = 0;
    if (isAccessory(card)) {
      if (options.discard === 'vegetables') continue;
      use = turns > 4 ? 5 : 0;
    } else {
      const kind = kindOf(card);
      const count = held(player, kind);
      const size = BED_SIZES[kind]![1];
      const spare = count > size ? 0.3 : 1;
      use = (spare * points[kind]![size]! * (Math.min(count, size) / size) ** 2) / size - (card % 3) / 20;
    }
    if (use >= least) continue;
    least = use;
    worst = card;
  }
  return worst;
}

/**
 * Of beds with as many cards of a kind only the least thirsty. In playouts the market is never refreshed, and of every kind only
 * the first card is bought, among those of a row the cheapest.
 */
export function worthwhile(
  { market }: Read<State>,
  legal: readonly Move[],
  where: 'root' | 'playout',
): readonly Move[] {
  let planted = 0;
  let bought = 0;
  return legal.filter(move => {
    if (move.type === 'plant') {
      const bed =
        1 <<
        (kindOf(move.cards[0]!) +
          (kindOf(move.cards[0]!) === PUMPKIN ? move.cards.length : 0) * KINDS.length);
      if (planted & bed) return false;
      planted |= bed;
    }
    if (where === 'root') return true;
    if (move.type === 'buy-vegetable') {
      const kind = 1 << kindOf(market[move.row]![move.price - 1]!);
      if (bought & kind) return false;
      bought |= kind;
    }
    return move.type !== 'refresh';
  });
}
