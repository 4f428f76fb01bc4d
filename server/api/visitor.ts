import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import * as v from 'valibot';
import { parseJson } from '../../core/json.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { People } from '../people/people.ts';
import type { StoredPerson } from '../storage/storage.ts';
import { trouble } from './trouble.ts';

/** What the id of a table looks like. Other letters are in none, and some of them no database can look for. */
export const TABLE_ID = '[\\w-]{1,40}';

export type Visit = Context<{ Bindings: HttpBindings }>;

/** Whose request this is, by the key of the device; null for a stranger. */
export async function visitor(context: Context, people: People): Promise<StoredPerson | null> {
  const [, key] = /^Bearer ([\w-]{10,100})$/.exec(context.req.header('authorization') ?? '') ?? [];
  return key === undefined ? null : people.byKey(key);
}

/** The validated body of a request, or the response that says what is wrong with it. */
export async function bodyAs<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): Promise<Result<v.InferOutput<S>, Response>> {
  const json = parseJson(await context.req.text(), LIMITS.json);
  if (!json.ok) return no(trouble(context, json.error === 'too-nested' ? 'too-nested' : 'not-understood'));
  const parsed = v.safeParse(schema, json.value);
  if (parsed.success) return ok(parsed.output);
  const faults = parsed.issues.map(issue => ({
    at: v.getDotPath(issue) ?? '',
    expected: { a: 'lawful-value' as const, clause: 'house' },
  }));
  return no(trouble(context, 'bad-request', faults));
}
