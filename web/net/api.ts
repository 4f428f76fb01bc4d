import { no, ok, type Result } from '../../core/result.ts';
import type { Fault } from '../../core/schema.ts';
import type { Plan } from '../../wire/plan.ts';
import type { Answers } from '../../wire/tells.ts';
import { myself } from './person.ts';

/** What can go wrong between a browser and its house. */
export interface Trouble {
  readonly code: Answers['trouble']['code'] | 'unreachable';
  readonly faults: readonly Fault[];
}

export type Answer<T> = Promise<Result<T, Trouble>>;

const UNREACHABLE: Trouble = { code: 'unreachable', faults: [] };

async function call<T>(method: string, path: string, body?: unknown, invite?: string | null): Answer<T> {
  const key = myself.get()?.key;
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
    const json = (await response.json()) as unknown;
    return response.ok ? ok(json as T) : no(troubleIn(json));
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
  newPerson: (name: string) => call<Answers['newPerson']>('POST', '/api/people', { name }),
  me: () => call<Answers['me']>('GET', '/api/me'),
  rename: (name: string) => call<unknown>('PATCH', '/api/me', { name }),
  forgetMe: () => call<unknown>('DELETE', '/api/me'),
  myData: () => call<unknown>('GET', '/api/me/export'),
  link: () => call<Answers['link']>('POST', '/api/me/link'),
  spendLink: (code: string) => call<Answers['newPerson']>('POST', '/api/link', { code }),
  tables: () => call<Answers['tables']>('GET', '/api/tables'),
  newTable: (plan: Plan) => call<Answers['newTable']>('POST', '/api/tables', plan),
  gameFile: (table: string, invite: string | null) =>
    call<unknown>('GET', `/api/tables/${encodeURIComponent(table)}/game.json`, undefined, invite),
};
