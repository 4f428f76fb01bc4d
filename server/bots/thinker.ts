import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Log } from '../observe/log.ts';
import type { Metrics } from '../observe/metrics.ts';
import { openThreads } from '../threads.ts';
import type { TableQuestion } from '../tables/surroundings.ts';
import type { Errand } from './bot-worker.ts';

export interface Thinker {
  think(question: TableQuestion): Promise<Vocabulary['Move']>;
  readonly waiting: () => number;
  stop(): Promise<void>;
}

/** Milliseconds after which a bot that does not answer is given up. */
const PATIENCE = 10_000;

/** Bots in threads of their own, one core left to the tables. */
export function openThinker({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }): Thinker {
  const atOnce = Math.max(1, availableParallelism() - 1);
  const pool = openThreads<Errand, Vocabulary['Move']>({
    beside: import.meta.url,
    file: 'bot-worker',
    atOnce,
  });
  return {
    async think(question) {
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
    },
    waiting: () => pool.queueSize,
    stop: () => pool.destroy(),
  };
}
