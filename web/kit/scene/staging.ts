import type { ComponentChildren } from 'preact';
import type { Seat, Vocabulary } from '../../../core/game.ts';
import type { Names, Telling } from '../../../core/telling.ts';
import type { Language } from '../language.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { Place } from '../travel/spot.ts';

/** What a picture of an event may show. */
export interface Scenery<V extends Vocabulary> {
  readonly view: V['View'];
  readonly edition: V['Edition'];
  readonly language: Language;
  readonly names: Names;
  readonly telling: Telling;
}

/** Something drawn over a place, in its size. */
export interface Part {
  readonly picture: ComponentChildren;
  /** Another place that takes part; where it is not to be seen it does not. Absent: the place of the moment. */
  readonly at?: Place;
  /** How wide and high it is at least, in table units: places may be small. */
  readonly least?: number;
}

/** How one kind of event is shown when it happens, with its sentence of the log. */
export interface Staging<V extends Vocabulary, E> {
  /** Milliseconds it stays, one to three seconds. */
  readonly lasts: number;
  /** Whether this one deserves it; absent where each does. */
  readonly when?: (event: E) => boolean;
  /** To whom it happens: before their eyes it stays until they tap. */
  readonly hits?: (event: E) => readonly Seat[];
  /** What is heard with it; absent: something plain, or sad where it stays. */
  readonly sound?: SoundName;
  /** Where on the board it takes place: there it is staged. Absent where it happens nowhere: then it is a slip above the board. */
  readonly where?: (event: E, scenery: Scenery<V>) => Place;
  /** What is drawn there; absent where light and sentence say it all. Stills that are moved by style alone. */
  readonly over?: (event: E, scenery: Scenery<V>) => readonly Part[];
  /** What the slip shows, a still that is moved by style alone: those who want no motion get the same picture. Absent: what the log shows of it. */
  readonly picture?: (event: E, scenery: Scenery<V>) => ComponentChildren;
}

/** Why an event has no staging of its own, such as “the card travels on the board”. */
export type Unstaged = string;

/** Every kind of event has its staging, or a reason why it has none. */
export type Stagings<V extends Vocabulary> = {
  readonly [T in V['Event']['type']]: Staging<V, Extract<V['Event'], { type: T }>> | Unstaged;
};
