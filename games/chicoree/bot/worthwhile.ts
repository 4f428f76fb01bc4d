import type { Read } from '../../../core/game.ts';
import { targetStep } from '../data/cards.ts';
import type { Move, State } from '../vocabulary.ts';

/** Calls above the least one that are worth a thought. */
const JUMPS = [0, 1, 3];

/** Of specials that do the same only the first is weighed, of calls only the lowest and a jump or two. */
export function worthwhile(_world: Read<State>, legal: readonly Move[]): readonly Move[] {
  const least = legal.find(move => move.type === 'bid')?.tokens ?? 0;
  const seen = new Set<string>();
  return legal.filter(move => {
    if (move.type === 'bid') return JUMPS.includes(move.tokens - least);
    const sort = sortOf(move);
    if (sort === null) return true;
    if (seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
}

/** Moves of one sort lead to the same. */
function sortOf(move: Move): string | null {
  if (move.type === 'destroy') return `destroy ${targetStep(move.card)} of ${move.target}`;
  if (move.type === 'block') return `block ${move.target}`;
  return null;
}
