import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import type { Random } from '../core/random.ts';

/** What a bot is asked: what its seat sees, never the state. Plain JSON, so that it can cross to a worker. */
export interface BotQuestion<V extends Vocabulary> {
  readonly level: string;
  readonly seat: Seat;
  readonly view: V['View'];
  /** The legal moves, in the order of the rules. Never empty. */
  readonly legal: readonly V['Move'][];
}

/** What a bot is given. */
export interface Seen<V extends Vocabulary> extends Omit<BotQuestion<V>, 'level'> {
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
