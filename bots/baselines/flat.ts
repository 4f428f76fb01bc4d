import type { Game, Seat, Vocabulary } from '../../core/game.ts';
import { advance, copyOf, type Draft, draftOf, forward, legal } from '../../core/play.ts';
import type { Random } from '../../core/random.ts';
import { nth, readOnly } from '../../core/sure.ts';
import type { Bot, Seen } from '../bot.ts';
import { quickChance } from '../chance.ts';

export interface Effort {
  readonly playouts: number;
}

/** A limit that no random game reaches if it ends at all. */
const MOST_MOVES = 3000;

/** Flat Monte Carlo: plays random games in imagined worlds after every legal move, and makes the move that wins most. */
export function flat<V extends Vocabulary>(game: Game<V>, { playouts }: Effort): Bot<V> {
  return ({ view, seat, legal: all, random }) => {
    const moves = leadingOn(game, all, { view, seat, random });
    if (moves.length === 1) return nth(moves, 0);
    const worlds = Math.max(1, Math.floor(playouts / moves.length));
    const wins = moves.map(() => 0);
    for (let n = 0; n < worlds; n++) {
      const world = readOnly(game.determinize(view, seat, random));
      for (const [i, move] of moves.entries()) {
        const luck = quickChance(random.int(2 ** 20));
        const draft = draftOf(game, copyOf(game, world), { random: luck });
        advance(draft, seat, move);
        wins[i]! += nth(randomEnd(draft, luck), seat);
      }
    }
    return nth(moves, wins.indexOf(Math.max(...wins)));
  };
}

/** The moves that make progress: otherwise it might change its choice for ever where all choices look equal. */
export function leadingOn<V extends Vocabulary>(
  game: Game<V>,
  all: readonly V['Move'][],
  { view, seat, random }: Pick<Seen<V>, 'view' | 'seat' | 'random'>,
): readonly V['Move'][] {
  if (all.length === 1) return all;
  const world = readOnly(game.determinize(view, seat, random));
  const question = game.pending(world).find(asked => asked.seat === seat);
  return question ? forward(game, world, question) : all;
}

/** Plays at random to the end: every seat's part of the victory. */
export function randomEnd<V extends Vocabulary>(draft: Draft<V>, random: Random): number[] {
  const { game } = draft;
  const world = readOnly(draft.state);
  for (let n = 0; n < MOST_MOVES; n++) {
    const outcome = game.outcome(world);
    if (outcome) {
      const [first = []] = outcome.places;
      return outcome.scores.map((_, seat: Seat) => (first.includes(seat) ? 1 / first.length : 0));
    }
    const { seat } = random.pick(game.pending(world));
    advance(draft, seat, random.pick(legal(game, world, seat)));
  }
  return Array<number>(game.seats.max).fill(0);
}
