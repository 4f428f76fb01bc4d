import type { Evaluate } from '../../../bots/bot.ts';
import type { Read } from '../../../core/game.ts';
import { lastOf } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import type { ChillAndChili, State } from '../vocabulary.ts';
import type { Beliefs } from './beliefs.ts';
import { loreOf } from './lore.ts';
import { marketWatch } from './market-watch.ts';
import { prospects } from './prospects.ts';

/**
 * The points a seat can expect. What its opponents can expect is left out: to count a part of it against the seat, or
 * a part of the pond it leaves to them, gained nothing in self-play with two, three and four players.
 */
export function evaluator(tables: Tables, beliefs: Beliefs): Evaluate<ChillAndChili> {
  const lore = loreOf(tables);
  return (world, seat) => prospects({ lore, beliefs, watch: marketWatch(world) }, world, seat);
}

/** Discarding, choosing a face and watering complete the action or the extra that called for them. */
export function isMinor({ agenda }: Read<State>): boolean {
  return agenda.length > 0 && lastOf(agenda).do !== 'act';
}
