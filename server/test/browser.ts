import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { keyed } from '../../core/sure.ts';
import { answerTo, type Memory, NO_MEMORY, notePromise, sealNumber } from '../../fair/device.ts';
import type { Ask, AskOf } from '../../wire/asks.ts';
import type { Plan } from '../../wire/plan.ts';
import type { Answers, Refused, Tell, TableSheet } from '../../wire/tells.ts';
import { planOf } from './plan.ts';

type Told<T extends Tell['type']> = Extract<Tell, { type: T }>;
/** An ask as a test writes it; the id comes by itself. */
type Wish = { [T in Ask['type']]: Omit<AskOf<T>, 'id'> & { id?: string } }[Ask['type']];

/** A browser without a screen: says what it is told to, and remembers everything it hears. */
export interface Browser {
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly key: string | null;
  readonly heard: Tell[];
  /** Every byte that came in. */
  readonly bytes: string[];
  ask(wish: Wish): Promise<Tell>;
  /** Sits down at a table it watches, with a number of its own; gives the reason of a refusal. */
  sit(table: string, seat: number, invite?: string | null): Promise<Refused | null>;
  /** What it has noted about a deal; a test may take it away. */
  readonly memories: Map<string, Memory>;
  /** Like `ask`, but only the reason of a refusal; null when it was done. */
  refusal(wish: Wish): Promise<Refused | null>;
  sheet(): TableSheet;
  frame(): Told<'frame'>;
  /** The first thing heard from now on, or just now, that fits. */
  until<T extends Tell['type']>(type: T, fits?: (tell: Told<T>) => boolean): Promise<Told<T>>;
  raw(text: string): void;
  readonly closed: Promise<number>;
  close(): void;
}

export async function http<T>(
  port: number,
  path: string,
  { key, ...init }: RequestInit & { readonly key?: string | null } = {},
): Promise<{ status: number; body: T }> {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
}

export async function newPerson(port: number, name: string): Promise<Answers['newPerson']> {
  const body = JSON.stringify({ name });
  return (await http<Answers['newPerson']>(port, '/api/people', { method: 'POST', body })).body;
}

export async function newTable(port: number, key: string, plan: Partial<Plan> = {}): Promise<string> {
  const body = JSON.stringify(planOf(plan));
  const answer = await http<Answers['newTable']>(port, '/api/tables', { method: 'POST', body, key });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.table;
}

/** Connects, with a person of this name, a known key, or nobody. Like a real device it opens its number by itself, unless told not to. */
export async function browse(
  port: number,
  who: { readonly name: string } | { readonly key: string } | null,
  { opens = true, memories = new Map<string, Memory>() } = {},
): Promise<Browser> {
  const key = who === null ? null : 'key' in who ? who.key : (await newPerson(port, who.name)).key;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  const heard: Tell[] = [];
  const bytes: string[] = [];
  const waiting = new Set<(tell: Tell) => void>();
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  socket.on('error', () => {});
  socket.on('message', data => {
    const text = String(data as Buffer);
    bytes.push(text);
    const tell = JSON.parse(text) as Tell;
    heard.push(tell);
    if (tell.type === 'sheet') attend(tell.sheet);
    for (const hear of waiting) hear(tell);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  /** Notes what the house promises, and answers the roster. */
  function attend(sheet: TableSheet): void {
    const { id, deal } = sheet;
    if (deal.construction === 1) return;
    const memory = notePromise(memories.get(id) ?? NO_MEMORY(id), deal);
    const answer = opens ? answerTo(memory, deal, sheet) : null;
    memories.set(id, answer?.memory ?? memory);
    if (!answer) return;
    const { roster, salt } = answer;
    socket.send(JSON.stringify({ type: 'open-number', id: hex(8), table: id, roster, salt }));
  }

  function next<T>(pick: (tell: Tell) => T | undefined, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`never heard: ${what}`)), 120_000);
      const hear = (tell: Tell) => {
        const picked = pick(tell);
        if (picked === undefined) return;
        clearTimeout(late);
        waiting.delete(hear);
        resolve(picked);
      };
      waiting.add(hear);
    });
  }

  async function ask(wish: Wish): Promise<Tell> {
    const id = wish.id ?? hex(8);
    const answer = next(
      tell => ('id' in tell && tell.id === id ? tell : undefined),
      `answer to ${wish.type}`,
    );
    socket.send(JSON.stringify({ ...wish, id }));
    return answer;
  }

  async function refusal(wish: Wish): Promise<Refused | null> {
    const answer = await ask(wish);
    return answer.type === 'refused' ? answer.refusal : null;
  }

  const last = <T extends Tell['type']>(type: T) => heard.findLast(tell => tell.type === type) as Told<T>;
  const welcome = await ask({ type: 'hello', key });
  const welcomed = welcome.type === 'welcome' ? welcome.person : null;
  return {
    person: welcomed,
    key,
    heard,
    bytes,
    ask,
    refusal,
    memories,
    async sit(table, seat, invite = null) {
      const sealed = sealNumber(keyed(memories, table), { person: welcomed!.id, salt: hex(32) })!;
      memories.set(table, sealed.memory);
      const { commitment, seal } = sealed;
      return refusal({ type: 'sit', table, seat, number: { commitment, seal }, invite });
    },
    sheet: () => last('sheet').sheet,
    frame: () => last('frame'),
    async until(type, fits = () => true) {
      const known = heard.findLast(tell => tell.type === type) as Told<typeof type> | undefined;
      if (known && fits(known)) return known;
      return next(
        tell =>
          tell.type === type && fits(tell as Told<typeof type>) ? (tell as Told<typeof type>) : undefined,
        type,
      );
    },
    raw: text => socket.send(text),
    closed,
    close: () => socket.close(),
  };
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** A number that fits the table this browser watches, for sitting down where nobody deals. */
export function anyNumber({ sheet }: Browser) {
  const { commitment } = sheet().deal;
  return { commitment, seal: hex(32) };
}
