import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import type { Random } from '../core/random.ts';

/** What a bot is asked: its seat's view, never the state. Plain JSON, so that it can be sent to a worker. */
export interface BotQuestion<V extends Vocabulary> {
  readonly level: string;
  readonly seat: Seat;
  readonly view: V['View'];
  /** The legal moves, in the order of the rules. Never empty. */
  readonly legal: readonly V['Move'][];
}

/** What a bot is given. */
export interface Seen<V extends Vocabulary> extends Omit<BotQuestion<V>, 'level'> {
  /** The bot's own random source, unrelated to the table's. */
  readonly random: Random;
}

/** Chooses a move; deterministic given what is seen and the random source. */
export type Bot<V extends Vocabulary> = (seen: Seen<V>) => V['Move'];

/** The bots a game offers, from weakest to strongest, each made for the edition the table plays. */
export interface GameBots<V extends Vocabulary> {
  readonly [level: string]: (game: Game<V>) => Bot<V>;
}

/** Heuristic value of a state for a seat; more is better. Called with determinized states only. */
export type Evaluate<V extends Vocabulary> = (world: Read<V['State']>, seat: Seat) => number;
