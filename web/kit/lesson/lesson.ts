import type { Game, Read, Seat, Vocabulary } from '../../../core/game.ts';
import type { Choice } from '../../../core/play.ts';
import type { InEveryLanguage } from '../language.ts';

/**
 * A guided first game (a tutorial): data in the folder of its game. The learner sits on seat 0, with real moves at a real table. A beat waits
 * for its situation, not for a turn; one whose situation has passed is dropped. Every legal move is allowed.
 */
export interface Lesson<V extends Vocabulary> {
  readonly options: Read<V['Options']>;
  readonly seats: number;
  /** One after the other; after the last the game goes on by itself, with all that nobody has seen shuffled, or another is dealt. */
  readonly acts: readonly Act<V>[];
  /** Where the last act leaves too little to decide, a whole game is dealt after it. */
  readonly endsIn?: 'new-game';
  /** What is still said in the free game, once each. */
  readonly hints: readonly Hint<V>[];
}

/** The same chance for everybody, so that a lesson goes as it was tried. */
export const LESSON_SEED = 'lesson';

/** Where the learner sits. */
export const LEARNER: Seat = 0;

const ACTION = 'action:';

/** What points at an action of the dock, by its key. */
export const action = (key: string): string => ACTION + key;

export const actionOf = (point: string): string | null =>
  point.startsWith(ACTION) ? point.slice(ACTION.length) : null;

/** What begins at one position. */
export interface Act<V extends Vocabulary> {
  /** What chance brings, the same for everybody; absent where the position decides all. */
  readonly seed?: string;
  /** Where it begins, given how the act before it ended. */
  readonly position: (game: Game<V>, before: Read<V['State']> | null) => Read<V['State']>;
  /** What the others do; null leaves it to the gentle bot. */
  readonly others: (asked: OtherAsked<V>) => V['Move'] | null;
  readonly beats: readonly Beat<V>[];
}

/** What somebody else at the table decides by: their own view, as a bot does, and how far the lesson has come. */
export interface OtherAsked<V extends Vocabulary> {
  readonly seat: Seat;
  readonly view: V['View'];
  readonly legal: readonly V['Move'][];
  /** The names of the beats that are over or dropped. */
  readonly past: readonly string[];
}

/** What is said, or how it is said now: numbers are read from the table. */
export type Said<Told> = InEveryLanguage<string> | ((told: Told) => InEveryLanguage<string>);

export function saidOf<Told>(say: Said<Told>, told: Told): InEveryLanguage<string> {
  return typeof say === 'function' ? say(told) : say;
}

export interface Hint<V extends Vocabulary> {
  readonly name: string;
  /** The situation it waits for. */
  readonly when: (now: Now<V>) => boolean;
  readonly say: Said<Now<V>>;
}

export interface Beat<V extends Vocabulary> extends Hint<V> {
  /** What is meant: places of the board (`data-place`), or actions of the dock. */
  readonly point?: (now: Now<V>) => readonly string[];
  /** When it is over: once it was read, with any move of the learner, or when they have done what it asks for. */
  readonly until: 'read' | 'moved' | ((did: Did<V>) => boolean);
  /** Moves that it invites to on the way: making them, however often, counts as following it. */
  readonly invites?: (move: V['Move']) => boolean;
  /** What is said to what the learner did; the first that fits. */
  readonly answers?: readonly Answer<V>[];
  /** What a learner does who does as told; null where others go on. Tests play it. */
  readonly move?: (now: Now<V>) => V['Move'] | null;
}

export interface Answer<V extends Vocabulary> {
  readonly to: (did: Did<V>) => boolean;
  readonly say: Said<Did<V>>;
}

/** The table as the learner sees it. */
export interface Now<V extends Vocabulary> {
  readonly view: V['View'];
  /** Whether the learner must decide. */
  readonly isAsked: boolean;
  /** What the learner may do, legal or not; none while others decide. */
  readonly choices: readonly Choice<V>[];
  /** What the learner has witnessed in this act and still stands, oldest first. */
  readonly events: readonly V['Event'][];
}

/** The learner's latest move. */
export interface Did<V extends Vocabulary> {
  readonly move: V['Move'];
  /** What has happened since, beginning with what it caused. */
  readonly events: readonly V['Event'][];
  readonly before: Now<V>;
  readonly now: Now<V>;
}
