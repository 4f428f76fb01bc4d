import type { Read, Seat } from '../../../core/game.ts';
import { play as playOne } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { rehearsal } from '../../../testkit/rehearsal.ts';
import type { Turn } from '../data/words.ts';
import { seasonsOfRice } from '../index.ts';
import type { Event, FieldView, Move, PlayerView, State } from '../vocabulary.ts';

export const game = seasonsOfRice.open(seasonsOfRice.edition);

export const choose = (card: string, turn: 0 | 1 = 0): Move => ({ type: 'choose-ancestor', card, turn });
export const pick = (card: string): Move => ({ type: 'pick', card });
export const place = (turn: Turn, x: number, y: number): Move => ({ type: 'place', turn, x, y });
export const send = (card: string): Move => ({ type: 'send', card });

export const { playWith, refusal, understood, open, matchAt, sight, randomGame } = rehearsal(game);

/** One seat makes these moves, whoever else must decide too. */
export function by(seat: Seat, state: Read<State>, ...moves: readonly Move[]) {
  const events: Event[] = [];
  let now = state;
  for (const move of moves) {
    const played = playOne(game, now, { seat, move });
    if (!played.ok) throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(played.error)}`);
    now = played.value.state;
    events.push(...played.value.events);
  }
  return { state: now, events };
}

export const code = (state: Read<State>, move: Move, seat?: Seat): string | null =>
  refusal(state, move, seat)?.code ?? null;
export const player = (state: Read<State>, seat: Seat = 0): PlayerView =>
  nth(game.view(state, 'spectator').players, seat);
export const closed = (state: Read<State>, seat: Seat = 0): FieldView[] =>
  player(state, seat).fields.filter(({ status }) => status === 'closed');
export const kinds = (events: readonly Event[]): string[] => events.map(event => event.type);
export const eventsOf = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
