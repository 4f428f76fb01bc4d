import type { Seat } from '../../../core/game.ts';

/** The names of the fields, which faults point at. */
export const FIELDS = {
  turn: 'turn',
  discard: 'discard',
  hand: (seat: Seat) => `hand-${seat}`,
  trader: (seat: Seat) => `trader-${seat}`,
};
