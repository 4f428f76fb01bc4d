import type { Game, Read, Seat, Vocabulary } from '../../core/game.ts';
import { advance, copyOf, draftOf, legal } from '../../core/play.ts';
import { nth, readOnly } from '../../core/sure.ts';
import type { Bot, Evaluate } from '../bot.ts';

export interface Greed<V extends Vocabulary> {
  readonly evaluate: Evaluate<V>;
  /** Whether this decision only completes the previous one: it is then made before the state is evaluated. */
  readonly minor: (world: Read<V['State']>) => boolean;
  /** How many worlds every move is tried in. */
  readonly worlds: number;
  /** Noise added to an evaluation, in points; 0 for full strength. */
  readonly noise: number;
}

/** A limit on minor decisions after one move; beyond it the state is evaluated as it is. */
const MOST_FOLLOW_UPS = 24;
const GRAIN = 1 << 16;

/**
 * A reference agent: one-ply greedy lookahead. Every move is tried in the same few determinized states; minor decisions that follow from it are
 * made greedily; then the states are evaluated. A move that leaves the main decision of the turn still to be made is an
 * extra: it is played first if the state is worth more with it than without.
 */
export function greedy<V extends Vocabulary>(game: Game<V>, greed: Greed<V>): Bot<V> {
  const { evaluate, minor, worlds, noise } = greed;
  return ({ view, seat, legal: moves, random }) => {
    if (moves.length === 1) return nth(moves, 0);
    const misjudged = () => (noise * (random.int(GRAIN) + random.int(GRAIN) - GRAIN)) / GRAIN;
    const worth = moves.map(() => misjudged());
    const isExtra = moves.map(() => false);
    let asItIs = 0;
    for (let n = 0; n < worlds; n++) {
      const world = readOnly(game.determinize(view, seat, random));
      const mayHaveExtras = !minor(world);
      if (mayHaveExtras) asItIs += evaluate(world, seat) / worlds;
      for (const [i, move] of moves.entries()) {
        const after = playedOut(game, greed, { world, seat, move });
        worth[i]! += evaluate(after, seat) / worlds;
        isExtra[i] ||= mayHaveExtras && decidesAlone(game, after, seat);
      }
    }
    const extras = moves.map((_, i) => (isExtra[i] ? nth(worth, i) : Number.NEGATIVE_INFINITY));
    const others = moves.map((_, i) => (isExtra[i] ? Number.NEGATIVE_INFINITY : nth(worth, i)));
    const ranked = Math.max(...extras) > asItIs || isExtra.every(Boolean) ? extras : others;
    const best = Math.max(...ranked);
    return random.pick(moves.filter((_, i) => ranked[i] === best));
  };
}

interface Trial<V extends Vocabulary> {
  readonly world: Read<V['State']>;
  readonly seat: Seat;
  readonly move: V['Move'];
}

/** The world after a move and the minor decisions of the same seat that follow from it. */
function playedOut<V extends Vocabulary>(game: Game<V>, { evaluate, minor }: Greed<V>, trial: Trial<V>) {
  const { seat } = trial;
  let now = tried(game, trial);
  for (let n = 0; n < MOST_FOLLOW_UPS && decidesAlone(game, now, seat) && minor(now); n++) {
    const world = now;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of legal(game, world, seat)) {
      const next = tried(game, { world, seat, move });
      const worth = evaluate(next, seat);
      if (worth <= most) continue;
      most = worth;
      now = next;
    }
  }
  return now;
}

/** The world after a move, in a copy. */
function tried<V extends Vocabulary>(game: Game<V>, { world, seat, move }: Trial<V>): Read<V['State']> {
  const draft = draftOf(game, copyOf(game, world));
  advance(draft, seat, move);
  return readOnly(draft.state);
}

function decidesAlone<V extends Vocabulary>(game: Game<V>, world: Read<V['State']>, seat: Seat): boolean {
  const pending = game.pending(world);
  return pending.length === 1 && nth(pending, 0).seat === seat;
}
