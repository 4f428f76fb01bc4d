import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

interface Work {
  /** The module that starts it (`import.meta.url`); the file that runs in the threads lies beside it, built or not. */
  readonly beside: string;
  readonly file: string;
  readonly atOnce: number;
}

/** Threads for work that would keep the tables waiting. They start when there is something to do, and end when there is nothing. */
export function openThreads<Errand, Answer>({ beside, file, atOnce }: Work): Piscina<Errand, Answer> {
  const bundled = !beside.endsWith('.ts');
  return new Piscina({
    filename: fileURLToPath(new URL(`./${file}.${bundled ? 'js' : 'ts'}`, beside)),
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: 60_000,
    // Behind the tables, where the system can tell threads apart.
    niceIncrement: 10,
    execArgv: bundled ? [] : ['--import', new URL('./typescript.mjs', import.meta.url).href],
  });
}
