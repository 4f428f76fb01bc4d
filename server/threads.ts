import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

interface Work {
  /** The module that starts it (`import.meta.url`): built, the file that runs in the threads lies beside it. */
  readonly beside: string;
  readonly file: string;
  readonly atOnce: number;
}

/** Threads for work that would keep the tables waiting. They start when there is something to do, and end when there is nothing. */
export function openThreads<Errand, Answer>({ beside, file, atOnce }: Work): Piscina<Errand, Answer> {
  return new Piscina({
    filename: fileURLToPath(new URL(`./${file}.js`, beside)),
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: 60_000,
    // Lower priority than the tables, where the system supports that for threads.
    niceIncrement: 10,
  });
}
