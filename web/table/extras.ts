import type { ComponentChildren } from 'preact';

/** What the keeper of the table adds around the game. */
export interface Extras {
  /** Ways on after the end. */
  readonly afterwards: ComponentChildren;
  /** Between the bar and the board. */
  readonly notices?: ComponentChildren;
  /** A code that brings whoever scans it to this table, for the big screen. */
  readonly code?: ComponentChildren;
  /** Where people talk, and how much of it is unread. */
  readonly talk?: { readonly panel: ComponentChildren; readonly unread: number };
  /** The step up to which the reader had seen the game before; null when nothing was missed. */
  readonly missed?: number | null;
}
