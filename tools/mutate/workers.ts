import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding } from './bench.ts';
import type { Mutant } from './find-mutants.ts';

export interface Order {
  readonly game: string;
  readonly mutant: Mutant;
  /** Clauses of which no test has failed yet. */
  readonly unproved: readonly string[];
}

interface Work {
  /** The next order, best from the same game, whose tests are known already; null when all are given out. */
  readonly next: (game: string | null) => Order | null;
  readonly done: (order: Order, finding: Finding) => void;
}

/** Code that loops outside of all meters, for instance in the engine's own `Array.from`, is stopped from outside. */
const STUCK_AFTER_MS = 10 * 60_000;
const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Has every order carried out by `count` processes. */
export async function carryOut(count: number, work: Work): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => attend(work)));
}

async function attend({ next, done }: Work): Promise<void> {
  let worker: ChildProcess | null = null;
  try {
    let game: string | null = null;
    for (let order = next(game); order; order = next(game)) {
      game = order.game;
      worker ??= start();
      const finding = await ask(worker, order);
      if (!finding) worker = null;
      done(
        order,
        finding ?? { key: order.mutant.key, by: [{ file: '', title: 'stuck', clauses: [] }], named: false },
      );
    }
  } finally {
    worker?.kill();
  }
}

const start = (): ChildProcess => fork(WORKER, { execArgv: ['--import', 'tsx'] });

/** Null when the worker had to be stopped. */
function ask(worker: ChildProcess, order: Order): Promise<Finding | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), STUCK_AFTER_MS);
    const answered = (settle: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      settle();
    };
    worker.once('message', ({ finding, problem }: { finding?: Finding; problem?: string }) =>
      answered(() => (finding ? resolve(finding) : reject(new Error(problem)))),
    );
    worker.once('exit', (_code, signal) =>
      answered(() => (signal === 'SIGKILL' ? resolve(null) : reject(new Error('a worker has died')))),
    );
    worker.send(order);
  });
}
