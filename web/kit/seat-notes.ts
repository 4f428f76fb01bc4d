import { createContext, type ComponentChildren } from 'preact';
import type { Seat } from '../../core/game.ts';

/** A small picture of the player, and what to know about them. */
export interface SeatNote {
  readonly face: ComponentChildren;
  readonly text: string;
}

/** What the keeper of the table has to say about a seat, such as its bot's character; null where that is nothing. */
export const SeatNotes = createContext<(seat: Seat) => SeatNote | null>(() => null);
