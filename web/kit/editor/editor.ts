import type { ComponentChildren } from 'preact';
import type { Game, Read, Seat, Vocabulary } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { Result } from '../../../core/result.ts';
import type { Fault } from '../../../core/schema.ts';
import type { Names } from '../../../core/telling.ts';
import type { ScoreSheetProps } from '../game-screen.ts';
import type { InEveryLanguage, Language } from '../language.ts';

/** What every sketch says, whatever the game: a position set up by hand, as FEN does for chess. */
export interface Sketch {
  /** Whose hand is known: the one who asks. */
  readonly me: Seat;
  /** The cards of the one who asks; absent where nobody has any. */
  readonly hand?: readonly unknown[];
  readonly players: readonly object[];
  readonly options: object;
}

/** Why no table can look like a sketch, and at which of its fields. */
export interface SketchFault {
  /** The name of a field (`Field`). */
  readonly at: string;
  readonly code: string;
  /** The clause of the rules that says so. */
  readonly clause: string;
  /** It is not wrong, only not finished. */
  readonly isMissing?: true;
}

/** A position editor: a game at a real table, entered by hand. A sketch (S) is plain data: what one person there can see. */
export interface PositionEditor<
  V extends Vocabulary,
  S extends Sketch = Sketch,
  F extends SketchFault = SketchFault,
> {
  /** As the game begins, with nothing on the cards yet. */
  opening(game: Game<V>, seats: number): S;
  /** With nothing on the table. */
  empty(game: Game<V>, seats: number): S;
  /** The same with players added or taken away. */
  withSeats(game: Game<V>, sketch: S, seats: number): S;
  /** A sketch from a link, which anybody could have written: of the right shape, though it may still have faults. */
  read(game: Game<V>, json: unknown): Result<S, readonly Fault[]>;
  /** What a seat sees, as a sketch: the way back from `stateFrom`. */
  sketchOf(view: V['View'], seat: Seat): S;
  /** Everything that cannot be, or is not there yet. Never throws. */
  faults(game: Game<V>, sketch: S): readonly F[];
  /** A full state in which `me` sees just this; what they cannot see is drawn at random. Only of a sketch without faults. */
  stateFrom(game: Game<V>, sketch: S, random: Random): V['State'];
  /** How many cards may lie where nobody has seen them. */
  unseen(game: Game<V>, sketch: S): number;
  readonly words: InEveryLanguage<EditorWords<F>>;
  /** The options that nobody need be asked about any more. */
  readonly settled: readonly (keyof V['Options'])[];
  Fields(props: FieldsProps<V, S>): ComponentChildren;
  /** How it would be scored if it ended now. */
  Score(props: ScoreNowProps<V>): ComponentChildren;
}

interface EditorWords<F> {
  fault(fault: F, names: Names): string;
  /** What was assumed about so many unseen cards, in one line. */
  assumes(unseen: number): string;
}

export interface FieldsProps<V extends Vocabulary, S extends Sketch> {
  readonly language: Language;
  readonly names: Names;
  readonly game: Game<V>;
  readonly sketch: S;
  change(next: S): void;
}

export interface ScoreNowProps<V extends Vocabulary>
  extends Omit<ScoreSheetProps<V>, 'view' | 'outcome' | 'edition'> {
  readonly game: Game<V>;
  readonly state: Read<V['State']>;
  readonly me: Seat;
}
