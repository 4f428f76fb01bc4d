import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { no, ok, type Result } from '../../core/result.ts';
import { stepOf } from '../../core/witnessed.ts';
import type { Fault } from '../../core/schema.ts';
import type { TableAsk } from '../../wire/asks.ts';
import type { Plan } from '../../wire/plan.ts';
import type { Person, Refused } from '../../wire/tells.ts';
import type { Surroundings } from './surroundings.ts';
import { catchUp, commit, refresh, TableGone } from './log/committing.ts';
import { awaited, isDealing, promisedAt } from './dealing/dealing.ts';
import { deleteUndealt } from './asks/deleting.ts';
import { departure } from './asks/departure.ts';
import { attend, LEASE, setAlarm } from './duties/duties.ts';
import { type Held, held, inTurn, type Watcher } from './held.ts';
import { mayLook } from './asks/invitations.ts';
import { judgeAsk } from './asks/judge-ask.ts';
import { peopleAt, seatOf } from './log/ledger.ts';
import { loadTable } from './log/load.ts';
import { agreeOn, newTable, rematchOf, tableId } from './opening/new-table.ts';
import { viewerOf } from './telling/sheets.ts';
import { decidingAt, type Table } from './log/table.ts';
import {
  awaySince,
  isHere,
  namedAt,
  sendOff,
  tellFrames,
  tellPresence,
  tellSheet,
  tellSheets,
} from './telling/telling.ts';
import { refuse } from './asks/verdict.ts';

/** All tables of the house, as far as this node has to do with them. */
export interface Keeper {
  open(person: Person, plan: Plan): Promise<Result<string, readonly Fault[]>>;
  /** Does what is asked, once, however often it is asked. */
  perform(person: Person, ask: TableAsk): Promise<Result<null, Refused>>;
  /** Begins to tell this watcher about the table. */
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
  /** Takes leave of every table for somebody: bots play on, seats become free, tables they only just opened go. */
  leaveAll(person: string): Promise<void>;
  /** Notes that the tables in memory are of use. */
  noteUse(): Promise<void>;
  /** Does what is due anywhere and nobody attends to. */
  sweep(): Promise<void>;
  /** Finds out what other nodes did, should their announcements have been lost. */
  compare(): Promise<void>;
  /** Time has stood still: whatever was reckoned without that is reckoned anew. */
  reckonAgain(): void;
  /** Puts away tables that nobody watches. */
  tidy(): void;
  readonly count: () => { readonly held: number; readonly watched: number };
  /** Lets what has begun come to its end, then stops. */
  stop(): Promise<void>;
}

/** Milliseconds for which an ask may come second to other nodes again and again, before its person has to try again. */
const OUTRUN = 20_000;
/** Milliseconds an unwatched table stays in memory. */
const IDLE = 120_000;

/** More than anybody sits at. */
const EVERY_TABLE = 100_000;

export function openKeeper(surroundings: Omit<Surroundings, 'closing'>): Keeper {
  const closing = new AbortController();
  const around: Surroundings = { ...surroundings, closing: closing.signal };
  const { storage, houseKey, names, now, hours } = around;
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
    await names.look(namedAt(table));
    const fresh = held(table, now());
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
      around.log.warn({ table: id, error }, 'not noted that a table was opened');
      return true;
    }
  }

  /** Lets something happen at a table in its turn; null when there is no such table, or no more. */
  async function at<T>(id: string, work: (found: Held) => Promise<T>): Promise<T | null> {
    const found = await hold(id);
    if (!found) return null;
    try {
      return await inTurn(found, () => work(found));
    } catch (error) {
      if (!(error instanceof TableGone)) throw error;
      putAway(found);
      return null;
    }
  }

  /** Nothing happens here any more. */
  function putAway(found: Held): void {
    if (found.timer) clearTimeout(found.timer);
    found.timer = null;
    found.table = null;
    sendOff(found);
    if (tables.get(found.id) === found) tables.delete(found.id);
  }

  async function perform(person: Person, ask: TableAsk): Promise<Result<null, Refused>> {
    if (names.isForgotten(person.id)) return refuse('unknown-key');
    names.note(person.id, person.name);
    return performFor(person.id, ask);
  }

  async function performFor(person: string, ask: TableAsk): Promise<Result<null, Refused>> {
    const done = await at(ask.table, async found => {
      const answer = await tryAsk(found, person, ask);
      setAlarm(found, around);
      return answer;
    });
    return done ?? refuse('no-such-table');
  }

  async function tryAsk(found: Held, person: string, ask: TableAsk): Promise<Result<null, Refused>> {
    const key = `${person} ${ask.id}`;
    const end = performance.now() + OUTRUN;
    for (let tries = 1; performance.now() < end; tries++) {
      const table = await refresh(found, around);
      if (table.asks.has(key)) return ok(null);
      if (ask.type === 'close') {
        const deleted = await deleteUndealt(found, person, around);
        if (deleted === 'try-again') continue;
        if (deleted.ok) putAway(found);
        return deleted;
      }
      const judged =
        ask.type === 'rematch'
          ? await rematch(table, person)
          : judgeAsk(table, ask, {
              person,
              houseKey,
              now: now(),
              awaySince: other => awaySince(found, around, other),
            });
      if (!judged.ok) {
        // Another node may know better: nobody is refused for what this one has not heard of yet.
        if (await catchUp(found, around)) continue;
        if (ask.type === 'answer')
          around.metrics.moves.inc({ game: table.ledger.agreement.game, verdict: 'refused' });
        return judged;
      }
      const result = await commit(found, judged.value, { ask: key, around });
      if (result !== 'conflict') return ok(null);
      // Nodes that run at the same pace would outrun each other for ever.
      await pause(Math.random() * Math.min(tries, 10) * 5);
    }
    return refuse('try-again');
  }

  async function rematch(table: Table, person: string) {
    const { ledger } = table;
    if (ledger.rematch !== null && (await storage.table(ledger.rematch.table)))
      return ok({ deeds: [], changes: [] });
    if (!peopleAt(ledger).includes(person)) return refuse('not-seated');
    if (ledger.status !== 'over') return refuse('not-dealt');
    const next = rematchOf(ledger, { by: person, now: now(), names: names.name }, houseKey);
    if (!(await storage.table(next.id))) await storage.createTable(next);
    // Whichever node was first has made the promise.
    const opened = await loadTable(storage, next.id, around.hours);
    const promise = opened && promisedAt(opened.ledger);
    const deed = { do: 'rematch' as const, table: next.id, ...(promise && { promise }) };
    return ok({ deeds: [deed], changes: [] });
  }

  async function watch(id: string, watcher: Watcher): Promise<Result<null, Refused>> {
    const watched = await at(id, async found => {
      const { ledger, play } = await refresh(found, around);
      const looks = () => mayLook(houseKey, ledger, watcher);
      // Whoever has seen more than this node, or was just let in, comes from another one.
      const known = play ? stepOf(play.match, viewerOf(ledger, watcher.person)) : -1;
      if (!looks() || watcher.step > known) await catchUp(found, around);
      if (!looks()) return refuse('not-invited');
      found.watchers.add(watcher);
      tellSheet(found, watcher, around, watcher.lastSeen);
      tellFrames(found, around);
      tellPresence(found, around);
      return ok(null);
    });
    return watched ?? refuse('no-such-table');
  }

  function unwatch(id: string, watcher: Watcher): void {
    const found = tables.get(id);
    if (!found?.watchers.delete(watcher)) return;
    found.touched = now();
    if (watcher.person !== null) found.left.set(watcher.person, now());
    // In turn: what is being written just now may be what they are asked.
    const told = inTurn(found, async () => {
      const table = await refresh(found, around);
      tellPresence(found, around);
      if (watcher.person !== null) callIfAsked(found, table, watcher.person);
    });
    soon(told, 'not told that somebody left');
    if (watcher.person !== null && watcher.publicStep >= 0)
      storage.markSeen(watcher.person, id, watcher.publicStep).catch(error => {
        around.log.warn({ table: id, error }, 'not noted how far somebody has watched');
      });
  }

  /** Somebody who leaves without deciding is called back in time. */
  function callIfAsked(found: Held, { ledger, play }: Table, person: string): void {
    const seat = seatOf(ledger, person);
    if (seat === null || isHere(found, around, person)) return;
    const decides = play && ledger.status === 'playing' && decidingAt(play.match).includes(seat);
    const opens = isDealing(ledger) && awaited(ledger, ledger.dealing!).includes(seat);
    if (decides || opens) around.turnCame(person);
  }

  /** Other nodes' lines, or only other names. */
  async function learn(id: string, seq: number): Promise<void> {
    await at(id, async found => {
      const table = await refresh(found, around);
      if (seq > table.ledger.seq) {
        const grown = await catchUp(found, around);
        if (!grown && !(await storage.table(id))) throw new TableGone();
      } else {
        await names.look(namedAt(table), true);
        tellSheets(found, around);
      }
      setAlarm(found, around);
    });
  }

  async function readAgain(found: Held): Promise<void> {
    await inTurn(found, async () => {
      found.table = null;
      await refresh(found, around);
    });
  }

  const soon = (work: Promise<void>, what: string) =>
    void work.catch(error => around.log.warn({ error }, what));

  storage.onAnnounced((id, seq) => {
    if (tables.has(id)) soon(learn(id, seq), 'news of another node not read');
  });

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
    perform,
    watch,
    unwatch,
    async visit(id, visitor, look) {
      const read = await at(id, async found => {
        const table = await refresh(found, around);
        return mayLook(houseKey, table.ledger, visitor) ? ok(look(table)) : no('not-invited' as const);
      });
      return read ?? no('no-such-table');
    },
    distance: async id => (tables.has(id) ? 0 : ((await storage.heads([id])).get(id) ?? 0)),
    renamed(person) {
      names.note(person.id, person.name);
      for (const found of tables.values()) {
        if (!found.table || !peopleAt(found.table.ledger).includes(person.id)) continue;
        tellSheets(found, around);
        storage.announce(found.id, found.table.ledger.seq);
      }
    },
    async leaveAll(person) {
      for (const card of await storage.tablesOf(person, EVERY_TABLE)) {
        if (card.status !== 'gathering' && card.status !== 'playing') continue;
        const wishes = await at(card.id, async found =>
          departure((await refresh(found, around)).ledger, person),
        );
        for (const wish of wishes ?? [])
          await performFor(person, { ...wish, id: randomUUID(), table: card.id });
      }
    },
    async noteUse() {
      await storage.touchTables([...tables.keys()]);
    },
    async sweep() {
      const due = await storage.claimDue(now(), now() + LEASE, 100);
      for (const id of due) {
        const found = await hold(id);
        if (found) void attend(found, around, true);
      }
    },
    async compare() {
      const watched = [...tables.values()].filter(({ watchers }) => watchers.size > 0);
      if (watched.length === 0) return;
      const heads = await storage.heads(watched.map(({ id }) => id));
      await names.look([...new Set(watched.flatMap(({ table }) => (table ? namedAt(table) : [])))], true);
      for (const found of watched) {
        const seq = heads.get(found.id) ?? 0;
        if (!heads.has(found.id)) putAway(found);
        else if (!found.table || seq > found.table.ledger.seq) await learn(found.id, seq);
        else tellPresence(found, around);
      }
    },
    reckonAgain() {
      for (const found of tables.values()) soon(readAgain(found), 'table not read again');
    },
    tidy() {
      for (const found of tables.values()) {
        if (found.watchers.size > 0 || found.attended || now() - found.touched < IDLE) continue;
        if (found.timer) clearTimeout(found.timer);
        tables.delete(found.id);
      }
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
