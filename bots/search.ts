import type { Vocabulary } from '../core/game.ts';
import type { Seen } from './bot.ts';
import { quickChance } from './chance.ts';
import type { Ranked } from './craft.ts';
import { dream, lookAhead } from './lookahead.ts';
import { type Bench, playedOut } from './playout.ts';

export interface Thinking<V extends Vocabulary> {
  /** Playouts in all. Counted, not timed: the move depends on nothing but what is seen and the random source. */
  readonly playouts: number;
  /** Candidates that the look ahead lets through. */
  readonly candidates: number;
  /** Moves of a playout. */
  readonly most: number;
  /** What a character adds to the worth of a move. */
  readonly liking: (move: V['Move']) => number;
}

/** Worlds of the look ahead that chooses the candidates. */
const FIRST_WORLDS = 6;

/**
 * Sequential halving. The most promising moves are played out in the same imagined worlds with the same luck; again and
 * again the worse half is dropped, and the better half is played out in more worlds. Best first.
 */
export function search<V extends Vocabulary>(
  bench: Bench<V>,
  seen: Seen<V>,
  thinking: Thinking<V>,
): Ranked<V>[] {
  const { playouts, most } = thinking;
  const first = lookAhead(bench, seen, FIRST_WORLDS);
  let tried = first
    .slice(0, thinking.candidates)
    .map(({ move }) => ({ move, liking: thinking.liking(move), sum: 0, count: 0 }));
  const dropped: typeof tried = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(tried.length)));
  for (let round = 0; tried.length > 1 && round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(playouts / rounds / tried.length));
    for (let n = 0; n < worlds && !seen.isLate?.(); n++) {
      const { world, luck } = dream(bench, seen);
      for (const candidate of tried) {
        const { move } = candidate;
        candidate.sum += playedOut(bench, { world, seat: seen.seat, move, random: quickChance(luck), most });
        candidate.count++;
      }
    }
    tried.sort((a, b) => meanOf(b) - meanOf(a));
    const kept = Math.ceil(tried.length / 2);
    dropped.unshift(...tried.slice(kept));
    tried = tried.slice(0, kept);
  }
  return [...tried, ...dropped].map(candidate => ({ move: candidate.move, worth: meanOf(candidate) }));
}

interface Tried {
  readonly liking: number;
  readonly sum: number;
  readonly count: number;
}

const meanOf = ({ liking, sum, count }: Tried): number => liking + (count === 0 ? 0 : sum / count);
