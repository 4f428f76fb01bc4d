import type { Table } from './log/table.ts';
import { present } from '../../core/sure.ts';

/** A browser that is told about a table: a subscriber. */
export interface Watcher {
  /** Null for somebody without a key, who only looks. */
  readonly person: string | null;
  /** The invitation it was admitted with. */
  readonly invite: string | null;
  /** The last of its own steps it was told of; -1 for none. */
  step: number;
  /** The step everybody had been told of then; -1 for none. */
  publicStep: number;
  /** How many hints it was told of. */
  hinted: number;
  /** How far its person had come before, in public steps; told once, in the first sheet. */
  readonly lastSeen: number | null;
  /** The address it comes from. */
  readonly address: string;
  readonly send: (text: string) => void;
}

/** A table in this node's memory with its watchers. Work on it is queued and runs one piece at a time, as in an actor. */
export interface Held {
  readonly id: string;
  /** Null when memory may differ from the log: it must be read again. */
  table: Table | null;
  readonly watchers: Set<Watcher>;
  /** The last line of the log that they were told of, as far as each of them may know. */
  told: number;
  /** What people were called when all of them were last told. */
  names: string;
  /** When people who were here left. */
  readonly left: Map<string, number>;
  /** The end of the queue. */
  last: Promise<unknown>;
  timer: ReturnType<typeof setTimeout> | null;
  attended: boolean;
  /** Until when this node has claimed what is due here, and has not begun it. */
  claimedUntil: number;
  /** The address from which somebody at this table was last heard: it pays for what the bots do here. Empty as long as nobody was. */
  payer: string;
  /** When it was last of use. */
  touched: number;
}

/** The table, where it has been read. */
export const tableIn = ({ table }: Held): Table => present(table, 'table in memory');

export function held(table: Table, now: number): Held {
  return {
    id: table.id,
    table,
    watchers: new Set(),
    told: table.ledger.seq,
    names: '',
    left: new Map(),
    last: Promise.resolve(),
    timer: null,
    attended: false,
    claimedUntil: 0,
    payer: '',
    touched: now,
  };
}

/** Queues work: it runs after everything queued before, even if that failed. */
export function inTurn<T>(table: Held, work: () => Promise<T>): Promise<T> {
  const done = table.last.then(work, work);
  table.last = done.catch(() => {});
  return done;
}

/** Whether this person watches the table through this node. */
export function watches({ watchers }: Held, person: string): boolean {
  for (const watcher of watchers) if (watcher.person === person) return true;
  return false;
}
