import type { Seat } from '../../../core/game.ts';

/** The names of the fields, which faults point at. */
export const FIELDS = {
  turn: 'turn',
  waters: 'waters',
  market: 'market',
  compost: 'compost',
  hand: (seat: Seat) => `hand-${seat}`,
  beds: (seat: Seat) => `beds-${seat}`,
};
