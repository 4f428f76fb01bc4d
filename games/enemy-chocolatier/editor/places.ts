import type { Seat } from '../../../core/game.ts';

/** The names of the fields, which faults point at. */
export const FIELDS = {
  turn: 'turn',
  recipe: 'recipe',
  town: 'town',
  tycoon: (seat: Seat) => `tycoon-${seat}`,
};
