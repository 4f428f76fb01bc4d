import { amount } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { GOLD, GREY } from '../data/words.ts';
import { owned } from '../gnomes.ts';
import type { State } from '../vocabulary.ts';
import { BELIEFS } from './beliefs.ts';
import { worthIn } from './worth.ts';

/** What a seat has, in petals: its purse, its gnomes for what they may become, and the pairs in its shack. */
export function pointsIn(tables: Tables, world: Read<State>, seat: number): number {
  const { gnome, pile } = worthIn(tables, world.options.values, BELIEFS);
  const counts = owned(world, seat);
  const { petals, shack } = playerAt(world.players, seat);
  let sum = petals;
  for (let hat = GREY; hat <= GOLD; hat++) sum += amount(counts, hat) * nth(gnome, hat);
  for (const { own, partner } of shack) sum += nth(pile, Math.max(own, partner));
  return sum;
}
