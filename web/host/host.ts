import type { Frame } from '../../core/frame.ts';
import type { Read, Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import type { Refused } from '../../wire/tells.ts';
import type { Store } from '../kit/store.ts';

export type SeatHolder =
  | {
      readonly kind: 'person';
      readonly name: string;
      /** When they were last at the table, by this device's clock; null while they are there, or share this device. */
      readonly awaySince?: number | null;
      /** The level of the bot that sits in for them, `alike` until theirs is found. */
      readonly standIn?: string | null;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** A frame together with the whole log up to it. */
export interface Sight<V extends Vocabulary> {
  readonly frame: Frame<V>;
  readonly log: readonly News<V>[];
}

/** The connection to the server; a local table is always connected. */
export type LineState = 'connected' | 'connecting' | 'reconnecting' | 'offline';

/** When decisions run out, in milliseconds since 1970 by this device's own clock. */
export interface Clocks {
  /** Since when each seat has had to decide; null while it need not. */
  readonly asked: readonly (number | null)[];
  readonly deadlines: readonly (number | null)[];
  /** What is left to each seat whose clock stands still, in milliseconds. */
  readonly stores: readonly (number | null)[];
  /** When the question closes by itself. */
  readonly closes: number | null;
}

/** What changes around a game while it is played (a view model): players, connection, clocks, the last refusal. */
export interface HostState {
  readonly holders: readonly SeatHolder[];
  readonly line: LineState;
  /** Null when nobody is timed. */
  readonly clocks: Clocks | null;
  /** An answer is on its way; another one would be ignored. */
  readonly sending: boolean;
  /** Why the latest answer was refused, until the next one. */
  readonly refused: Refused | null;
  /** The latest bot that broke down, and for which the first possible move was made. */
  readonly stumbled: { readonly seat: Seat } | null;
}

/** Where a table lives (a backend adapter): in this browser (`local.ts`) or on a server (`net/remote.ts`). Screens cannot tell which. */
export interface Host<V extends Vocabulary> {
  readonly game: string;
  readonly edition: V['Edition'];
  readonly options: Read<V['Options']>;
  readonly around: Store<HostState>;
  /** The seats that are played on this device. */
  readonly seatsHere: readonly Seat[];
  /** Calls back at once and after every change, with what this viewer may know. */
  watch(viewer: Viewer, tell: (sight: Sight<V>) => void): () => void;
  /** Answers the question `step` and those that follow from it: all of them, or none. A stale answer is ignored. */
  answer(seat: Seat, step: number, ...moves: readonly V['Move'][]): void;
  takeBack(seat: Seat): void;
  /** Whose latest move can be taken back from this device: the viewer's own, or that of whoever played here before. */
  undoer(viewer: Viewer): Seat | null;
  /** Stops the clock of a local table while the device is handed over. */
  hold(isHeld: boolean): void;
  /** Lets the bots of a local table wait while the reader is shown something. */
  rest(isResting: boolean): void;
  /** Stops clocks and bots. */
  leave(): void;
}
