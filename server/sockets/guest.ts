import * as v from 'valibot';
import type { Result } from '../../core/result.ts';
import { type Ask, askSchema } from '../../wire/asks.ts';
import type { HouseRefusal, Person, Refused, Tell } from '../../wire/tells.ts';
import type { Limits } from '../limits/limits.ts';
import type { People } from '../people/people.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Storage } from '../storage/storage.ts';
import type { Watcher } from '../tables/held.ts';
import type { Keeper } from '../tables/keeper.ts';
import { refuse } from '../tables/verdict.ts';

/** What a connection needs from the house. */
export interface Reception {
  readonly keeper: Keeper;
  readonly people: People;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly version: string;
}

/** One connection: who it is, and which tables it watches. */
export interface Guest {
  /** Answers one message. Never rejects for what the message says, only for what the house could not do. */
  hear(text: string): Promise<void>;
  readonly person: () => Person | null;
  leave(): void;
}

/** Tables one connection may watch at the same time. */
const TABLES = 50;

export function guestOf(reception: Reception, write: (text: string) => void): Guest {
  const { keeper, people, storage, limits, metrics, version } = reception;
  const watching = new Map<string, Watcher>();
  let person: Person | null = null;

  const tell = (message: Tell) => write(JSON.stringify(message));
  const refused = (id: string, code: HouseRefusal) =>
    tell({ type: 'refused', id, refusal: { code, clause: 'house' } });

  async function hello({ id, key }: Extract<Ask, { type: 'hello' }>): Promise<void> {
    const known = key === null ? null : await people.byKey(key);
    if (key !== null && !known) return refused(id, 'unknown-key');
    forgetTables();
    person = known && { id: known.id, name: known.name };
    tell({ type: 'welcome', id, person, version });
  }

  async function watch(ask: Extract<Ask, { type: 'watch' }>): Promise<Result<null, Refused>> {
    unwatch(ask.table);
    if (watching.size >= TABLES) return refuse('too-fast');
    const lastSeen = person && ask.since < 0 ? await storage.lastSeen(person.id, ask.table) : null;
    const { table, since, invite } = ask;
    const watcher = {
      person: person?.id ?? null,
      invite,
      step: since,
      publicStep: -1,
      lastSeen,
      send: write,
    };
    const watched = await keeper.watch(table, watcher);
    if (watched.ok) watching.set(table, watcher);
    return watched;
  }

  function unwatch(table: string): void {
    const watcher = watching.get(table);
    if (!watcher) return;
    watching.delete(table);
    keeper.unwatch(table, watcher);
  }

  function forgetTables(): void {
    for (const table of watching.keys()) unwatch(table);
  }

  async function perform(ask: Ask): Promise<Result<null, Refused>> {
    if (ask.type === 'watch') return watch(ask);
    if (ask.type === 'unwatch') unwatch(ask.table);
    if (ask.type === 'unwatch' || ask.type === 'ping' || ask.type === 'hello')
      return { ok: true, value: null };
    if (!person) return refuse('say-hello-first');
    const speaks = ask.type === 'say' || ask.type === 'say-phrase';
    if (speaks && !(await limits.allows('speeches', person.id))) return refuse('too-fast');
    const began = performance.now();
    const done = await keeper.perform(person, ask);
    metrics.asks.inc({ ask: ask.type, answer: done.ok ? 'done' : 'refused' });
    metrics.askSeconds.observe((performance.now() - began) / 1000);
    return done;
  }

  return {
    person: () => person,
    async hear(text) {
      const read = readAsk(text);
      if ('trouble' in read) return refused(read.id, 'not-understood');
      if (read.type === 'hello') return hello(read);
      const done = await perform(read);
      if (done.ok) tell({ type: 'done', id: read.id });
      else tell({ type: 'refused', id: read.id, refusal: done.error });
    },
    leave: forgetTables,
  };
}

/** The ask in a message; a message that is none still gets its id back, if it has a decent one. */
function readAsk(text: string): Ask | { readonly trouble: true; readonly id: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { trouble: true, id: '' };
  }
  const parsed = v.safeParse(askSchema, json);
  if (parsed.success) return parsed.output;
  const id = (json as { id?: unknown } | null)?.id;
  return { trouble: true, id: typeof id === 'string' && id.length <= 40 ? id : '' };
}
