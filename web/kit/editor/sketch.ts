import type { OptionSpecs, Seat } from '../../../core/game.ts';
import { keysOf } from '../../../core/keys.ts';
import { choice, fields, type Schema } from '../../../core/schema.ts';
import { nth } from '../../../core/sure.ts';
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

/** Reads the options of a game, whatever the number of seats. */
export function optionsSchema<O extends object>(specs: OptionSpecs<O>): Schema<O> {
  const shape = Object.fromEntries(keysOf(specs).map(key => [key, choice(specs[key].values)]));
  return fields<O>(shape as { readonly [K in keyof O]: Schema<O[K]> });
}
