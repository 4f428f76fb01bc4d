import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Fault } from '../../core/schema.ts';
import { no, ok, type Result } from '../../core/result.ts';
import type { People } from '../people/people.ts';
import type { StoredPerson } from '../storage/storage.ts';

export type Visit = Context<{ Bindings: HttpBindings }>;

/** Whose request this is, by the key of the device; null for a stranger. */
export async function visitor(context: Context, people: People): Promise<StoredPerson | null> {
  const [, key] = /^Bearer ([\w-]{10,100})$/.exec(context.req.header('authorization') ?? '') ?? [];
  return key === undefined ? null : people.byKey(key);
}

/** The body of a request as what it should be, or the field that is not. */
export async function bodyAs<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): Promise<Result<v.InferOutput<S>, readonly Fault[]>> {
  let json: unknown;
  try {
    json = await context.req.json();
  } catch {
    return no([{ at: '', expected: { a: 'object' } }]);
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return ok(parsed.output);
  return no(
    parsed.issues
      .slice(0, 10)
      .map(issue => ({ at: v.getDotPath(issue) ?? '', expected: { a: 'lawful-value', clause: 'house' } })),
  );
}
