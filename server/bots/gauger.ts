import { type Level, MIDDLE } from '../../bots/levels.ts';
import type { Log } from '../observe/log.ts';
import { openThreads } from '../threads.ts';
import type { SeatPlayed } from './gauge-worker.ts';
import { turnsOf } from './turns.ts';

/** Finds out how well a seat was played, when a bot takes it over (skill matching). */
export interface Gauger {
  /** The middle level if it cannot be told in time; null when the house closes before. Payers take turns. */
  gauge(played: SeatPlayed, payer: string): Promise<Level | null>;
  /** Starts no further computation. */
  rest(): void;
  stop(): Promise<void>;
}

/** Milliseconds, several times what it takes, after which it is given up: the bot has to play. */
const PATIENCE = 10_000;

export function openGauger({
  log,
  patience = PATIENCE,
}: {
  readonly log: Log;
  readonly patience?: number;
}): Gauger {
  const pool = openThreads<SeatPlayed, Level>({ beside: import.meta.url, file: 'gauge-worker', atOnce: 1 });
  const turns = turnsOf(1);

  async function answer(played: SeatPlayed): Promise<Level> {
    try {
      return await pool.run(played, { signal: AbortSignal.timeout(patience) });
    } catch (error) {
      log.error({ error, game: played.agreement.game }, 'seat not gauged');
      return MIDDLE;
    }
  }

  return {
    gauge: (played, payer) => turns.take(payer, () => answer(played)),
    rest: turns.end,
    stop: () => pool.destroy(),
  };
}
