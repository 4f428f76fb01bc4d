import type { Seat, Vocabulary } from '../../../core/game.ts';
import { ofKind } from '../../../core/keys.ts';

/** Who would make a move, and what they see. */
export interface Pointing<V extends Vocabulary> {
  readonly view: V['View'];
  readonly seat: Seat;
}

/** What one kind of move rests on in the rules, and where on the table it would happen (a rule reference and a highlight target): for hints and reviews. */
export interface Pointer<V extends Vocabulary, M> {
  /** The clause that says what such a move is for. */
  readonly clause: string | ((move: M, pointing: Pointing<V>) => string);
  /** Places of the board (`data-place`) or actions of the dock; absent where it happens nowhere in particular. */
  readonly at?: (move: M, pointing: Pointing<V>) => readonly string[];
}

/** Every kind of move has its pointer; a kind that is missing does not compile. */
export type Pointers<V extends Vocabulary> = {
  readonly [T in V['Move']['type']]: Pointer<V, Extract<V['Move'], { type: T }>>;
};

const pointerTo = <V extends Vocabulary>(pointers: Pointers<V>, move: V['Move']) =>
  ofKind<Pointer<V, V['Move']>>(pointers, move);

/** The clause this move rests on. */
export function clauseOfMove<V extends Vocabulary>(
  pointers: Pointers<V>,
  move: V['Move'],
  pointing: Pointing<V>,
): string {
  const { clause } = pointerTo(pointers, move);
  return typeof clause === 'string' ? clause : clause(move, pointing);
}

/** Where this move would happen. */
export function placesOfMove<V extends Vocabulary>(
  pointers: Pointers<V>,
  move: V['Move'],
  pointing: Pointing<V>,
): readonly string[] {
  return pointerTo(pointers, move).at?.(move, pointing) ?? [];
}
