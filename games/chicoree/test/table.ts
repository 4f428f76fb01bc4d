import { listOf } from '../../../core/counts.ts';
import type { Read, Seat } from '../../../core/game.ts';
import { close } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { type Played, rehearsal } from '../../../testkit/rehearsal.ts';
import { chicoree } from '../index.ts';
import type { Chicoree, Event, PlayerView, State } from '../vocabulary.ts';
import { chainWords, words } from './words.ts';

export const game = chicoree.open(chicoree.edition);

export const {
  play,
  playAs: answer,
  playWith,
  refusal,
  understood,
  legalKinds,
  open,
  matchAt,
  sight,
  randomGame,
} = rehearsal(game);

/** The clock runs out. */
export function timeout(state: Read<State>): Played<Chicoree> {
  const step = close(game, state);
  if (!step) throw new Error('No clock is running');
  return step;
}

export const hand = (state: Read<State>, seat: Seat = 0): string =>
  words(listOf(nth(state.players, seat).hand));
export const chainOf = (state: Read<State>, seat: Seat = 0): string =>
  chainWords(nth(state.players, seat).chain);
export const tokens = (state: Read<State>): number[] => state.players.map(player => player.tokens);
export const asked = (state: Read<State>): Seat[] => game.pending(state).map(({ seat }) => seat);

/** What everybody sees of a player. */
export const seen = (state: Read<State>, seat: Seat = 0): PlayerView =>
  nth(game.view(state, 'spectator').players, seat);

/** The only event of this type. */
export function only<T extends Event['type']>(
  { events }: { readonly events: readonly Event[] },
  type: T,
): Extract<Event, { type: T }> {
  const found = events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  if (found.length !== 1) throw new Error(`${found.length} events are called "${type}"`);
  return nth(found, 0);
}

export const types = ({ events }: { readonly events: readonly Event[] }): string[] =>
  events.map(({ type }) => type);
