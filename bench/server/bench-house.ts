import { randomOf, seedRng } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { freePort } from '../../tools/free-port.ts';
import { type DatabaseKind, openGround } from '../reliability/ground.ts';
import { startHouse } from '../reliability/house-process.ts';
import type { LoadedTable } from './live-table.ts';
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

interface Halls {
  readonly small: Load;
  readonly large: Load;
  readonly long: Load;
  /** Bytes for each table that is watched by two people. */
  readonly memoryPerTable: number;
}

export interface BenchReport extends Halls {
  /** Milliseconds until a table of so many entries is shown by a house that has just started; the first is the first ever. */
  readonly reopened: readonly number[];
  readonly reopenedLength: number;
}

/** Games that two people never finish in the moves that are measured. */
const GAMES = ['chill-and-chili', 'enemy-chocolatier', 'chicoree'];
/** Moves at each table: the same in every hall, because a game's moves cost more or less as it goes on. */
const MOVES = 40;
/** Every hall is measured so often, in turn with the others; the one in the middle counts. */
const ROUNDS = 3;
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
    const warm = await fill(target, tables, GAMES);
    await load(target, warm, tables * MOVES);
    closeAll(warm);
    say(`${database}: warmed up`);

    const rounds: Halls[] = [];
    let few: LoadedTable[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      closeAll(few);
      few = await fill(target, tables, GAMES);
      const small = await load(target, few, tables * MOVES);
      const before = await restingMemory(house.pid);
      const many = await fill(target, tables * 10, GAMES);
      const large = await load(target, many, many.length * MOVES);
      const memoryPerTable = ((await restingMemory(house.pid)) - before) / many.length;
      closeAll(many);
      await lengthen(target, few, { length: LONG, games: GAMES });
      const long = await load(target, few, tables * MOVES);
      rounds.push({ small, large, long, memoryPerTable });
      say(`${database}: round ${round} of ${ROUNDS} measured`);
    }
    closeAll(few);
    await house.stop();

    house = open();
    await house.ready;
    const reopened: number[] = [];
    const old = few.slice(0, REOPENED);
    for (const { id } of old) reopened.push(await timeToShow(port, id));
    const reopenedLength = old.reduce((sum, table) => sum + table.step(), 0) / old.length;
    await house.stop();
    const loads = (hall: 'small' | 'large' | 'long') => middle(rounds, round => round[hall].cost)[hall];
    return {
      small: loads('small'),
      large: loads('large'),
      long: loads('long'),
      // The first time, because a process gives back to itself, not to the machine, what it no longer needs.
      memoryPerTable: nth(rounds, 0).memoryPerTable,
      reopened,
      reopenedLength,
    };
  } finally {
    await house.kill();
    await ground.clear();
  }
}

function closeAll(tables: readonly LoadedTable[]): void {
  for (const table of tables) table.close();
}

function middle<Item>(items: readonly Item[], by: (item: Item) => number): Item {
  return nth(
    items.toSorted((a, b) => by(a) - by(b)),
    Math.floor(items.length / 2),
  );
}
