import type { Pending, Refusal, Vocabulary } from './game.ts';
import { ofKind } from './keys.ts';
import { type Awaited, capitalised, type Names, type Telling } from './telling.ts';

/** Every text of a game in one language. A language that lacks one does not compile. */
export interface Texts<V extends Vocabulary> {
  readonly title: string;
  /** What is asked of the reader now. */
  readonly ask: (view: V['View'], moves: Pending<V>['moves']) => string;
  /** What somebody else is deciding, or several at once. */
  readonly wait: (who: Awaited, moves: Pending<V>['moves']) => string;
  /** A move as the choice it is: what the list of choices, the keyboard and the screen reader say. */
  readonly moves: {
    readonly [T in V['Move']['type']]: (
      move: Extract<V['Move'], { type: T }>,
      view: V['View'],
      names: Names,
    ) => string;
  };
  readonly events: {
    readonly [T in V['Event']['type']]: (
      event: Extract<V['Event'], { type: T }>,
      /** The reader is addressed as “you”. */
      name: Telling,
    ) => string;
  };
  readonly refusals: { readonly [C in keyof V['Refusals']]: (values: V['Refusals'][C]) => string };
  readonly options: {
    readonly [K in keyof V['Options']]: OptionText<V['Options'][K]>;
  };
  readonly scores: { readonly [L in V['Score']]: string };
}

export interface OptionText<T> {
  readonly label: string;
  readonly hint: string;
  readonly value: (value: T) => string;
}

/** The reader of a choice: what they see, and what they call the others. */
export interface Hearer<V extends Vocabulary> {
  readonly view: V['View'];
  readonly names: Names;
}

export function sayMove<V extends Vocabulary>(
  texts: Texts<V>,
  move: V['Move'],
  { view, names }: Hearer<V>,
): string {
  type Say = (move: V['Move'], view: V['View'], names: Names) => string;
  return ofKind<Say>(texts.moves, move)(move, view, names);
}

export function sayEvent<V extends Vocabulary>(texts: Texts<V>, event: V['Event'], name: Telling): string {
  type Say = (event: V['Event'], name: Telling) => string;
  return capitalised(ofKind<Say>(texts.events, event)(event, name), name);
}

export function sayRefusal<V extends Vocabulary>(texts: Texts<V>, refusal: Refusal<V>): string {
  const say = texts.refusals[refusal.code] as (values: object | null) => string;
  return say(refusal.with ?? null);
}
