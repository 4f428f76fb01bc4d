import type { ComponentChildren } from 'preact';
import type { Seat, Viewer } from '../../core/game.ts';
import type { Refused } from '../../wire/tells.ts';
import type { Mark } from './bar.tsx';

/** A moment of a finished game in its replay. */
export interface Replayed {
  readonly to: string;
  /** As the whole game counts; null where only the viewer's own number is known. */
  readonly step: number | null;
}

/** What the keeper of the table adds around the game. */
export interface Extras {
  /** Ways on after the end. */
  readonly afterwards: ComponentChildren;
  /** When the game ended, in milliseconds since 1970; absent where nobody knows. */
  readonly ended?: () => number | null;
  /** Between the bar and the board. */
  readonly notices?: ComponentChildren;
  /** A code that brings whoever scans it to this table, for the big screen. */
  readonly code?: ComponentChildren;
  /** Where people talk, and how much of it is unread. */
  readonly talk?: { readonly panel: ComponentChildren; readonly unread: number };
  /** Begins anew before the reader's latest move, where only bots play against them; null where it is not possible. */
  readonly rewind?: (() => void) | null;
  /** Notes that a hint to a question is asked for, before it is given, and says why not; null where nobody gets any. */
  readonly hint?: ((asked: { readonly seat: Seat; readonly step: number }) => Promise<Refused | null>) | null;
  /** By seat, how often a hint was asked for; absent where nobody asked. */
  readonly hinted?: readonly number[] | undefined;
  /** Whether the others are told how often, as soon as the game has gone on; else only the score sheet says so. */
  readonly tellsHints?: true;
  /** What kind of game this is, where it is not an ordinary one. */
  readonly mark?: Mark | null;
  /** A game that began at a position: it counts for nothing. */
  readonly isStudy?: boolean;
  /** The way to a replay of the game so far. */
  readonly replay?: string | null;
  /** The way to what a viewer witnessed at one of its steps, once the game is over. */
  readonly replayAt?: (viewer: Viewer, step: number) => Replayed;
  /** A guided first game: while it is guided nothing else gets in the way. */
  readonly lesson?: 'guided' | 'free';
  /** Whether the rules accept moves of this kind that no list shows. */
  readonly isOpenEnded: (kind: string) => boolean;
  /** The step up to which the reader had seen the game before; null when nothing was missed. */
  readonly missed?: number | null;
}
