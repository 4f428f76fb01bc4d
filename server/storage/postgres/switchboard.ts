import { parsed } from '../../../core/data.ts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { settings } from './connection.ts';

const CHANNEL = 'potager';
/** Milliseconds in which announcements are gathered. */
const TOGETHER = 5;
/** PostgreSQL carries less than 8000 bytes at a time. */
const LARGEST = 7900;
/** Milliseconds before another attempt to connect: at first, and at most. */
const AGAIN = { first: 100, most: 5000 };

export interface Switchboard {
  announce(table: string, seq: number): void;
  onAnnounced(listener: (table: string, seq: number) => void): void;
  close(): Promise<void>;
}

/**
 * Tells other nodes which logs have grown, on a connection of its own: a NOTIFY inside the writing transactions would make
 * all of them wait for each other. What is announced while the connection is away is told when it is back; what others
 * announce meanwhile is missed.
 */
export function switchboard(url: string): Switchboard {
  const node = randomUUID();
  const news = new Map<string, number>();
  const listeners: ((table: string, seq: number) => void)[] = [];
  let client: pg.Client | null = null;
  let started = false;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;
  let sending = Promise.resolve();

  const hear = ({ payload = '' }: pg.Notification): void => {
    const { from, grown } = parsed<Payload>(payload);
    if (from === node) return;
    for (const [table, seq] of grown) for (const listener of listeners) listener(table, seq);
  };

  const connect = async (delay: number): Promise<void> => {
    const next = new pg.Client(settings(url));
    let lost = false;
    const tryAgain = (wait: number): void => {
      if (lost) return;
      lost = true;
      if (client === next) client = null;
      next.end().catch(() => {});
      if (!closed) setTimeout(() => void connect(Math.min(wait * 2, AGAIN.most)), wait).unref();
    };
    next.on('notification', hear);
    next.on('error', () => tryAgain(AGAIN.first));
    next.on('end', () => tryAgain(AGAIN.first));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      if (closed) return void next.end();
      client = next;
      sendSoon();
    } catch {
      tryAgain(delay);
    }
  };

  const start = (): void => {
    if (!started && !closed) void connect(AGAIN.first);
    started = true;
  };

  const send = async (): Promise<void> => {
    timer = null;
    const line = client;
    if (line === null) return;
    const grown = [...news];
    news.clear();
    for (const payload of payloads(node, grown)) {
      try {
        await line.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
      } catch {
        // Only hints: the other nodes find out by looking at the heads.
        return;
      }
    }
  };
  const sendSoon = (): void => {
    if (news.size === 0) return;
    timer ??= setTimeout(() => {
      sending = sending.then(send);
    }, TOGETHER);
  };

  return {
    announce: (table, seq) => {
      start();
      news.set(table, Math.max(seq, news.get(table) ?? 0));
      if (client !== null) sendSoon();
    },
    onAnnounced: listener => {
      listeners.push(listener);
      start();
    },
    close: async () => {
      if (timer) clearTimeout(timer);
      await sending.then(send);
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}

interface Payload {
  readonly from: string;
  readonly grown: readonly (readonly [table: string, seq: number])[];
}

/** As few messages as the size of one allows. */
export function payloads(from: string, grown: Payload['grown']): readonly string[] {
  const messages: string[] = [];
  let parts: string[] = [];
  const frame = Buffer.byteLength(JSON.stringify({ from, grown: [] } satisfies Payload));
  let size = frame;
  const seal = (): void => {
    if (parts.length > 0) messages.push(`{"from":${JSON.stringify(from)},"grown":[${parts.join()}]}`);
    parts = [];
    size = frame;
  };
  for (const pair of grown) {
    const part = JSON.stringify(pair);
    const length = Buffer.byteLength(part) + 1;
    if (size + length > LARGEST) seal();
    parts.push(part);
    size += length;
  }
  seal();
  return messages;
}
