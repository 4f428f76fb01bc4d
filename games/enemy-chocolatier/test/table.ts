import type { Read, Seat } from '../../../core/game.ts';
import { legal } from '../../../core/play.ts';
import { rehearsal } from '../../../testkit/rehearsal.ts';
import { enemyChocolatier } from '../index.ts';
import type { Event, HouseView, Move, NeighbourhoodView, PlayerView, State } from '../vocabulary.ts';

export const game = enemyChocolatier.open(enemyChocolatier.edition);

export const buy = (house: string): Move => ({ type: 'buy', house });
export const PERMIT: Move = { type: 'take-permit' };
export const END: Move = { type: 'end-turn' };
export const BEGIN: Move = { type: 'begin' };
export const SHUFFLE: Move = { type: 'shuffle-tiles' };
export const swap = (a: number, b: number): Move => ({ type: 'swap-tiles', places: [a, b] });
export const turn = (place: number, way: 'clockwise' | 'anticlockwise' = 'clockwise'): Move => ({
  type: 'turn-tile',
  place,
  way,
});

export const { play, refusal, legalKinds, open, matchAt, told, whoCanTell, sight, randomGame } =
  rehearsal(game);

export function code(state: Read<State>, move: Move): string | null {
  const refused = refusal(state, move);
  return refused === null ? null : refused.code;
}

/** The houses that may be bought now. */
export function onSale(state: Read<State>): string[] {
  return legal(game, state, state.turn.seat).flatMap(move => (move.type === 'buy' ? [move.house] : []));
}

/** What everybody sees. */
export const player = (state: Read<State>, seat: Seat = 0): PlayerView =>
  game.view(state, 'spectator').players[seat]!;
export const neighbourhood = (state: Read<State>, id: string): NeighbourhoodView =>
  game.view(state, 'spectator').neighbourhoods.find(one => one.id === id)!;
/** What the seat whose turn it is sees. */
export const house = (state: Read<State>, id: string): HouseView =>
  game.view(state, state.turn.seat).houses.find(one => one.id === id)!;
export const status = (state: Read<State>, id: string): string => neighbourhood(state, id).status;
export const money = (state: Read<State>): number[] => state.players.map(one => one.money);
export const points = (state: Read<State>): number[] => state.players.map(one => one.points);
export const permits = (state: Read<State>): number[] => state.players.map(one => one.permits);
export const kinds = (events: readonly Event[]): string[] => events.map(event => event.type);
