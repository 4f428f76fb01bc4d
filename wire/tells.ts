import type { Frame } from '../core/frame.ts';
import type { Seat, Viewer, Vocabulary } from '../core/game.ts';
import type { EntryRefusal } from '../core/judge.ts';
import type { Fault } from '../core/schema.ts';
import type { HousePromise } from '../fair/deal.ts';
import type { ShownDeal } from '../fair/device.ts';
import type { Chat, Clock, LatePolicy, Phrase, Visibility } from './agreed.ts';

/** Why the house does not do what it was asked. What the rules of a game refuse comes with the game's own code. */
export type HouseRefusal =
  | 'not-understood'
  | 'too-fast'
  | 'too-large'
  | 'too-nested'
  | 'say-hello-first'
  | 'unknown-key'
  | 'no-such-table'
  | 'not-invited'
  | 'not-your-table'
  | 'seat-taken'
  | 'not-seated'
  | 'no-such-seat'
  | 'no-such-level'
  | 'seats-empty'
  | 'numbers-missing'
  | 'being-dealt'
  | 'not-being-dealt'
  | 'wrong-number'
  | 'already-dealt'
  | 'not-dealt'
  | 'table-closed'
  | 'table-full'
  | 'left-table'
  | 'still-here'
  | 'has-time'
  | 'too-many-tries'
  | 'not-alone'
  | 'too-many-rewinds'
  | 'stale'
  | 'hints-off'
  | 'chat-off'
  | 'says-nothing'
  | 'try-again'
  | 'cannot-continue';

export interface RefusedByHouse {
  readonly code: HouseRefusal;
  readonly clause: 'house';
  /** What comes too fast is told after how many seconds it may come again. */
  readonly with?: { readonly seconds: number };
}

export type Refused = RefusedByHouse | EntryRefusal<Vocabulary>;

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SeatSheet =
  | {
      readonly kind: 'free' /** The link to this very seat, for those who may invite. */;
      readonly invite: string | null;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** Milliseconds since they were last at the table; null while they are there. */
      readonly away: number | null;
      /** The level of the bot that sits in for them, `alike` until theirs is found; null when they play themselves. */
      readonly standIn: string | null;
      /** They have left for good. */
      readonly left: boolean;
      /** The seal of their number; null when they have to seal one (again), and under the first construction. */
      readonly seal: string | null;
    };

export type TableStatus = 'gathering' | 'playing' | 'over' | 'closed';

export interface Speech {
  readonly person: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: { readonly text: string } | { readonly phrase: Phrase };
}

/** Everything about a table but the game on it: the room state. */
export interface TableSheet {
  readonly id: string;
  readonly game: string;
  /** Somebody's own card values; null for ours. */
  readonly edition: unknown;
  readonly options: { readonly [name: string]: unknown };
  readonly status: TableStatus;
  /** When the game ended, in milliseconds since 1970; null while it has not. */
  readonly ended: number | null;
  readonly visibility: Visibility;
  readonly clock: Clock;
  readonly late: LatePolicy;
  readonly chat: Chat;
  /** Who opened it, and decides until the deal. */
  readonly owner: string;
  readonly seats: readonly SeatSheet[];
  /** How this reader takes part. */
  readonly you: Viewer;
  /** This reader was sent away, and may look but not sit. */
  readonly sentAway: boolean;
  /** The link to the table, for those who may invite. */
  readonly invite: string | null;
  /** What the house promised about the deal before anyone sat down, and how far the deal has come. */
  readonly deal: DealSheet;
  /** Where the same people play again, and what the house promises there. */
  readonly rematch: { readonly table: string; readonly promise: HousePromise | null } | null;
  readonly speeches: readonly Speech[];
  /** The step up to which this person had seen the game before; null when there is nothing to catch up on. */
  readonly lastSeen: number | null;
  /** Why the game cannot go on with the rules of this version; null in all ordinary cases. */
  readonly stuck: string | null;
  /** How often the only person went back and played turns again; absent where that never happened. It is a friendly game then. */
  readonly rewinds?: number;
  /** False where players may not ask for a hint; absent where they may. */
  readonly hints?: false;
  /** By seat, how often a hint was asked for; absent where nobody did. Others' hints are counted once their question is visibly answered. */
  readonly hinted?: readonly number[];
}

/** A table opened under the first construction has a commitment and nothing else. */
export type DealSheet =
  | { readonly construction: 1; readonly commitment: string }
  | ({ readonly construction: 2 } & ShownDeal);

/** When a decision must be made, by seat. */
export interface ClockSheet {
  /** The server's time when this was written, in milliseconds since 1970: deadlines count from it. */
  readonly now: number;
  /** Since when each seat has had to decide; null while it need not. */
  readonly asked: readonly (number | null)[];
  /** When the question of each seat runs out, grace not included; null when no clock runs for it. */
  readonly deadlines: readonly (number | null)[];
  /** What is left in each seat's store of time, in milliseconds; null without a live clock. */
  readonly stores: readonly (number | null)[];
  /** When the whole question closes by itself; null when the game sets no timer. */
  readonly closes: number | null;
}

/** What a browser is told over its socket: a server message. */
export type Tell =
  | {
      readonly type: 'welcome';
      readonly id: string;
      readonly person: Person | null;
      readonly version: string;
    }
  | { readonly type: 'sheet'; readonly table: string; readonly sheet: TableSheet }
  | { readonly type: 'presence'; readonly table: string; readonly away: readonly (number | null)[] }
  | {
      readonly type: 'frame';
      readonly table: string;
      readonly viewer: Viewer;
      /** The news in the frame come after this step. */
      readonly since: number;
      readonly frame: Frame<Vocabulary>;
      readonly clocks: ClockSheet;
    }
  /** This browser is told no more about the table: it was shown out, or the invitation has been used by somebody else. */
  | { readonly type: 'gone'; readonly table: string; readonly code: HouseRefusal }
  | { readonly type: 'said'; readonly table: string; readonly speech: Speech }
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refused }
  /** The house closes for a moment: come back after so many milliseconds. */
  | { readonly type: 'pause'; readonly milliseconds: number };

/** A table in a list: its summary. */
export interface TableCard {
  readonly id: string;
  /** Who opened it; absent in cards that were written by older versions. */
  readonly owner?: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly seats: readonly {
    readonly kind: SeatSheet['kind'];
    readonly name: string;
    readonly person: string | null;
  }[];
  /** Who must decide. */
  readonly deciding: readonly Seat[];
  /** Entries of the game so far. */
  readonly step: number;
  readonly clock: Clock;
  /** When the earliest decision runs out; null when no clock runs. */
  readonly deadline: number | null;
  readonly touched: number;
  /** Turns were played again against the bots. */
  readonly friendly?: true;
}

/** What somebody saw at one of their earlier steps. Its news they have been told before. */
export type PastFrame = Pick<Frame<Vocabulary>, 'view' | 'deciding' | 'outcome'>;

/** What the HTTP interface answers. */
export interface Answers {
  readonly house: {
    readonly version: string;
    readonly games: readonly string[];
    /** Where others find the house, when this browser runs on the same machine; null when its own address will do. */
    readonly origin: string | null;
    /** For subscriptions to push messages. */
    readonly pushKey: string;
    /** Whether the house can send e-mail. */
    readonly mail: boolean;
  };
  readonly newPerson: { readonly person: Person; readonly key: string };
  readonly me: {
    readonly person: Person;
    readonly notices: Notices;
    readonly tables: readonly TableCard[];
  };
  /** A word that brings me to another device, once. */
  readonly link: { readonly code: string; readonly expires: number };
  readonly tables: { readonly tables: readonly TableCard[] };
  readonly past: {
    /** Whose eyes it was seen with. */
    readonly viewer: Viewer;
    /** Of the first of these frames. */
    readonly from: number;
    readonly frames: readonly PastFrame[];
  };
  /** The promise comes with the table: a device notes both before it says anything. */
  readonly newTable: { readonly table: string; readonly promise: HousePromise };
  readonly trouble: {
    readonly code: HouseRefusal | 'bad-request' | 'unknown-address' | 'server-error';
    /** What a person can do about it, in English; browsers say it in their own words by the code. */
    readonly message: string;
    readonly faults?: readonly Fault[];
  };
}

/** How a person wants to be told that a table waits for them. */
export interface Notices {
  readonly push: boolean;
  readonly mail: string | null;
  /** Hours of the day in which nobody is disturbed, in the person's own time zone. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly zone: string;
  readonly language: 'en' | 'fr';
}
