import type { Read, Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { rehearsal, type Played } from '../../../testkit/rehearsal.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { owned } from '../gnomes.ts';
import { gartenZwerge } from '../index.ts';
import type { Event, GartenZwerge, Move, State } from '../vocabulary.ts';
import { words } from './words.ts';

export const game = gartenZwerge.open(gartenZwerge.edition);

export const { play, playAs, playWith, refusal, understood, legalKinds, open, matchAt, sight, randomGame } =
  rehearsal(game);

/** The last job of a round with loaded dice for breeding and contests; the two contests of the next round follow. */
export function finish(state: Read<State>, move: Move, ...dice: readonly number[]): Played<GartenZwerge> {
  return playWith(scripted(...dice, 0, 0), state, move);
}

/** What Herr Schmiedel may draw when this move opens the fists: any two of five markers, in either order. */
export function draws(state: Read<State>, move: Move): (readonly number[])[] {
  const pairs = [0, 1, 2, 3, 4].flatMap(first => [0, 1, 2, 3].map(second => [first, second]));
  return pairs.map(rolls => {
    const { events } = playWith(scripted(...rolls), state, move);
    return nth(told(events, 'schmiedel-drew'), 0).markers;
  });
}

/** All a seat's gnomes, best first. */
export const gnomes = (state: Read<State>, seat: Seat = 0): string => words(owned(state, seat));

export const petals = (state: Read<State>, seat: Seat = 0): number => nth(state.players, seat).petals;

/** The events of one type. */
export function told<T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}
