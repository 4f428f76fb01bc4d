import type { Seat, Vocabulary } from '../../core/game.ts';
import type { Hours } from '../clock/hours.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Log } from '../observe/log.ts';
import type { Storage } from '../storage/storage.ts';
import type { NameBook } from './telling/name-book.ts';

/** What a bot is asked: what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  /** Somebody's own card values; null for ours. */
  readonly edition: unknown;
  readonly level: string;
  readonly seat: Seat;
  readonly view: Vocabulary['View'];
  readonly legal: readonly Vocabulary['Move'][];
}

/** What the tables of a house need from it. */
export interface Surroundings {
  readonly storage: Storage;
  /** Signs invitations. */
  readonly houseKey: string;
  readonly now: () => number;
  readonly hours: Hours;
  /** Milliseconds a bot seems to think. */
  readonly botPace: number;
  readonly think: (question: BotQuestion) => Promise<Vocabulary['Move']>;
  readonly names: NameBook;
  /** A decision has become this person's, and they are not at the table. */
  readonly turnCame: (person: string) => void;
  /** A game has come to its end. */
  readonly ended: (table: string) => void;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Aborted when the house closes: nothing new is begun. */
  readonly closing: AbortSignal;
}
