import type { ComponentChildren } from 'preact';
import type { Seat, Vocabulary } from '../../../core/game.ts';
import type { Names, Telling } from '../../../core/telling.ts';
import type { Language } from '../language.ts';
import type { SoundName } from '../sound/sounds.ts';

/** What a picture of an event may show. */
export interface Scenery<V extends Vocabulary> {
  readonly view: V['View'];
  readonly edition: V['Edition'];
  readonly language: Language;
  readonly names: Names;
  readonly telling: Telling;
}

/** How one kind of event is shown when it happens. Its sentence of the log stands below the picture. */
export interface Staging<V extends Vocabulary, E> {
  /** Milliseconds it stays, one to three seconds. */
  readonly lasts: number;
  /** Whether this one deserves it; absent where each does. */
  readonly when?: (event: E) => boolean;
  /** To whom it happens: before their eyes it stays until they tap. */
  readonly hits?: (event: E) => readonly Seat[];
  /** What is heard with it; absent: something plain, or sad where it stays. */
  readonly sound?: SoundName;
  /** A still that is moved by style alone, so that those who want no motion get the same picture. */
  readonly picture: (event: E, scenery: Scenery<V>) => ComponentChildren;
}

/** Why an event has no staging of its own, such as “the card travels on the board”. */
export type Unstaged = string;

/** Every kind of event has its staging, or a reason why it has none. */
export type Stagings<V extends Vocabulary> = {
  readonly [T in V['Event']['type']]: Staging<V, Extract<V['Event'], { type: T }>> | Unstaged;
};
