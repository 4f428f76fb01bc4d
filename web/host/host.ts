import type { Frame } from '../../core/frame.ts';
import type { Read, Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/record.ts';

export type SeatHolder =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** A frame together with the whole log up to it. */
export interface Sight<V extends Vocabulary> {
  readonly frame: Frame<V>;
  readonly log: readonly News<V>[];
}

/** Whoever keeps the table: this browser, or a server. The screen cannot tell which. */
export interface Host<V extends Vocabulary> {
  readonly game: string;
  readonly edition: V['Edition'];
  readonly options: Read<V['Options']>;
  readonly holders: readonly SeatHolder[];
  /** The seats that are played on this device. */
  readonly seatsHere: readonly Seat[];
  /** Calls back at once and after every change, with what this viewer may know. */
  watch(viewer: Viewer, tell: (sight: Sight<V>) => void): () => void;
  /** An answer to the question `step`; a stale one is ignored. */
  answer(seat: Seat, step: number, move: V['Move']): void;
  takeBack(seat: Seat): void;
  /** Stops clocks and bots. */
  leave(): void;
}
