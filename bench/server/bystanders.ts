import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../core/random.ts';
import { type LoadedTable, openLoadedTable } from './live-table.ts';

/** People who play on whatever happens elsewhere in the house, at a new table whenever a game is over. */
export type Bystanders = Pick<LoadedTable, 'move' | 'close'>;

/** Milliseconds between two of their moves. */
const PACE = 20;

export async function openBystanders(port: number, random: Random): Promise<Bystanders> {
  let table = await openLoadedTable(port, 'chicoree', random);
  return {
    async move() {
      if (table.isOver()) {
        table.close();
        table = await openLoadedTable(port, 'chicoree', random);
      }
      return table.move();
    },
    close: () => table.close(),
  };
}

/** Milliseconds that each of their next moves takes. */
export async function timesOf(table: Pick<Bystanders, 'move'>, moves: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < moves) {
    times.push(await table.move());
    await sleep(PACE);
  }
  return times;
}
