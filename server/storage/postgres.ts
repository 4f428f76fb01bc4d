import { nth } from '../../core/sure.ts';
import { groupAppender } from './postgres/appender.ts';
import { connectPool, type Database } from './postgres/connection.ts';
import { dump } from './postgres/dump.ts';
import { duties } from './postgres/duties.ts';
import { migrate } from './postgres/migrate.ts';
import { people } from './postgres/people.ts';
import { restore } from './postgres/restore.ts';
import { switchboard } from './postgres/switchboard.ts';
import { tables } from './postgres/tables.ts';
import { upkeep } from './postgres/upkeep.ts';
import type { Storage } from './storage.ts';

/** Opens the house in a PostgreSQL database. Any number of nodes may have it open at once. */
export async function openPostgres(url: string): Promise<Storage> {
  await migrate(url);
  const database = await connectPool(url);
  const appender = groupAppender(database);
  const { announce, onAnnounced, close: hangUp } = switchboard(url);
  let closing: Promise<void> | null = null;

  return {
    kind: 'postgres',
    ...people(database),
    ...tables(database),
    ...duties(database),
    ...upkeep(database),
    append: appender.append,
    announce,
    onAnnounced,
    dump: () => database.stream(dump),
    restore: records => database.borrow(client => restore(client, records)),
    isEmpty: async () => nth(await database.rows<{ empty: boolean }>('isEmpty'), 0).empty,
    check: async () => void (await database.rows('houseValue', 'check')),
    close: () => (closing ??= close(database, appender.close, hangUp)),
  };
}

async function close(database: Database, ...parts: readonly (() => Promise<void>)[]): Promise<void> {
  for (const part of parts) await part();
  await database.close();
}
