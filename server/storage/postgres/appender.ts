import { lastOf, nth } from '../../../core/sure.ts';
import { asksOf, firstOf } from '../consecutive.ts';
import { columnsOf } from '../rows.ts';
import type { Append, AppendResult } from '../storage.ts';
import { StorageTrouble } from '../trouble.ts';
import type { Connection } from './connection.ts';
import { isClash, isRefusal } from './troubles.ts';

/** Milliseconds in which what arrives shares a commit. */
const TOGETHER = 1;
const LARGEST_BATCH = 500;
/** Batches on their way at once: while one waits for the disk, the next is already being written. */
const LANES = 2;
const ATTEMPTS = 5;

export interface Appender {
  append(append: Append): Promise<AppendResult>;
  /** Waits until everything is settled; accepts nothing more. */
  close(): Promise<void>;
}

interface Job extends Append {
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Appends that arrive together share one statement. A batch holds one append for a table; the next waits its turn. */
export function groupAppender(connection: Connection): Appender {
  const waiting = new Set<Job>();
  const busy = new Set<string>();
  const lanes = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const nextBatch = (): readonly Job[] => {
    const batch: Job[] = [];
    for (const job of waiting) {
      if (batch.length === LARGEST_BATCH) break;
      if (busy.has(job.table)) continue;
      busy.add(job.table);
      waiting.delete(job);
      batch.push(job);
    }
    return batch;
  };

  const send = (): void => {
    timer = null;
    while (lanes.size < LANES) {
      const batch = nextBatch();
      if (batch.length === 0) return;
      const lane: Promise<void> = settle(connection, batch).finally(() => {
        for (const { table } of batch) busy.delete(table);
        lanes.delete(lane);
        if (waiting.size > 0) send();
      });
      lanes.add(lane);
    }
  };

  return {
    append: async append => {
      firstOf(append.lines);
      if (closed) throw new StorageTrouble('closed', 'The storage has been closed.');
      return new Promise((resolve, reject) => {
        waiting.add({ ...append, resolve, reject });
        if (lanes.size < LANES) timer ??= setTimeout(send, TOGETHER);
      });
    },
    close: async () => {
      closed = true;
      if (timer) clearTimeout(timer);
      send();
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}

/** Answers every job of the batch. If the data of one are refused, each is tried alone, so that it fails alone. */
async function settle(connection: Connection, batch: readonly Job[]): Promise<void> {
  try {
    const done = new Set((await written(connection, batch)).map(({ id }) => id));
    for (const { table, resolve } of batch) if (done.has(table)) resolve('done');
    await explainRest(
      connection,
      batch.filter(({ table }) => !done.has(table)),
    );
  } catch (error) {
    if (isRefusal(error) && batch.length > 1) for (const job of batch) await settle(connection, [job]);
    else for (const { reject } of batch) reject(error);
  }
}

/** Answers the appends that were not done with the reason. */
async function explainRest(connection: Connection, rest: readonly Job[]): Promise<void> {
  if (rest.length === 0) return;
  const asks = rest.flatMap(({ table, lines }) => asksOf(lines).map(ask => ({ table, ask })));
  const rows = await connection.rows<{ id: string; known: boolean; repeated: boolean }>(
    'whyNot',
    rest.map(({ table }) => table),
    asks.map(({ table }) => table),
    asks.map(({ ask }) => ask),
  );
  const reasons = new Map(rows.map(row => [row.id, row]));
  for (const { table, resolve } of rest) {
    const reason = reasons.get(table);
    if (!reason?.known) resolve('gone');
    else resolve(reason.repeated ? 'repeated' : 'conflict');
  }
}

async function written(connection: Connection, batch: readonly Append[]): Promise<readonly { id: string }[]> {
  const lines = batch.flatMap(({ table, lines: added }) => added.map(line => ({ ...line, table })));
  const reseated = batch.filter(({ people }) => people !== null);
  const seated = reseated.flatMap(({ table, people }) =>
    [...new Set(people)].map(person => ({ table, person })),
  );
  const values = [
    batch.map(({ table }) => table),
    batch.map(append => nth(append.lines, 0).seq),
    batch.map(append => lastOf(append.lines).seq),
    batch.map(({ card }) => JSON.stringify(card)),
    batch.map(({ card }) => card.visibility),
    batch.map(({ card }) => card.status),
    batch.map(({ card }) => card.touched),
    batch.map(({ due }) => due),
    lines.map(({ table }) => table),
    ...columnsOf(lines),
    reseated.map(({ table }) => table),
    seated.map(({ person }) => person),
    seated.map(({ table }) => table),
  ];
  for (let attempt = 1; ; attempt++) {
    try {
      return await connection.rows('append', ...values);
    } catch (error) {
      if (!isClash(error) || attempt === ATTEMPTS) throw error;
    }
  }
}
