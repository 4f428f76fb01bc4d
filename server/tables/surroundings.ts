import type { BotQuestion } from '../../bots/bot.ts';
import type { Level } from '../../bots/levels.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { SeatPlayed } from '../bots/gauge-worker.ts';
import type { Hours } from '../clock/hours.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Log } from '../observe/log.ts';
import type { Storage } from '../storage/storage.ts';
import type { NameBook } from './telling/name-book.ts';

/** What a bot of any table is asked, and with which cards. */
export interface TableQuestion extends BotQuestion<Vocabulary> {
  readonly game: string;
  /** Somebody's own card values; null for ours. */
  readonly edition: unknown;
}

/** The dependencies of the tables. */
export interface Surroundings {
  readonly storage: Storage;
  /** Signs invitations. */
  readonly houseKey: string;
  readonly now: () => number;
  readonly hours: Hours;
  /** Milliseconds a bot seems to think. */
  readonly botPace: number;
  /** Null when the house closes before the bot has thought. */
  readonly think: (question: TableQuestion, payer: string) => Promise<Vocabulary['Move'] | null>;
  /** The level nearest to how a seat was played, the middle one if that cannot be told; null when the house closes before. */
  readonly gauge: (seat: SeatPlayed, payer: string) => Promise<Level | null>;
  /** Pays for one move of a bot and gives 0, or gives the seconds until this payer can. */
  readonly payForBot: (payer: string) => number;
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
