import { listOf } from '../../../core/counts.ts';
import type { Read, Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { rehearsal } from '../../../testkit/rehearsal.ts';
import { chillAndChili } from '../index.ts';
import type { PlayerView, State } from '../vocabulary.ts';
import { words } from './words.ts';

export const game = chillAndChili.open(chillAndChili.edition);

export const {
  play,
  playWith,
  refusal,
  understood,
  legalKinds,
  open,
  matchAt,
  told,
  whoCanTell,
  randomGame,
} = rehearsal(game);

export function hand(state: Read<State>, seat: Seat = 0): string {
  return words(listOf(nth(state.players, seat).hand));
}

export function row(state: Read<State>, at: number): string {
  return words(nth(state.market, at));
}

export const rows = (state: Read<State>): string[] => [row(state, 0), row(state, 1)];

/** The beds as `position` takes them: `carrot1 carrot2 +1`. */
export function beds(state: Read<State>, seat: Seat = 0): string[] {
  return nth(state.players, seat).beds.map(
    ({ cards, drops }) => words(cards) + (drops > 0 ? ` +${drops}` : ''),
  );
}

/** What everybody sees of a player. */
export function seen(state: Read<State>, seat: Seat = 0): PlayerView {
  return nth(game.view(state, 'spectator').players, seat);
}
