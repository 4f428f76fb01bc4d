import type { Notices, TableCard, TableStatus } from '../../wire/tells.ts';
import type { Visibility } from '../../wire/agreed.ts';

/** The storage interface, with two implementations. What has been acknowledged is on disk. */
export interface Storage extends PeopleStore, TableStore, DutyStore, UpkeepStore {
  readonly kind: 'sqlite' | 'postgres';

  // Other nodes on the same storage.
  /** A pub/sub notification: tells other nodes that a log has grown or is gone, or that a person has. Only a hint: a
   * node that misses it finds out by polling. */
  announce(id: string, seq: number): void;
  /** Calls back when another node announces. */
  onAnnounced(listener: (id: string, seq: number) => void): void;

  /** Everything, record by record, in a fixed order. */
  dump(): AsyncIterable<DumpRecord>;
  /** Puts a dumped record into a storage that was empty. */
  restore(records: AsyncIterable<DumpRecord> | Iterable<DumpRecord>): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Answers when the storage is well; rejects otherwise. */
  check(): Promise<void>;
  /** Commits what is waiting, then closes. */
  close(): Promise<void>;
}

/** The house itself, and everybody who comes to it. */
export interface PeopleStore {
  // The house itself: a few values made once, such as its keys.
  /** The value kept under this name; made and kept now if there is none. Every caller gets the same one. */
  houseValue(name: string, make: () => string): Promise<string>;

  // Time.
  /** The calendar that all nodes of this storage share; null where there is one node, which has its own. */
  wall(): Promise<number | null>;
  /**
   * Writes down how far time has come, of several nodes one after the other; gives what is kept now. All that the house
   * must do at tables is put off by `delay` in the same commit, and keys that run out are good for so much longer.
   */
  keepTime(look: (kept: string | null) => { readonly kept: string; readonly delay: number }): Promise<string>;

  // People and their keys.
  addPerson(person: StoredPerson): Promise<void>;
  person(id: string): Promise<StoredPerson | null>;
  people(ids: readonly string[]): Promise<readonly StoredPerson[]>;
  /** Rejects for somebody who is not there, or has been forgotten: nobody comes back by an old request. */
  changePerson(person: StoredPerson): Promise<void>;
  /** Name, keys, addresses and subscriptions go; the games stay. `scrub` gets every line they asked for, and gives what is left of it. */
  forgetPerson(id: string, scrub: (body: string) => string): Promise<void>;
  /** Rejects for somebody who has been forgotten, like `addSubscription`. */
  addKey(key: StoredKey): Promise<void>;
  /** Whose key this is. An expired one is nobody's. */
  personByKey(hash: string, now: number): Promise<StoredPerson | null>;
  /** Takes a key out of use and says whose it was: of several who try, one succeeds. */
  spendKey(hash: string, now: number): Promise<string | null>;
  /** Notes that these people are here. */
  touchPeople(ids: readonly string[], now: number): Promise<void>;

  // Push subscriptions.
  addSubscription(subscription: Subscription): Promise<void>;
  subscriptions(person: string): Promise<readonly Subscription[]>;
  dropSubscription(endpoint: string): Promise<void>;
}

/** Tables: a log each, and a card for the lists. */
export interface TableStore {
  createTable(table: NewTable): Promise<void>;
  /** Adds lines after the present end of a log. Appends that arrive together share a commit; resolves once it is on disk. */
  append(append: Append): Promise<AppendResult>;
  /** Deletes a table and all that belongs to it, if its log still ends with line `head` (compare-and-set). */
  deleteTable(id: string, head: number): Promise<'done' | 'conflict' | 'gone'>;
  table(id: string): Promise<StoredTable | null>;
  /** The log after line `after`, oldest first. */
  lines(table: string, after: number): Promise<readonly Line[]>;
  /** The last line of each of these logs. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Open tables that gather or play, the latest first. */
  openTables(limit: number): Promise<readonly TableCard[]>;
  /** The tables this person sits at, the latest first. */
  tablesOf(person: string, limit: number): Promise<readonly TableCard[]>;

  // Milestones (snapshots): states to start from, so that a long game need not be played again to be shown.
  keepMilestone(milestone: Milestone): Promise<void>;
  milestones(table: string): Promise<readonly Milestone[]>;

  // Files of finished games. They follow from the log: a dump leaves them out, and they are made again where they are missing.
  /** The first one that is made is kept. */
  keepGameFile(file: KeptGameFile): Promise<void>;
  gameFile(table: string): Promise<KeptGameFile | null>;

  // How far somebody has watched a game.
  markSeen(person: string, table: string, step: number): Promise<void>;
  lastSeen(person: string, table: string): Promise<number | null>;
}

/** What the house must do by itself. A lease (a lock with an expiry) makes sure that one node does it, and another if that one dies. */
export interface DutyStore {
  /** Tables whose time has come and that nobody attends to; they are ours until `until`. */
  claimDue(now: number, until: number, limit: number): Promise<readonly string[]>;
  /** Like `claimDue` for one table. */
  claimTable(table: string, now: number, until: number): Promise<boolean>;
  /** A notice to this person falls due at this time, unless one is due earlier. */
  askNotice(person: string, at: number): Promise<void>;
  /** Notices that have fallen due and that nobody attends to; they are ours until `until`. */
  claimNotices(now: number, until: number, limit: number): Promise<readonly ClaimedNotice[]>;
  /** Gives a claimed notice back for good: the person has been told at this time, or null when there was nothing to tell. */
  settleNotice(person: string, told: number | null): Promise<void>;
}

/** Retention. Age is counted in days on which the house was open, in the storage itself: so neither clock jumps nor a
 * long pause nor a restored backup makes anything expire. */
export interface UpkeepStore {
  /** Counts another day, at most one in 24 hours by the clock: true for the one who counted it. */
  countDay(now: number): Promise<boolean>;
  /** Notes that these tables are of use today; says how many of them there are. People are noted by `touchPeople`. */
  touchTables(ids: readonly string[]): Promise<number>;
  /** Deletes tables that have been of no use for more than so many days, those never dealt or the others; says how many. */
  dropTables(which: 'undealt' | 'dealt', days: number, limit: number): Promise<number>;
  /** Deletes people who sit at no table and were not here for more than so many days; says how many. */
  dropPeople(days: number, limit: number): Promise<number>;
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly notices: Notices;
  readonly created: number;
  /** When this person was last here. */
  readonly seen: number;
}

export interface ClaimedNotice {
  readonly person: string;
  /** When this person was last told something, by whichever node; null for never. */
  readonly told: number | null;
}

export interface StoredKey {
  /** SHA-256 of the key; the key itself is nowhere. */
  readonly hash: string;
  readonly person: string;
  readonly created: number;
  readonly expires: number | null;
}

/** One line of a table's log: a log record. */
export interface Line {
  /** Counts from 1 without a gap. */
  readonly seq: number;
  readonly at: number;
  /** Who asked for it and by which ask, so that asking twice does it once; null for what the house did. */
  readonly ask: string | null;
  /** A deed, as JSON. */
  readonly body: string;
}

export interface StoredTable {
  readonly id: string;
  /** The dealer's secret; told to nobody before the end. */
  readonly secret: string;
  readonly visibility: Visibility;
  readonly status: TableStatus;
}

/** What the lists need to know, written with every append. */
export interface Listing {
  readonly card: TableCard;
  /** When the house must next do something at this table by itself. */
  readonly due: number | null;
}

export interface NewTable extends Listing {
  readonly id: string;
  readonly secret: string;
  readonly lines: readonly Line[];
}

export interface Append extends Listing {
  readonly table: string;
  /** Consecutive; the first must follow the present end of the log. */
  readonly lines: readonly Line[];
  /** Everybody at the table, only when that has changed. */
  readonly people: readonly string[] | null;
}

/** `conflict`: somebody else wrote first, nothing was written. `repeated`: this ask has been done before. `gone`: there is no such table. */
export type AppendResult = 'done' | 'conflict' | 'repeated' | 'gone';

/** A snapshot of a game, to start from. */
export interface Milestone {
  readonly table: string;
  /** Entries of the game up to here. */
  readonly step: number;
  /** The state, as JSON. */
  readonly state: string;
  /** The news since the milestone before, as JSON. */
  readonly news: string;
}

export interface KeptGameFile {
  readonly table: string;
  /** Who sat where, as JSON. */
  readonly seats: string;
  /** The file without names, as JSON. */
  readonly body: string;
}

export interface Subscription {
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export type DumpRecord =
  | { readonly kind: 'house'; readonly name: string; readonly value: string }
  | ({ readonly kind: 'person'; readonly notice: number | null; readonly told: number | null } & StoredPerson)
  | ({ readonly kind: 'key' } & StoredKey)
  | ({ readonly kind: 'table'; readonly people: readonly string[] } & Omit<NewTable, 'lines'>)
  | ({ readonly kind: 'line'; readonly table: string } & Line)
  | ({ readonly kind: 'milestone' } & Milestone)
  | { readonly kind: 'seen'; readonly person: string; readonly table: string; readonly step: number }
  | ({ readonly kind: 'subscription' } & Subscription);
