import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { LEVELS } from '../../../bots/levels.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { freePort } from '../../../tools/free-port.ts';
import { type DatabaseKind, openGround } from '../../reliability/ground.ts';
import { startHouse } from '../../reliability/house-process.ts';
import { quantile } from '../../reliability/quantile.ts';
import { openBystanders, timesOf } from '../bystanders.ts';
import { processorTime } from '../measure.ts';
import type { Crowd } from './bot-tables.worker.ts';

/** What tables of bots do to people who play elsewhere in the house. */
export interface CrowdReport {
  readonly level: string;
  /** Milliseconds of people's moves, without bots and among them. */
  readonly quiet: number;
  readonly median: number;
  readonly slowest: number;
  /** How often bots decided meanwhile, and the milliseconds it took each on average, waiting for the processor included. */
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly thinking: number;
  /** Part of one processor that the house used. */
  readonly processor: number;
}

interface Options {
  readonly database: DatabaseKind;
  readonly tables: number;
  readonly seed: string;
}

const MOVES = 300;
/** The second highest: the highest is for a table or two. */
const LEVEL = nth(LEVELS, LEVELS.length - 2);

/** Two people play, first alone, then among so many tables at which bots play at their usual pace. */
export async function benchCrowd({ database, tables, seed }: Options): Promise<CrowdReport> {
  const ground = await openGround(database);
  const port = await freePort();
  // All hosts have one address here, and none in a real house: they are not counted.
  const house = startHouse({ port, storage: ground.flags, flags: ['--rate-limits', '0'] });
  const worker = fork(join(import.meta.dirname, 'bot-tables.worker.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    await house.ready;
    const people = await openBystanders(port, randomOf(seedRng(seed)));
    await timesOf(people, MOVES / 3);
    const quiet = await timesOf(people, MOVES);
    worker.send({ port, tables, level: LEVEL } satisfies Crowd);
    await once(worker, 'message');
    const [began, before, thought] = [performance.now(), await processorTime(port), await thoughtsOf(port)];
    const times = await timesOf(people, MOVES);
    const seconds = (performance.now() - began) / 1000;
    const processor = ((await processorTime(port)) - before) / seconds;
    const thoughts = await thoughtsOf(port);
    const decisions = thoughts.count - thought.count;
    people.close();
    await house.stop();
    return {
      level: LEVEL,
      quiet: quantile(quiet, 0.5),
      median: quantile(times, 0.5),
      slowest: quantile(times, 0.99),
      decisions,
      decisionsPerSecond: decisions / seconds,
      thinking: (1000 * (thoughts.seconds - thought.seconds)) / decisions,
      processor,
    };
  } finally {
    worker.kill();
    await house.kill();
    await ground.clear();
  }
}

/** How often bots have decided so far, and how long that took in all. */
async function thoughtsOf(port: number): Promise<{ readonly count: number; readonly seconds: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sum = (what: string): number =>
    [...text.matchAll(new RegExp(`^potager_bot_seconds_${what}\\{[^}]*\\} (\\S+)$`, 'gm'))].reduce(
      (all, [, number]) => all + Number(number),
      0,
    );
  return { count: sum('count'), seconds: sum('sum') };
}
