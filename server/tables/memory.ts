import type { Surroundings } from './surroundings.ts';
import { setAlarm } from './duties/duties.ts';
import { type Held, held, inTurn } from './held.ts';
import { TableGone } from './log/committing.ts';
import { loadTable } from './log/load.ts';
import { namedAt } from './log/ledger.ts';
import { namesAt, sendOff } from './telling/telling.ts';

/** The tables this node has in memory: a cache of their logs. */
export interface Memory {
  readonly around: Surroundings;
  readonly tables: ReadonlyMap<string, Held>;
  /** The table, read from its log if need be; null when there is none. */
  hold(id: string): Promise<Held | null>;
  /** Queues work on a table; null when there is no such table (any more). */
  at<T>(id: string, work: (found: Held) => Promise<T>): Promise<T | null>;
  /** The table was deleted: tells its watchers and drops it. */
  putAway(found: Held): void;
  /** Drops an unused table from memory. */
  forget(found: Held): void;
}

export function openMemory(around: Surroundings): Memory {
  const { storage, names, now, hours, log } = around;
  const tables = new Map<string, Held>();
  const loading = new Map<string, Promise<Held | null>>();

  async function hold(id: string): Promise<Held | null> {
    const known = tables.get(id);
    if (known) {
      known.touched = now();
      return known;
    }
    const begun = loading.get(id) ?? load(id).finally(() => loading.delete(id));
    loading.set(id, begun);
    return begun;
  }

  async function load(id: string): Promise<Held | null> {
    const table = await loadTable(storage, id, hours);
    if (!table) return null;
    if (!(await noteOpened(id))) return null;
    await names.look(namedAt(table.ledger));
    const fresh = held(table, now());
    fresh.names = namesAt(fresh, around);
    tables.set(id, fresh);
    setAlarm(fresh, around);
    return fresh;
  }

  /** Noted before anybody is told of the table: what somebody has open is not cleared up. Says whether it is still there. */
  async function noteOpened(id: string): Promise<boolean> {
    try {
      return (await storage.touchTables([id])) > 0;
    } catch (error) {
      // While nothing can be written nothing is cleared up either.
      log.warn({ table: id, error }, 'not noted that a table was opened');
      return true;
    }
  }

  function forget(found: Held): void {
    if (found.timer) clearTimeout(found.timer);
    found.timer = null;
    if (tables.get(found.id) === found) tables.delete(found.id);
  }

  function putAway(found: Held): void {
    found.table = null;
    sendOff(found);
    forget(found);
  }

  return {
    around,
    tables,
    hold,
    async at(id, work) {
      const found = await hold(id);
      if (!found) return null;
      try {
        return await inTurn(found, () => work(found));
      } catch (error) {
        if (!(error instanceof TableGone)) throw error;
        putAway(found);
        return null;
      }
    },
    putAway,
    forget,
  };
}
