import { nth } from '../../../core/sure.ts';
import { sql as house } from '../migrations/sqlite/001-house.ts';
import { sql as notices } from '../migrations/sqlite/002-notices.ts';
import { sql as upkeep } from '../migrations/sqlite/003-upkeep.ts';
import { sql as gameFiles } from '../migrations/sqlite/004-game-files.ts';
import { StorageTrouble, tooNew } from '../trouble.ts';
import type { Database } from './database.ts';

/** In the order of their numbers; how many have been run is the file's `user_version`. */
const MIGRATIONS: readonly string[] = [house, notices, upkeep, gameFiles];

/** Marks a file as ours: “Ptgr” in ASCII. */
const APPLICATION = 0x50746772;

/** Whether the file must be brought up to date before it can be read. Refuses what is not ours, or too new for us. */
export function needsMigration(database: Database): boolean {
  const version = number(database, 'SELECT user_version AS n FROM pragma_user_version');
  const application = number(database, 'SELECT application_id AS n FROM pragma_application_id');
  const isBlank = number(database, 'SELECT count(*) AS n FROM sqlite_schema') === 0;
  if (application !== APPLICATION && !isBlank)
    throw new StorageTrouble(
      'not-a-database',
      'The database file belongs to another program. Choose another data folder.',
    );
  if (version > MIGRATIONS.length) throw tooNew();
  return version < MIGRATIONS.length;
}

/** All or nothing: a migration that fails leaves the file as it was. */
export function migrate(database: Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = number(database, 'SELECT user_version AS n FROM pragma_user_version');
    for (const sql of MIGRATIONS.slice(version)) database.exec(sql);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec(`PRAGMA application_id = ${APPLICATION}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function number(database: Database, sql: string): number {
  return nth(database.prepare(sql).rows<{ n: number }>(), 0).n;
}
