import type { OptionSpecs, Seat } from '../../../core/game.ts';
import { keysOf } from '../../../core/keys.ts';
import { choice, fields, type Schema } from '../../../core/schema.ts';
import { nth, present } from '../../../core/sure.ts';
import type { Sketch } from './editor.ts';

/** So many cards, of which some are known, the latest last. A card is the number of its face. */
export interface Heap {
  readonly cards: number;
  readonly known: readonly number[];
}

/** Of a game in which everybody holds cards. */
export interface HandSketch extends Sketch {
  /** Mine. */
  readonly hand: readonly number[];
  /** Mine is counted from my cards; known are those that everybody saw going there. */
  readonly players: readonly { readonly hand: Heap }[];
}

export const cardsInHand = ({ me, hand, players }: HandSketch, seat: Seat): number =>
  seat === me ? hand.length : nth(players, seat).hand.cards;

export const knownInHand = ({ me, hand, players }: HandSketch, seat: Seat): readonly number[] =>
  seat === me ? hand : nth(players, seat).hand.known;

/** The sketch with other things of one player. */
export const withPlayer = <S extends Sketch>(
  sketch: S,
  seat: Seat,
  what: Partial<S['players'][number]>,
): S => ({ ...sketch, players: sketch.players.map((one, i) => (i === seat ? { ...one, ...what } : one)) });

/** As many players as there are seats: those who were there, and newcomers. */
export const seatedBy = <P>(players: readonly P[], seats: number, newcomer: (seat: Seat) => P): P[] =>
  Array.from({ length: seats }, (_, seat) => players[seat] ?? newcomer(seat));

/** Of a seat that is taken away the first takes the place. */
export const stayingWithin =
  (seats: number) =>
  (seat: Seat): Seat =>
    seat < seats ? seat : 0;

/** Takes so many cards from the top of a pile. */
export const takeFrom = (pile: number[], cards: number): number[] =>
  Array.from({ length: cards }, () => present(pile.pop(), 'card left'));

/** Reads the options of a game, whatever the number of seats. */
export function optionsSchema<O extends object>(specs: OptionSpecs<O>): Schema<O> {
  const shape = Object.fromEntries(keysOf(specs).map(key => [key, choice(specs[key].values)]));
  return fields<O>(shape as { readonly [K in keyof O]: Schema<O[K]> });
}
