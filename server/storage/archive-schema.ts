import * as v from 'valibot';
import { isWithin } from '../../core/json.ts';
import { VISIBILITIES } from '../../wire/agreed.ts';
import { clockSchema } from '../../wire/plan.ts';
import type { DumpRecord } from './storage.ts';

/** The schema of an archive's lines. Unknown fields are refused: they would be lost silently. */

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const time = v.nullable(whole);
const text = v.string();

/** Far more than anything a house writes. */
export const BOUNDS = { depth: 64, nodes: 1_000_000 };

/** JSON within a record is read later, but bounded now. */
const json = v.pipe(
  text,
  v.check(written => isWithin(written, BOUNDS), 'is nested too deeply'),
);

const noticesSchema = v.strictObject({
  push: v.boolean(),
  mail: v.nullable(text),
  quiet: v.nullable(v.strictObject({ from: v.number(), to: v.number() })),
  zone: text,
  language: v.picklist(['en', 'fr']),
});

const cardSchema = v.strictObject({
  id: text,
  // Older versions did not write it.
  owner: v.exactOptional(text),
  game: text,
  status: v.picklist(['gathering', 'playing', 'over', 'closed']),
  visibility: v.picklist(VISIBILITIES),
  seats: v.array(
    v.strictObject({ kind: v.picklist(['free', 'bot', 'person']), name: text, person: v.nullable(text) }),
  ),
  deciding: v.array(count),
  step: count,
  clock: clockSchema,
  deadline: time,
  touched: whole,
});

export const recordSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('house'), name: text, value: text }),
  v.strictObject({
    kind: v.literal('person'),
    id: text,
    name: text,
    notices: noticesSchema,
    created: whole,
    seen: whole,
    notice: time,
    // Archives of the first format do not say.
    told: v.optional(time, null),
  }),
  v.strictObject({ kind: v.literal('key'), hash: text, person: text, created: whole, expires: time }),
  v.strictObject({
    kind: v.literal('table'),
    id: text,
    secret: text,
    card: cardSchema,
    due: time,
    people: v.array(text),
  }),
  v.strictObject({
    kind: v.literal('line'),
    table: text,
    seq: v.pipe(whole, v.minValue(1)),
    at: whole,
    ask: v.nullable(text),
    body: json,
  }),
  v.strictObject({ kind: v.literal('milestone'), table: text, step: count, state: json, news: json }),
  v.strictObject({ kind: v.literal('seen'), person: text, table: text, step: count }),
  v.strictObject({ kind: v.literal('subscription'), person: text, endpoint: text, p256dh: text, auth: text }),
]) satisfies v.GenericSchema<unknown, DumpRecord>;

export const headerSchema = v.strictObject({
  potager: v.literal('archive'),
  format: count,
  /** When it was written, in milliseconds since 1970. */
  at: whole,
});

export const endSchema = v.strictObject({
  end: v.strictObject({
    records: count,
    /** Of every line before this one, line ends included. */
    sha256: v.pipe(text, v.regex(/^[0-9a-f]{64}$/)),
  }),
});
