import { no, ok, type Result } from '../../core/result.ts';
import type { Fault } from '../../core/schema.ts';
import type { Plan } from '../../wire/plan.ts';
import type { Answers } from '../../wire/tells.ts';
import { becomeNobody, myself } from './person.ts';

/** What can go wrong between a browser and its house. */
export interface Trouble {
  readonly code: Answers['trouble']['code'] | 'unreachable';
  readonly faults: readonly Fault[];
}

export type Answer<T> = Promise<Result<T, Trouble>>;

const UNREACHABLE: Trouble = { code: 'unreachable', faults: [] };

interface Asking {
  readonly body?: unknown;
  /** What lets somebody without a seat look. */
  readonly invite?: string | null;
  /** Who this device is does not matter. */
  readonly nameless?: true;
}

async function call<T>(method: string, path: string, asking: Asking = {}): Answer<T> {
  const { body, invite, nameless } = asking;
  const key = nameless ? undefined : myself.get()?.key;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(invite && { 'x-invite': invite }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status === 204) return ok(null as T);
    const json: unknown = await response.json();
    if (response.ok) return ok(json as T);
    const trouble = troubleIn(json);
    // Forgotten on another device: this one is nobody's now.
    if (trouble.code === 'unknown-key' && key !== undefined && myself.get()?.key === key) becomeNobody();
    return no(trouble);
  } catch {
    // No network, no house, or a stranger's page in its place.
    return no(UNREACHABLE);
  }
}

function troubleIn(json: unknown): Trouble {
  const { code, faults = [] } = (json ?? {}) as Partial<Answers['trouble']>;
  return code === undefined ? UNREACHABLE : { code, faults };
}

export const api = {
  /** For what belongs to a person's own page. */
  call: (method: string, path: string, body: unknown) => call<unknown>(method, path, { body }),
  house: () => call<Answers['house']>('GET', '/api/house'),
  newPerson: (name: string) =>
    call<Answers['newPerson']>('POST', '/api/people', { body: { name }, nameless: true }),
  me: () => call<Answers['me']>('GET', '/api/me'),
  rename: (name: string) => call<unknown>('PATCH', '/api/me', { body: { name } }),
  forgetMe: () => call<unknown>('DELETE', '/api/me'),
  myData: () => call<unknown>('GET', '/api/me/export'),
  link: () => call<Answers['link']>('POST', '/api/me/link'),
  spendLink: (code: string) =>
    call<Answers['newPerson']>('POST', '/api/link', { body: { code }, nameless: true }),
  tables: () => call<Answers['tables']>('GET', '/api/tables'),
  newTable: (plan: Plan) => call<Answers['newTable']>('POST', '/api/tables', { body: plan }),
  /** Before the deal, for whoever opened it. */
  deleteTable: (table: string) => call<unknown>('DELETE', `/api/tables/${encodeURIComponent(table)}`),
  /** For good. */
  leaveTable: (table: string) => call<unknown>('DELETE', `/api/me/tables/${encodeURIComponent(table)}`),
  /** What the reader saw at some of their earlier steps, while the game is played. */
  past: (table: string, invite: string | null, from: number) =>
    call<Answers['past']>('GET', `/api/tables/${encodeURIComponent(table)}/past/${from}`, { invite }),
  gameFile: (table: string, invite: string | null) =>
    call<unknown>('GET', `/api/tables/${encodeURIComponent(table)}/game.json`, { invite }),
};
