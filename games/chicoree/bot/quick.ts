import type { Quick } from '../../../bots/craft.ts';
import type { Read } from '../../../core/game.ts';
import { lastOf, playerAt } from '../../../core/sure.ts';
import { FACES, kindOf } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import type { Chicoree, Move, State } from '../vocabulary.ts';
import { usualAct } from './acting.ts';
import { usualCall, usualFist } from './bidding.ts';
import { fodderCost, usualStake } from './challenging.ts';
import type { Prospects } from './prospects.ts';

/** A plausible move in a few microseconds. Of the world it looks at nothing that its seat could not know. */
export function quickBy(tables: Tables, prospects: Prospects): Quick<Chicoree> {
  return (world, seat, random) => {
    const task = lastOf(world.agenda);
    switch (task.do) {
      case 'act':
        return usualAct(tables, world, seat);
      case 'settle':
        return usualSale(world, seat);
      case 'auction':
        return usualCall(prospects, world, { seat, auction: task });
      case 'fists':
        return usualFist(prospects, world, { seat, card: task.card, random });
      case 'challenge':
        return usualStake(tables, world, seat);
    }
  };
}

/** Sells the card it misses least and others may want. */
function usualSale({ players }: Read<State>, seat: number): Move {
  const player = playerAt(players, seat);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let card = 0; card < FACES; card++) {
    if (player.hand[card] === 0) continue;
    const cost = fodderCost(player, card) - (kindOf(card) === 'link' ? 2 : 0);
    if (cost >= least) continue;
    least = cost;
    best = card;
  }
  return { type: 'sell', card: best };
}
