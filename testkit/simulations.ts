import { same } from '../core/data.ts';
import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import { type Answer, advance, copyOf, draftOf, legal } from '../core/play.ts';
import type { Random } from '../core/random.ts';
import { rollOut } from '../core/rollout.ts';
import { must } from './broken.ts';
import type { Scene } from './scene.ts';

/** C3: a game's own copy is what the generic one makes. What it shares and rules write on is frozen, and so found too. */
export function checkCopy<V extends Vocabulary>({ game, state }: Scene<V>): void {
  must(same(copyOf(game, state), state), 'C3', 'a copy must equal the state it was made from');
}

/** C11: the quick list of a kind of move is what its judge lets pass, and what is drawn at random is one of them. */
export function checkLegal<V extends Vocabulary>({ game, state, known, dice }: Scene<V>, seat: Seat): void {
  const drawn = game.draw?.(state, seat, dice) ?? null;
  must(
    drawn === null || known.legal(seat).some(move => same(move, drawn)),
    'C11',
    `a ${drawn?.type} was drawn that is not legal`,
  );
  must(
    same(legal(game, state, seat), known.legal(seat)),
    'C11',
    `what is listed as legal for seat ${seat} is not what is let pass`,
  );
}

/** C1: a move leads to the same state when nobody listens. */
export function checkUnheard<V extends Vocabulary>(
  { game, state }: Scene<V>,
  { seat, move }: Answer<V>,
  after: Read<V['State']>,
): void {
  const draft = draftOf(game, copyOf(game, state));
  advance(draft, seat, move);
  must(same(draft.state, after), 'C1', `a ${move.type} must do the same when nobody listens`);
}

interface Rollout<V extends Vocabulary> {
  readonly from: Read<V['State']>;
  readonly dice: Random;
  readonly most: number;
  readonly clause: string;
}

/** C8, C17: simulations end too. */
export function checkRollout<V extends Vocabulary>(
  game: Game<V>,
  { from, dice, most, clause }: Rollout<V>,
): void {
  const moves = rollOut(draftOf(game, copyOf(game, from)), dice, most);
  must(moves < most, clause, 'every simulation must end');
}
