import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../observe/log.ts';
import type { Storage } from '../storage/storage.ts';
import type { Keeper } from '../tables/keeper.ts';

/** Milliseconds between two looks at the calendar. */
export const ROUND = 600_000;

/** Days after which a table that was never dealt goes, if not even earlier: nobody has played anything there. */
export const KEEP_UNDEALT = 60;

interface UpkeepOptions {
  readonly storage: Pick<Storage, 'countDay' | 'dropTables' | 'dropPeople'>;
  readonly keeper: Pick<Keeper, 'noteUse'>;
  /** Days; null for ever. */
  readonly keep: number | null;
  readonly now: () => number;
  readonly log: Pick<Log, 'info'>;
  /** Aborted when the house closes. */
  readonly closing: AbortSignal;
  /** Milliseconds between two steps. */
  readonly breath?: number;
}

/** A long table takes up to 30 milliseconds to delete, during which nobody else is served: so they go one by one. */
const STEP = { tables: 1, people: 20 };
/** After so many steps the rest has to wait for another day. */
const STEPS = 5_000;

/** Retention: checks the calendar. The node that counts a new day deletes what has expired, a little at a time. If it
 * stops in between, the rest is deleted a day later. */
export function upkeep(options: UpkeepOptions): () => Promise<void> {
  const { storage, keeper, keep, now, log, closing, breath = 50 } = options;

  async function clear(limit: number, drop: () => Promise<number>): Promise<number> {
    let dropped = 0;
    for (let step = 0; step < STEPS && !closing.aborted; step++) {
      const count = await drop();
      dropped += count;
      if (count < limit) break;
      await pause(breath);
    }
    return dropped;
  }

  const clearTables = (which: 'undealt' | 'dealt', days: number) =>
    clear(STEP.tables, () => storage.dropTables(which, days, STEP.tables));

  return async () => {
    await keeper.noteUse();
    const isNewDay = await storage.countDay(now());
    if (!isNewDay || keep === null) return;
    const undealt = await clearTables('undealt', Math.min(keep, KEEP_UNDEALT));
    const dealt = await clearTables('dealt', keep);
    const people = await clear(STEP.people, () => storage.dropPeople(keep, STEP.people));
    if (undealt + dealt + people > 0)
      log.info({ undealt, dealt, people, keep }, 'cleared up what has had its time');
  };
}
