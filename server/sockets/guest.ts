import { fieldOf } from '../../core/schema.ts';
import * as v from 'valibot';
import { parseJson } from '../../core/json.ts';
import { no, type Result } from '../../core/result.ts';
import { type Ask, askSchema } from '../../wire/asks.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { HouseRefusal, Person, Refused, Tell } from '../../wire/tells.ts';
import type { Limits, Rate } from '../limits/limits.ts';
import { PRICES } from '../limits/prices.ts';
import type { People } from '../people/people.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Storage } from '../storage/storage.ts';
import type { Watcher } from '../tables/held.ts';
import type { Keeper } from '../tables/keeper.ts';
import { refuse } from '../tables/asks/verdict.ts';

/** What a connection needs from the house: its dependencies. */
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

/** What a connection is for the house. */
interface Connection {
  readonly write: (text: string) => void;
  /** Who pays. */
  readonly address: string;
}

/** Tables one connection may watch at the same time. */
const TABLES = 20;

/** What is limited per person, however little it costs. */
const COUNTED: { readonly [type in Ask['type']]?: Rate } = {
  say: 'speeches',
  'say-phrase': 'speeches',
  sit: 'seats',
};

export function guestOf(reception: Reception, connection: Connection): Guest {
  const { keeper, people, storage, limits, metrics, version } = reception;
  const { write, address } = connection;
  const watching = new Map<string, Watcher>();
  let person: Person | null = null;

  const tell = (message: Tell) => write(JSON.stringify(message));
  const refused = (id: string, code: HouseRefusal) =>
    tell({ type: 'refused', id, refusal: { code, clause: 'house' } });

  /** What it costs to answer this. */
  async function priceOf(ask: Exclude<Ask, { type: 'hello' }>): Promise<number> {
    if (ask.type === 'ping' || ask.type === 'unwatch') return PRICES.message;
    const reading = PRICES.line * (await keeper.distance(ask.table));
    if (ask.type === 'watch') return PRICES.watch + reading;
    if (ask.type === 'rewind') return PRICES.rewind + reading;
    return PRICES.ask + reading + (ask.type === 'answer' ? PRICES.move * ask.moves.length : 0);
  }

  async function hello({ id, key }: Extract<Ask, { type: 'hello' }>): Promise<void> {
    const known = key === null ? null : await people.byKey(key);
    if (key !== null && !known) return refused(id, 'unknown-key');
    forgetTables();
    person = known && { id: known.id, name: known.name };
    tell({ type: 'welcome', id, person, version });
  }

  async function watch(ask: Extract<Ask, { type: 'watch' }>): Promise<Result<null, Refused>> {
    unwatch(ask.table);
    if (watching.size >= TABLES) return tooFast(1);
    const lastSeen = person && ask.since < 0 ? await storage.lastSeen(person.id, ask.table) : null;
    const { table, since, invite } = ask;
    const watcher = {
      person: person?.id ?? null,
      invite,
      step: since,
      publicStep: -1,
      hinted: 0,
      lastSeen,
      address,
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
    const counted = COUNTED[ask.type];
    const wait = counted ? limits.take(counted, person.id) : 0;
    if (wait > 0) return tooFast(wait);
    const began = performance.now();
    const done = await keeper.perform(person, ask, address);
    metrics.asks.inc({ ask: ask.type, answer: done.ok ? 'done' : 'refused' });
    metrics.askSeconds.observe((performance.now() - began) / 1000);
    return done;
  }

  return {
    person: () => person,
    async hear(text) {
      const read = readAsk(text);
      if ('trouble' in read) return refused(read.id, read.trouble);
      // Never rate-limited: a refusal here means that the key is unknown.
      if (read.type === 'hello') return hello(read);
      const wait = limits.take('work', address, await priceOf(read));
      const done = wait === 0 ? await perform(read) : tooFast(wait);
      if (done.ok) tell({ type: 'done', id: read.id });
      else tell({ type: 'refused', id: read.id, refusal: done.error });
    },
    leave: forgetTables,
  };
}

const tooFast = (seconds: number) => no<Refused>({ code: 'too-fast', clause: 'house', with: { seconds } });

/** The ask in a message; an invalid message still gets its id back, if that is valid. */
function readAsk(text: string): Ask | { readonly trouble: HouseRefusal; readonly id: string } {
  const json = parseJson(text, LIMITS.json);
  if (!json.ok) return { trouble: json.error === 'too-nested' ? 'too-nested' : 'not-understood', id: '' };
  const parsed = v.safeParse(askSchema, json.value);
  if (parsed.success) return parsed.output;
  const id = fieldOf(json.value, 'id');
  return { trouble: 'not-understood', id: typeof id === 'string' && id.length <= 40 ? id : '' };
}
