import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import type { Random } from '../core/random.ts';

/** What a bot is given: what its seat sees, never the state. All of it but `random` is JSON. */
export interface Seen<V extends Vocabulary> {
  readonly view: V['View'];
  readonly seat: Seat;
  /** The legal moves, in the order of the rules. Never empty. */
  readonly legal: readonly V['Move'][];
  /** The bot's own chance, unrelated to the table's. */
  readonly random: Random;
}

/** A move chosen from what is seen: the same sight and the same chance give the same move. */
export type Bot<V extends Vocabulary> = (seen: Seen<V>) => V['Move'];

/** The bots a game offers, from weakest to strongest, each made for the edition the table plays. */
export interface GameBots<V extends Vocabulary> {
  readonly [level: string]: (game: Game<V>) => Bot<V>;
}

/** How good a world looks for a seat; more is better. Asked about imagined worlds only. */
export type Evaluate<V extends Vocabulary> = (world: Read<V['State']>, seat: Seat) => number;
