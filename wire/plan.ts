import * as v from 'valibot';
import { CHATS, CLOCK_LIMITS, LATE_POLICIES, VISIBILITIES } from './agreed.ts';

const within = ([min, max]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('relaxed'), hours: within(CLOCK_LIMITS.hours) }),
  v.strictObject({
    kind: v.literal('live'),
    minutes: within(CLOCK_LIMITS.minutes),
    increment: within(CLOCK_LIMITS.increment),
  }),
]);

/** What the person who opens a table asks for: the room settings. */
export const planSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  /** Checked by the game itself. */
  options: v.record(v.string(), v.unknown()),
  /** Somebody's own card values; null for ours. */
  edition: v.nullable(v.unknown()),
  visibility: v.picklist(VISIBILITIES),
  clock: clockSchema,
  late: v.picklist(LATE_POLICIES),
  chat: v.picklist(CHATS),
  /** Whether bots and clocks wait a moment after a turn was passed on (an undo window). */
  breath: v.optional(v.boolean()),
  /** Whether players may ask their device for a hint: they may, unless it says no. */
  hints: v.optional(v.boolean()),
});

export type Plan = Readonly<v.InferOutput<typeof planSchema>>;
