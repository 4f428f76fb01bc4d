import { randomOf, seedRng } from '../../core/random.ts';
import { type DatabaseKind, openGround } from '../reliability/ground.ts';
import { freePort, startHouse } from '../reliability/house-process.ts';
import { fill, lengthen, type Load, load, restingMemory } from './measure.ts';
import { timeToShow } from './reopening.ts';

export interface BenchWishes {
  readonly database: DatabaseKind;
  /** Tables of the small hall; the large one has ten times as many. */
  readonly tables: number;
  readonly seed: string;
  /** Flags of Node for the house, for instance to profile it. */
  readonly node?: readonly string[];
  readonly say: (line: string) => void;
}

export interface BenchReport {
  readonly small: Load;
  readonly large: Load;
  readonly long: Load;
  /** Bytes for each table that is watched by two people. */
  readonly memoryPerTable: number;
  /** Milliseconds until a table of so many entries is shown by a house that has just started; the first is the first ever. */
  readonly reopened: readonly number[];
  readonly reopenedLength: number;
}

/** Games that two people never finish in the moves that are measured. */
const GAMES = ['chill-and-chili', 'enemy-chocolatier', 'chicoree'];
/** Moves at each table of the small hall; the large one shares as many. */
const MOVES = 60;
/** What counts as a long game. */
const LONG = 400;
const REOPENED = 5;

/** Measures a house on one database: few tables and many, short games and long ones, and opening it again. */
export async function benchHouse({ database, tables, seed, node, say }: BenchWishes): Promise<BenchReport> {
  const ground = await openGround(database);
  const port = await freePort();
  const random = randomOf(seedRng(seed));
  const open = () =>
    startHouse({ port, storage: ground.flags, flags: ['--rate-limits', '0'], ...(node ? { node } : {}) });
  let house = open();
  try {
    await house.ready;
    const target = { port, pid: house.pid, random };
    const moves = tables * MOVES;
    const first = await fill(target, tables, GAMES);
    await load(target, first, moves);
    for (const table of first) table.close();
    say(`${database}: warmed up`);
    const few = await fill(target, tables, GAMES);
    const small = await load(target, few, moves);
    say(`${database}: ${tables} tables measured`);
    const before = await restingMemory(house.pid);
    const more = await fill(target, tables * 9, GAMES);
    const large = await load(target, [...few, ...more], moves);
    const memoryPerTable = ((await restingMemory(house.pid)) - before) / more.length;
    say(`${database}: ${tables * 10} tables measured`);
    for (const table of more) table.close();
    await lengthen(target, few, { length: LONG, games: GAMES });
    const long = await load(target, few, moves);
    say(`${database}: games of more than ${LONG} entries measured`);
    for (const table of few) table.close();
    await house.stop();

    house = open();
    await house.ready;
    const reopened: number[] = [];
    const old = few.slice(0, REOPENED);
    for (const { id } of old) reopened.push(await timeToShow(port, id));
    const reopenedLength = old.reduce((sum, table) => sum + table.step(), 0) / old.length;
    await house.stop();
    return { small, large, long, memoryPerTable, reopened, reopenedLength };
  } finally {
    await house.kill();
    await ground.clear();
  }
}
