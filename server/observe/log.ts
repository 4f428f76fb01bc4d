import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../config.ts';
import { scrub } from './scrub.ts';

export type Log = Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error'>;

/** The house's log: a line of JSON each, on standard error. Everything that is logged is scrubbed first, so that no call
 * can give away a secret by mistake. */
export function openLog(level: LogLevel, stream: DestinationStream = destination(2)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      hooks: {
        logMethod(words, method) {
          method.apply(this, words.map(word => scrub(word)) as typeof words);
        },
      },
    },
    stream,
  );
}
