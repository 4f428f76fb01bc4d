import type { Read } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import type { State } from './vocabulary.ts';

/** Everyone still in the game, clockwise from this seat, which comes first. */
export function clockwiseFrom({ players }: Read<Pick<State, 'players'>>, seat: number): number[] {
  const seats: number[] = [];
  for (let n = 0; n < players.length; n++) {
    const next = (seat + n) % players.length;
    if (playerAt(players, next).out === null) seats.push(next);
  }
  return seats;
}

/** CH-60: of these seats, the one nearest clockwise from the active player, who comes first. */
export function nearest(state: Read<State>, seats: readonly number[]): number {
  return clockwiseFrom(state, state.turn.seat).find(seat => seats.includes(seat))!;
}
