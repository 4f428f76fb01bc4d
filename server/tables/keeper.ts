import { setTimeout as pause } from 'node:timers/promises';
import { no, ok, type Result } from '../../core/result.ts';
import type { Fault } from '../../core/schema.ts';
import type { TableAsk } from '../../wire/asks.ts';
import type { Plan } from '../../wire/plan.ts';
import type { Person, Refused } from '../../wire/tells.ts';
import { mayLook } from './asks/invitations.ts';
import { leaveAll, perform } from './asks/perform.ts';
import { refuse } from './asks/verdict.ts';
import { attend, LEASE } from './duties/duties.ts';
import type { Watcher } from './held.ts';
import { refresh } from './log/committing.ts';
import { compare, followOthers, reckonAgain } from './log/following.ts';
import { namedAt } from './log/ledger.ts';
import type { Table } from './log/table.ts';
import { openMemory } from './memory.ts';
import { agreeOn, newTable, tableId } from './creating/new-table.ts';
import type { Surroundings } from './surroundings.ts';
import { tellSheets } from './telling/telling.ts';
import { unwatch, watch } from './telling/watching.ts';

/** The registry of all tables, for sockets, HTTP and timers of this node. */
export interface Keeper {
  open(person: Person, plan: Plan): Promise<Result<string, readonly Fault[]>>;
  /** Carries out an ask (a command); idempotent by its id. The address it came from pays for what bots do upon it. */
  perform(person: Person, ask: TableAsk, address?: string): Promise<Result<null, Refused>>;
  /** Subscribes this watcher to the table. */
  watch(table: string, watcher: Watcher): Promise<Result<null, Refused>>;
  unwatch(table: string, watcher: Watcher): void;
  /** Lets a visitor who may see the table read something of it. */
  visit<T>(
    table: string,
    visitor: { readonly person: string | null; readonly invite: string | null },
    read: (table: Table) => T,
  ): Promise<Result<T, 'no-such-table' | 'not-invited'>>;
  /** How many lines must be read before anything can be done at this table; 0 for one in memory. */
  distance(table: string): Promise<number>;
  /** Tells the tables of this person that they have another name, or none any more. */
  renamed(person: Person): void;
  /** Makes somebody leave all their tables: bots play on, seats become free, tables of theirs that were not dealt are deleted. */
  leaveAll(person: string): Promise<void>;
  /** Notes that the tables in memory are of use. */
  noteUse(): Promise<void>;
  /** Does duties that are due at any table and that no node has taken. */
  sweep(): Promise<void>;
  /** Polls for what other nodes wrote, in case announcements were lost. */
  compare(): Promise<void>;
  /** The house clock has skipped some time: deadlines and alarms are computed again. */
  reckonAgain(): void;
  /** Drops tables that nobody watches from memory. */
  tidy(): void;
  readonly count: () => { readonly held: number; readonly watched: number };
  /** Finishes work in progress, then stops. */
  stop(): Promise<void>;
}

/** Milliseconds an unwatched table stays in memory. */
const IDLE = 120_000;

/** How many tables are attended to at once when their time has come. */
const DUE_AT_ONCE = 100;

export function openKeeper(surroundings: Omit<Surroundings, 'closing'>): Keeper {
  const closing = new AbortController();
  const around: Surroundings = { ...surroundings, closing: closing.signal };
  const { storage, houseKey, names, now } = around;
  const memory = openMemory(around);
  const { tables } = memory;
  followOthers(memory);
  return {
    async open(person, plan) {
      const agreement = agreeOn(plan);
      if (!agreement.ok) return agreement;
      names.note(person.id, person.name);
      const table = newTable({
        id: tableId(),
        by: person.id,
        agreement: agreement.value,
        guests: [],
        bots: [],
        now: now(),
        names: names.name,
      });
      await storage.createTable(table);
      return ok(table.id);
    },
    async perform(person, ask, address) {
      if (names.isForgotten(person.id)) return refuse('unknown-key');
      names.note(person.id, person.name);
      return perform(memory, person.id, { ...ask, address });
    },
    watch: (table, watcher) => watch(memory, table, watcher),
    unwatch: (table, watcher) => unwatch(memory, table, watcher),
    async visit(id, visitor, look) {
      const read = await memory.at(id, async found => {
        const table = await refresh(found, around);
        return mayLook(houseKey, table.ledger, visitor) ? ok(look(table)) : no('not-invited' as const);
      });
      return read ?? no('no-such-table');
    },
    distance: async id => (tables.has(id) ? 0 : ((await storage.heads([id])).get(id) ?? 0)),
    renamed(person) {
      names.note(person.id, person.name);
      for (const found of tables.values()) {
        if (!found.table || !namedAt(found.table.ledger).includes(person.id)) continue;
        tellSheets(found, around);
        storage.announce(found.id, found.table.ledger.seq);
      }
    },
    leaveAll: person => leaveAll(memory, person),
    async noteUse() {
      await storage.touchTables([...tables.keys()]);
    },
    async sweep() {
      const due = await storage.claimDue(now(), now() + LEASE, DUE_AT_ONCE);
      for (const id of due) {
        const found = await memory.hold(id);
        if (found) void attend(found, around, true);
      }
    },
    compare: () => compare(memory),
    reckonAgain: () => reckonAgain(memory),
    tidy() {
      for (const found of tables.values())
        if (found.watchers.size === 0 && !found.attended && now() - found.touched >= IDLE)
          memory.forget(found);
    },
    count: () => ({
      held: tables.size,
      watched: [...tables.values()].filter(({ watchers }) => watchers.size > 0).length,
    }),
    async stop() {
      closing.abort();
      for (const found of tables.values()) if (found.timer) clearTimeout(found.timer);
      // Bots may still be thinking: their tables are left when they have moved.
      while ([...tables.values()].some(({ attended }) => attended)) await pause(10);
      await Promise.all([...tables.values()].map(({ last }) => last));
    },
  };
}
