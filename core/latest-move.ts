import type { Seat, Vocabulary } from './game.ts';
import type { Entry } from './match.ts';

/** Which entry is this seat's latest move that still stands; null when there is none. */
export function latestMove<V extends Vocabulary>(entries: readonly Entry<V>[], seat: Seat): number | null {
  const standing: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (!('seat' in entry) || entry.seat !== seat) continue;
    if ('takeback' in entry) standing.pop();
    else standing.push(i);
  }
  return standing.at(-1) ?? null;
}
