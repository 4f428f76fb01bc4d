import type { Read, Seat, Vocabulary } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Character } from './characters.ts';

/** What a bot is asked: its seat's view, never the state. Plain JSON, so that it can be sent to a worker. */
export interface BotQuestion<V extends Vocabulary> {
  readonly level: string;
  readonly seat: Seat;
  readonly view: V['View'];
  /** The legal moves, in the order of the rules. Never empty. */
  readonly legal: readonly V['Move'][];
  /** A taste that sets it apart from others of its level; see `characters.ts`. */
  readonly character?: Character;
}

/** What a bot is given. */
export interface Seen<V extends Vocabulary> extends Omit<BotQuestion<V>, 'level'> {
  /** The bot's own random source, unrelated to the table's. */
  readonly random: Random;
  /** Whether to stop thinking and answer with the best move so far. Only a safety net for very slow machines:
   * thinking is limited by a count, not by time, so that a move depends on nothing but what the bot sees and its
   * random source. */
  readonly isLate?: () => boolean;
}

/** Chooses a move; deterministic given what is seen and the random source. */
export type Bot<V extends Vocabulary> = (seen: Seen<V>) => V['Move'];

/** Heuristic value of a state for a seat; more is better. Called with determinized states only. */
export type Evaluate<V extends Vocabulary> = (world: Read<V['State']>, seat: Seat) => number;
