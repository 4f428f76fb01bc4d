import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Log } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import { openThreads } from '../threads.ts';
import type { TableQuestion } from '../tables/surroundings.ts';
import type { Errand } from './bot-worker.ts';
import { turnsOf } from './turns.ts';

export interface Thinker {
  /** The bot's move; null when the house closes before it has thought. The bots of different payers take turns. */
  think(question: TableQuestion, payer: string): Promise<Vocabulary['Move'] | null>;
  readonly waiting: () => number;
  /** Starts no further computation. */
  rest(): void;
  stop(): Promise<void>;
}

/** Milliseconds of thought after which a bot that does not answer is given up. */
const PATIENCE = 10_000;

/** Bots in threads of their own, one core left to the tables. */
export function openThinker({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }): Thinker {
  const atOnce = Math.max(1, availableParallelism() - 1);
  const pool = openThreads<Errand, Vocabulary['Move']>({
    beside: import.meta.url,
    file: 'bot-worker',
    atOnce,
  });
  const turns = turnsOf(atOnce);

  async function answer(question: TableQuestion): Promise<Vocabulary['Move']> {
    const errand: Errand = { ...question, seed: randomBytes(16).toString('hex') };
    const began = performance.now();
    try {
      return await pool.run(errand, { signal: AbortSignal.timeout(PATIENCE) });
    } catch (error) {
      // A bot that breaks must not stop the table: it plays the first thing it may.
      log.error({ error, game: question.game, level: question.level }, 'bot did not answer');
      return nth(question.legal, 0);
    } finally {
      metrics.botSeconds.observe(
        { game: question.game, level: question.level },
        (performance.now() - began) / 1000,
      );
    }
  }

  return {
    think: (question, payer) => turns.take(payer, () => answer(question)),
    waiting: turns.waiting,
    rest: turns.end,
    stop: () => pool.destroy(),
  };
}
