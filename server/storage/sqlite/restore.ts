import { nth } from '../../../core/sure.ts';
import { storable } from '../storable.ts';
import type { DumpRecord } from '../storage.ts';
import { StorageTrouble } from '../trouble.ts';
import { type Database, type Prepared, prepareAll } from './database.ts';
import { SQL } from './statements.ts';

const RESTORE = {
  isEmpty: SQL.isEmpty,
  house: SQL.keepHouseValue,
  person: 'INSERT INTO people (id, name, notices, created, seen, notice, told) VALUES (?, ?, ?, ?, ?, ?, ?)',
  key: SQL.addKey,
  table: SQL.addTable,
  sitting: SQL.sitDown,
  line: SQL.addLine,
  milestone: 'INSERT INTO milestones (table_id, step, state, news) VALUES (?, ?, ?, ?)',
  seen: 'INSERT INTO seen (person, table_id, step) VALUES (?, ?, ?)',
  subscription: 'INSERT INTO subscriptions (endpoint, person, p256dh, auth) VALUES (?, ?, ?, ?)',
  countLines: 'UPDATE tables SET head = (SELECT count(*) FROM lines WHERE table_id = id)',
  brokenLogs: `
    SELECT id FROM tables WHERE head = 0
      OR head <> (SELECT max(seq) FROM lines WHERE table_id = id)
      OR 1 <> (SELECT min(seq) FROM lines WHERE table_id = id)
    LIMIT 1`,
} as const;

/** Puts everything in, or nothing: closing the connection takes back what is not committed. */
export async function restore(
  connect: () => Database,
  records: AsyncIterable<DumpRecord> | Iterable<DumpRecord>,
): Promise<void> {
  const database = connect();
  try {
    database.exec('BEGIN IMMEDIATE');
    const sql = prepareAll(database, RESTORE);
    if (!nth(sql.isEmpty.rows<{ empty: number }>(), 0).empty)
      throw new StorageTrouble('not-empty', 'There is a house in it already. Choose an empty data folder.');
    const put = putter(sql);
    for await (const record of records) put(record);
    sql.countLines.run();
    const broken = sql.brokenLogs.rows<{ id: string }>()[0];
    if (broken) throw new StorageTrouble('bad-archive', `Lines of the table ${broken.id} are missing.`);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

function putter(sql: Prepared<typeof RESTORE>): (record: DumpRecord) => void {
  const put = (record: DumpRecord): void => {
    switch (record.kind) {
      case 'house':
        return void sql.house.run(record.name, record.value);
      case 'person': {
        const { id, name, notices, created, seen, notice, told } = record;
        return void sql.person.run(id, name, JSON.stringify(notices), created, seen, notice, told);
      }
      case 'key':
        return void sql.key.run(record.hash, record.person, record.created, record.expires);
      case 'table': {
        const { id, secret, card, due, people } = record;
        const { visibility, status, touched } = card;
        sql.table.run(id, secret, 0, JSON.stringify(card), visibility, status, touched, due);
        for (const person of people) sql.sitting.run(person, id);
        return;
      }
      case 'line':
        return void sql.line.run(record.table, record.seq, record.at, record.ask, record.body);
      case 'milestone':
        return void sql.milestone.run(record.table, record.step, record.state, record.news);
      case 'seen':
        return void sql.seen.run(record.person, record.table, record.step);
      case 'subscription':
        return void sql.subscription.run(record.endpoint, record.person, record.p256dh, record.auth);
    }
  };

  return record => {
    storable(...Object.values(record).filter(value => typeof value === 'string'));
    try {
      put(record);
    } catch (error) {
      if (error instanceof StorageTrouble) throw error;
      throw new StorageTrouble(
        'bad-archive',
        `A record (${record.kind}) is there twice, or belongs to something that is missing.`,
        error,
      );
    }
  };
}
