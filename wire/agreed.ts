/** Who may find a table: everybody; whoever has the link; only those invited to a seat. */
export const VISIBILITIES = ['open', 'link', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What may be said at a table. */
export const CHATS = ['free', 'phrases', 'off'] as const;
export type Chat = (typeof CHATS)[number];

/** What happens to a decision that is not made in time: a bot makes this one, or sits in until the person returns. */
export const LATE_POLICIES = ['bot-move', 'bot-seat'] as const;
export type LatePolicy = (typeof LATE_POLICIES)[number];

/** Instead of the level of a bot that takes somebody's seat: as well as they played themselves at this table. */
export const ALIKE = 'alike';

/** How long a decision may take. Every clock also gives a short grace against bad networks. */
export type Clock =
  | { readonly kind: 'none' }
  /** Each decision by itself: a move a day. */
  | { readonly kind: 'relaxed'; readonly hours: number }
  /** A store of time that every decision draws on and then adds to. */
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number };

export const CLOCK_LIMITS = { hours: [1, 336], minutes: [1, 120], increment: [0, 120] } as const;

/** Seconds a late decision is waited for beyond its time. */
export const GRACE = { relaxed: 600, live: 10 } as const;

/** Seconds a turn that was passed on waits before bots and clocks go on, where the table wants that: so long it can be taken back in peace. */
export const BREATH = 2;

/** Seconds that somebody who has left keeps the others waiting before they may call a bot. */
const PATIENCE = { none: 180, live: 60 } as const;

/**
 * From when on others may let a bot play for somebody who has to decide and is away: counted from when they were asked or
 * were last here, whichever was later. Null for never: where a decision may take a day, only the clock calls a bot.
 */
export function replaceableFrom(clock: Clock, asked: number | null, lastHere: number): number | null {
  if (asked === null || clock.kind === 'relaxed') return null;
  return Math.max(asked, lastHere) + PATIENCE[clock.kind] * 1000;
}

/** Seconds that a device which is there has to open its number, before the owner may deal without it. */
export const PATIENCE_FOR_NUMBERS = 10;

/** Said in the reader's own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thinking',
  'your-turn',
  'oops',
  'thanks',
  'brb',
  'back',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The name of somebody who wanted to be forgotten. Readers say “someone”, each in their own language. */
export const NAMELESS = '';

/** The same where a language cannot be chosen: in files, which want a name for every seat. */
export const SOMEONE = 'Someone / Quelqu’un';
