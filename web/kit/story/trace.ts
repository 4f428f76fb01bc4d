import type { ComponentChildren } from 'preact';
import type { Seat, Vocabulary } from '../../../core/game.ts';
import { ofKind } from '../../../core/keys.ts';
import type { Language } from '../language.ts';

/** What a picture in the log may show. Never the view: the log tells of what was, the view is what is. */
export interface Sketching<V extends Vocabulary> {
  readonly edition: V['Edition'];
  readonly language: Language;
}

/** Why an event has no picture, such as “nothing moves”. */
export type Unpictured = string;

/** What one kind of event leaves behind: a small picture, the decoration of a log entry, and the places on the board where it happened. */
export interface Trace<V extends Vocabulary, E> {
  /** What moved, as high as a line of the log; or why nothing is shown. */
  readonly picture: ((event: E, sketching: Sketching<V>) => ComponentChildren) | Unpictured;
  /** Keys of the places (`data-place`) where it happened; absent where it happened nowhere in particular. */
  readonly at?: (event: E) => readonly string[];
  /** The place changes all the time, or holds something else by now: it is shown when asked for, never marked. */
  readonly isFleeting?: true;
  /** Whose turn begins with it. Absent in all of a game's traces: every player who moves has the turn. */
  readonly turn?: (event: E) => Seat | 'table';
  /** What the chapter is called that begins with it, such as a round or a season; null if none does. */
  readonly chapter?: (event: E, language: Language) => string | null;
}

/** Every kind of event has its trace; a kind that is missing does not compile. */
export type Traces<V extends Vocabulary> = {
  readonly [T in V['Event']['type']]: Trace<V, Extract<V['Event'], { type: T }>>;
};

/** The place of a player at the table; every board has one for each. */
export const seatPlace = (seat: Seat): string => `seat-${seat}`;

/** The traces of a game, asked event by event. */
export interface Trail<V extends Vocabulary> {
  picture(event: V['Event']): ComponentChildren;
  at(event: V['Event']): readonly string[];
  isFleeting(event: V['Event']): boolean;
  /** Whose turn begins; null when none does. */
  turn(event: V['Event']): Seat | 'table' | null;
  chapter(event: V['Event']): string | null;
  /** Whether events begin turns; else every player who moves has the turn. */
  readonly hasTurns: boolean;
}

export function trailOf<V extends Vocabulary>(traces: Traces<V>, sketching: Sketching<V>): Trail<V> {
  const of = (event: V['Event']) => ofKind<Trace<V, V['Event']>>(traces, event);
  return {
    picture(event) {
      const { picture } = of(event);
      return typeof picture === 'string' ? null : picture(event, sketching);
    },
    at: event => of(event).at?.(event) ?? [],
    isFleeting: event => of(event).isFleeting ?? false,
    turn: event => of(event).turn?.(event) ?? null,
    chapter: event => of(event).chapter?.(event, sketching.language) ?? null,
    hasTurns: Object.values<{ readonly turn?: unknown }>(traces).some(({ turn }) => turn !== undefined),
  };
}
