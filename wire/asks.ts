import * as v from 'valibot';
import { PHRASES } from './agreed.ts';
import { LIMITS } from './limits.ts';

/** What a browser may ask over its socket: the commands. Each ask has an id of the browser's making and is answered by exactly one
 * `welcome`, `done` or `refused` with that id; asked twice, it is done once (asks are idempotent). */

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const token = v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/));
const level = v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/));
const hexadecimal = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));

/** What this device adds to the deal: only the seal of its salt, made for the commitment it was shown. At a table opened
 * under the first construction, a salt. */
const number = v.union([
  v.strictObject({ commitment: hexadecimal(64), seal: hexadecimal(64) }),
  v.strictObject({ salt: hexadecimal(32) }),
]);

const at = { id, table: id };

const ASKS = [
  /** The first ask of every socket. Without a key one may only look. */
  v.strictObject({ type: v.literal('hello'), id, key: v.nullable(token) }),
  /** Answered at once: shows that the connection is alive. */
  v.strictObject({ type: v.literal('ping'), id }),
  /** Be told about a table from now on. `since` is the last step already known, -1 for none. */
  v.strictObject({
    type: v.literal('watch'),
    ...at,
    since: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1_000_000)),
    invite: v.nullable(token),
  }),
  v.strictObject({ type: v.literal('unwatch'), ...at }),
  /** Take a free seat, or seal another number for one's own. */
  v.strictObject({ type: v.literal('sit'), ...at, seat, number, invite: v.nullable(token) }),
  v.strictObject({ type: v.literal('seat-bot'), ...at, seat, level }),
  /** Stand up, send somebody away, or remove a bot, before the deal. */
  v.strictObject({ type: v.literal('clear-seat'), ...at, seat }),
  v.strictObject({ type: v.literal('set-seats'), ...at, seats: seat }),
  /** Take a free seat away, before the deal: those after it move up. */
  v.strictObject({ type: v.literal('remove-seat'), ...at, seat }),
  /** Begin to deal: the roster is fixed, and every device opens its number. */
  v.strictObject({ type: v.literal('deal'), ...at }),
  /** Open one's number for the roster with this hash; null hands it over before there is one, where games are slow. */
  v.strictObject({
    type: v.literal('open-number'),
    ...at,
    roster: v.nullable(hexadecimal(64)),
    salt: hexadecimal(64),
  }),
  /** Deal without the number of somebody whose device does not open it, or without one's own. */
  v.strictObject({ type: v.literal('deal-without'), ...at, seat }),
  /** Give up a deal that has begun: another needs a new promise of the house and new numbers. */
  v.strictObject({ type: v.literal('give-up-deal'), ...at }),
  /** Moves that answer the question `step` and the ones that follow from it: all of them, or none. */
  v.strictObject({
    type: v.literal('answer'),
    ...at,
    step,
    moves: v.pipe(v.array(v.looseObject({ type: v.string() })), v.minLength(1), v.maxLength(LIMITS.moves)),
  }),
  v.strictObject({ type: v.literal('take-back'), ...at, step }),
  /** Go back before one's latest move, whatever was seen since: against bots alone. */
  v.strictObject({ type: v.literal('rewind'), ...at, step }),
  /** Have it noted that one asks one's own device for a hint to the question `step`: once for each question. */
  v.strictObject({ type: v.literal('hint'), ...at, step }),
  /** Let a bot play on for a seat: one's own when leaving, another's when its person stays away. */
  v.strictObject({ type: v.literal('sit-in'), ...at, seat, level }),
  /** Leave for good, and have the table no more in one's list: a bot plays on, a seat becomes free. */
  v.strictObject({ type: v.literal('leave'), ...at }),
  /** Take one's seat back from the bot. */
  v.strictObject({ type: v.literal('return'), ...at }),
  v.strictObject({ type: v.literal('say'), ...at, text: v.pipe(v.string(), v.maxLength(LIMITS.speech)) }),
  v.strictObject({ type: v.literal('say-phrase'), ...at, phrase: v.picklist(PHRASES) }),
  /** Another game with the same people: opened by the first who asks, told to all. */
  v.strictObject({ type: v.literal('rematch'), ...at }),
  /** Give up a table that has not been dealt. */
  v.strictObject({ type: v.literal('close'), ...at }),
] as const;

export const askSchema = v.variant('type', ASKS);

export type Ask = v.InferOutput<typeof askSchema>;
export type AskOf<T extends Ask['type']> = Extract<Ask, { type: T }>;
/** Asks that change a table. */
export type TableAsk = Exclude<Ask, { type: 'hello' | 'ping' | 'watch' | 'unwatch' }>;

/** What an ask says besides its id, or besides its id and its table: a command without its envelope. */
export type Wish<Without extends 'id' | 'table' = 'id', A = TableAsk> = A extends TableAsk
  ? Omit<A, Without>
  : never;
