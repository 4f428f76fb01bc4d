import pg from 'pg';
import { nth } from '../../../core/sure.ts';
import { sql as house } from '../migrations/postgres/001-house.ts';
import { sql as notices } from '../migrations/postgres/002-notices.ts';
import { sql as upkeep } from '../migrations/postgres/003-upkeep.ts';
import { sql as gameFiles } from '../migrations/postgres/004-game-files.ts';
import { StorageTrouble, tooNew } from '../trouble.ts';
import { settings } from './connection.ts';
import { troubleOf } from './troubles.ts';

/** In the order of their numbers. */
const MIGRATIONS: readonly string[] = [house, notices, upkeep, gameFiles];

/** Any number will do that no other program uses for its locks. */
const LOCK = 0x506f7467;

/** Brings the database up to date. Of several nodes that start together one does it, and the others wait. */
export async function migrate(url: string): Promise<void> {
  const client = connection(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const version = await versionOf(client);
    if (version > MIGRATIONS.length) throw tooNew();
    for (const [i, sql] of MIGRATIONS.entries()) {
      if (i < version) continue;
      await client.query(sql);
      await client.query('INSERT INTO potager.migrations (version) VALUES ($1)', [i + 1]);
    }
    await client.query('COMMIT');
  } catch (error) {
    throw troubleOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

function connection(url: string): pg.Client {
  try {
    return new pg.Client(settings(url));
  } catch (error) {
    throw new StorageTrouble(
      'unreachable',
      'DATABASE_URL is not an address of a database. It looks like postgres://user:password@host:5432/name',
      error,
    );
  }
}

async function versionOf(client: pg.Client): Promise<number> {
  const known = await client.query<{ yes: boolean; encoding: string }>(
    "SELECT to_regclass('potager.migrations') IS NOT NULL AS yes, current_setting('server_encoding') AS encoding",
  );
  const { yes, encoding } = nth(known.rows, 0);
  if (encoding !== 'UTF8')
    throw new StorageTrouble('not-a-database', 'The database must be created with the encoding UTF8.');
  if (!yes) {
    await client.query('CREATE SCHEMA IF NOT EXISTS potager');
    await client.query(
      'CREATE TABLE potager.migrations (version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    );
  }
  const latest = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM potager.migrations',
  );
  return nth(latest.rows, 0).version;
}
