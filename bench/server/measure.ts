import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { memoryOf } from '../reliability/memory.ts';
import { quantile } from '../reliability/quantile.ts';
import { type LoadedTable, openLoadedTable } from './live-table.ts';

/** What a house did under load. */
export interface Load {
  readonly tables: number;
  /** Entries of the games when it began, on average. */
  readonly length: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly median: number;
  readonly slowest: number;
  /** Milliseconds of processor time that the house spent on a move, everything included. */
  readonly cost: number;
}

interface Target {
  readonly port: number;
  readonly pid: number;
  readonly random: Random;
}

/** Moves on their way at the same time, however many tables there are: so that only the tables differ. */
const AT_ONCE = 16;

/** A hall of tables, all games of the list in turn. */
export async function fill(
  { port, random }: Target,
  count: number,
  games: readonly string[],
): Promise<LoadedTable[]> {
  const tables: LoadedTable[] = [];
  for (let n = 0; n < count; n++)
    tables.push(await openLoadedTable(port, nth(games, n % games.length), random));
  return tables;
}

/** Plays so many moves, spread over all tables. */
export async function load(target: Target, tables: LoadedTable[], moves: number): Promise<Load> {
  const length = tables.reduce((sum, table) => sum + table.step(), 0) / tables.length;
  const idle = new Set(tables);
  const times: number[] = [];
  let begun = 0;

  async function work(): Promise<void> {
    while (begun < moves) {
      const table = [...idle].find(each => !each.isOver());
      if (!table && tables.every(each => each.isOver())) return;
      if (!table) {
        await sleep(1);
        continue;
      }
      begun++;
      // To the end of the row: everybody's turn comes.
      idle.delete(table);
      times.push(await table.move());
      idle.add(table);
    }
  }

  const before = await processorTime(target.port);
  const began = performance.now();
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables.length) }, work));
  const seconds = (performance.now() - began) / 1000;
  const spent = (await processorTime(target.port)) - before;
  return {
    tables: tables.length,
    length,
    movesPerSecond: times.length / seconds,
    median: quantile(times, 0.5),
    slowest: quantile(times, 0.99),
    cost: (spent * 1000) / times.length,
  };
}

/** Lets every game grow to this length. Those that end before are begun anew. */
export async function lengthen(
  { port, random }: Target,
  tables: LoadedTable[],
  { length, games }: { readonly length: number; readonly games: readonly string[] },
): Promise<void> {
  await Promise.all(
    tables.map(async (_, place) => {
      while (nth(tables, place).step() < length) {
        if (nth(tables, place).isOver()) {
          nth(tables, place).close();
          tables[place] = await openLoadedTable(port, nth(games, place % games.length), random);
        }
        await nth(tables, place).dawdle();
      }
    }),
  );
}

/** Seconds of processor time that the house has used so far, its bots' threads included. */
export async function processorTime(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^potager_process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

/** Bytes in memory once the house has come to rest. */
export async function restingMemory(pid: number): Promise<number> {
  await sleep(2000);
  return memoryOf(pid);
}
