import type { Order } from './flags.ts';
import type { Heat } from './heat.worker.ts';

/** So many deals of a contest, one for each process in turn. */
export function heatsOf(
  { game, players, deals, candidate, opponents, effort }: Order,
  count: number,
): Heat[] {
  return Array.from({ length: count }, (_, deal) => ({
    game,
    players,
    deals,
    candidate,
    opponents,
    effort,
    deal,
  }));
}
