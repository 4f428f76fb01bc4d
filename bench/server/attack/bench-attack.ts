import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { randomOf, seedRng } from '../../../core/random.ts';
import { freePort } from '../../../tools/free-port.ts';
import { type DatabaseKind, openGround } from '../../reliability/ground.ts';
import { startHouse } from '../../reliability/house-process.ts';
import { quantile } from '../../reliability/quantile.ts';
import { type Bystanders, openBystanders, timesOf } from '../bystanders.ts';
import { processorTime } from '../measure.ts';
import { gatherAssets } from './assets.ts';
import type { Orders, Spoils } from './attacker.worker.ts';
import { ATTACKS } from './attacks.ts';

/** What one message costs a house that does not count. */
export interface Cost {
  readonly attack: string;
  readonly about: string;
  /** Milliseconds of processor time, all threads together. */
  readonly each: number;
}

/** What an attack does to others while the house counts. */
export interface Siege {
  readonly attack: string;
  /** Milliseconds of another table's move, before and during the attack. */
  readonly quiet: number;
  readonly median: number;
  readonly slowest: number;
  readonly perSecond: { readonly done: number; readonly refused: number };
  /** Part of one processor that the house used. */
  readonly processor: number;
}

export interface AttackReport {
  readonly costs: readonly Cost[];
  readonly sieges: readonly Siege[];
}

interface Options {
  readonly database: DatabaseKind;
  readonly seed: string;
  readonly say: (line: string) => void;
}

const MESSAGES = 60;
/** Moves of the other table before and during each attack. */
const MOVES = 90;
/** How many the attacker sends at once. */
const SENDERS = 16;

/** Attacks a house with all it has to offer, one thing after the other, from one address, while others play. */
export async function benchAttack({ database, seed, say }: Options): Promise<AttackReport> {
  const ground = await openGround(database);
  const port = await freePort();
  const random = randomOf(seedRng(seed));
  const open = (rateLimits: string) =>
    startHouse({ port, storage: ground.flags, flags: ['--rate-limits', rateLimits] });
  let house = open('0');
  try {
    await house.ready;
    const assets = await gatherAssets({ port, ground, random });
    say(`${database}: the attacker is prepared`);
    const costs: Cost[] = [];
    for (const [attack, { about, goesOn }] of Object.entries(ATTACKS)) {
      if (goesOn) continue;
      const each = await costOf({ attack, assets, senders: 1, messages: MESSAGES });
      costs.push({ attack, about, each });
    }
    await house.stop();

    const sieges: Siege[] = [];
    for (const attack of Object.keys(ATTACKS)) {
      // A house of its own for each: what was refused to one attack must not protect from the next.
      house = open('1');
      await house.ready;
      const victim = await openBystanders(port, random);
      const siege = await besiege(victim, { attack, assets, senders: SENDERS, messages: null });
      sieges.push(siege);
      victim.close();
      await house.stop();
      const slower = (siege.median / siege.quiet).toFixed(2);
      say(`${database}: attacked with ${ATTACKS[attack]!.about}, a move takes ${slower} times as long`);
    }
    return { costs, sieges };
  } finally {
    await house.kill();
    await ground.clear();
  }
}

async function costOf(orders: Orders): Promise<number> {
  const { port } = orders.assets;
  // Once for nothing: what is cold costs more.
  await finish(await send({ ...orders, messages: 10 }));
  const attacker = await send(orders);
  const before = await processorTime(port);
  const { done } = await finish(attacker);
  return (((await processorTime(port)) - before) * 1000) / done;
}

async function besiege(victim: Pick<Bystanders, 'move'>, orders: Orders): Promise<Siege> {
  const { port } = orders.assets;
  await timesOf(victim, MOVES / 3);
  const quiet = await timesOf(victim, MOVES);
  const attacker = await send(orders);
  const [began, before] = [performance.now(), await processorTime(port)];
  const times = await timesOf(victim, MOVES);
  const seconds = (performance.now() - began) / 1000;
  const processor = ((await processorTime(port)) - before) / seconds;
  attacker.send('stop');
  const { done, refused } = await finish(attacker);
  return {
    attack: orders.attack,
    quiet: quantile(quiet, 0.5),
    median: quantile(times, 0.5),
    slowest: quantile(times, 0.99),
    perSecond: { done: done / seconds, refused: refused / seconds },
    processor,
  };
}

async function send(orders: Orders): Promise<ChildProcess> {
  const attacker = fork(join(import.meta.dirname, 'attacker.worker.ts'), { execArgv: ['--import', 'tsx'] });
  attacker.send(orders);
  await heard(attacker);
  return attacker;
}

const finish = (attacker: ChildProcess) => heard(attacker) as Promise<Spoils>;

async function heard(attacker: ChildProcess): Promise<unknown> {
  const [word] = (await Promise.race([
    once(attacker, 'message'),
    once(attacker, 'exit').then(() => Promise.reject(new Error('an attacker has died'))),
  ])) as [unknown];
  return word;
}
