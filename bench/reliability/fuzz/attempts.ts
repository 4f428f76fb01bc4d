import type { Frame } from '../../../core/frame.ts';
import type { Game, Seat, Vocabulary } from '../../../core/game.ts';
import { legal } from '../../../core/play.ts';
import type { Random } from '../../../core/random.ts';
import { append } from '../../../core/judge.ts';
import type { Attempt, OwnKnowledge } from './own-knowledge.ts';

type Move = Vocabulary['Move'];

/** Something that no game understands. */
const NONSENSE: Move = { type: 'nonsense' };
const ROOM = 300;

/** Moves that were offered to anybody at the table so far, and every kind with nothing in it: what an attacker would try. */
export function movePool(game: Game<Vocabulary>, random: Random) {
  const kinds = [...Object.keys(game.moves), ...Object.keys(game.closings)].map(type => ({ type }));
  const pool: Move[] = [NONSENSE, ...kinds];
  return {
    note({ choices }: Frame<Vocabulary>): void {
      for (const { move } of choices)
        if (pool.length < ROOM) pool.push(move);
        else if (random.int(8) === 0) pool[kinds.length + 1 + random.int(ROOM - kinds.length - 1)] = move;
    },
    pick: () => odd(random.pick(pool), random),
  };
}

interface Around {
  readonly game: Game<Vocabulary>;
  readonly seat: Seat;
  readonly known: OwnKnowledge;
  readonly pick: () => Move;
  readonly random: Random;
}

/** Moves upon each other that ought to be legal, past the one that seals them, then some that may mean anything. */
export function attempt({ game, seat, known, pick, random }: Around, { step }: Frame<Vocabulary>): Attempt {
  const trial = known.world();
  const moves: Move[] = [];
  for (let left = random.int(4); left > 0; left--) {
    const asked = game.pending(trial.state).some(question => question.seat === seat);
    const allowed = asked ? legal(game, trial.state, seat) : [];
    if (allowed.length === 0) break;
    const move = random.pick(allowed);
    moves.push(move);
    append(trial, { seat, move });
  }
  for (let left = 1 + random.int(2); left > 0; left--) moves.push(pick());
  if (random.int(2) === 0) moves.push(NONSENSE);
  // Now and then about another question than the present one.
  const other = random.int(12) === 0 ? random.int(step + 3) : step;
  return { step: other, moves };
}

/** The same attempt with an end that nothing can follow. */
export const spoilt = ({ step, moves }: Attempt): Attempt => ({ step, moves: [...moves, NONSENSE] });

/** The move with some of its numbers changed. */
function odd<T>(value: T, random: Random): T;
function odd(value: unknown, random: Random): unknown {
  if (typeof value === 'number' && random.int(4) === 0) return value + random.int(5) - 2;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part: unknown) => odd(part, random));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, odd(part, random)]));
}
