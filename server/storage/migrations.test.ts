import pg from 'pg';
import { expect, test } from 'vitest';
import { inHouse, type MakePlace, postgresPlace, sqlitePlace } from './conformance/house.ts';
import { everything, furnish } from './conformance/samples.ts';
import { openStorage, type StoragePlace } from './open-storage.ts';
import { openDatabase } from './sqlite/database.ts';
import { databaseIn } from './sqlite.ts';
import type { DumpRecord } from './storage.ts';

const TO_FIRST_VERSION = {
  sqlite: `
    DROP TABLE calendar;
    DROP INDEX tables_undealt;
    DROP INDEX tables_dealt;
    DROP INDEX people_used;
    DROP INDEX seen_table;
    ALTER TABLE tables DROP COLUMN used;
    ALTER TABLE people DROP COLUMN used;
    DROP INDEX lines_asked;
    CREATE INDEX lines_ask ON lines (table_id, ask) WHERE ask IS NOT NULL;
    DROP INDEX people_noticing;
    ALTER TABLE people DROP COLUMN noticing;
    ALTER TABLE people DROP COLUMN told;
    PRAGMA user_version = 1`,
  postgres: `
    DROP TABLE potager.calendar;
    DROP INDEX potager.seen_table;
    ALTER TABLE potager.tables DROP COLUMN used;
    DROP INDEX potager.lines_asked;
    CREATE INDEX lines_ask ON potager.lines (table_id, ask) WHERE ask IS NOT NULL;
    ALTER TABLE potager.people DROP COLUMN used, DROP COLUMN noticing, DROP COLUMN told;
    DELETE FROM potager.migrations WHERE version > 1`,
};

/** Makes a house what the first version would have left: everything but the columns that were added since. */
async function age({ data, database }: StoragePlace): Promise<void> {
  if (database === null) {
    const file = openDatabase(databaseIn(data));
    file.exec(TO_FIRST_VERSION.sqlite);
    file.close();
    return;
  }
  const client = new pg.Client(database);
  await client.connect();
  await client.query(TO_FIRST_VERSION.postgres);
  await client.end();
}

/** All that the first version knew; it forgot a notice when it began to send it. */
const oldPart = (record: DumpRecord) =>
  record.kind === 'person' ? { ...record, told: null, notice: record.id === 'p1' ? 77 : null } : record;

test.each([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
] as const)(
  'a house of the first version in %s is brought up to date by itself, with everything in it',
  (_, makePlace: MakePlace) =>
    inHouse(makePlace, async (storage, place) => {
      await furnish(storage);
      const before = await everything(storage);
      await storage.close();
      await age(place);
      const updated = await openStorage(place, { lock: true });
      expect(await everything(updated)).toEqual(before.map(oldPart));
      expect(await updated.claimNotices(77, 90, 5)).toEqual([{ person: 'p1', told: null }]);
      await updated.close();
    }),
);
