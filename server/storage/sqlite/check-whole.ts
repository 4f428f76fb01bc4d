import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { StorageTrouble } from '../trouble.ts';
import type { Database } from './database.ts';

/** Bytes up to which the whole file is read: a few seconds on a slow disk. */
const LARGEST = 256 * 1024 * 1024;
/** The essential tables. Of larger files only these are checked; a backup checks everything. */
const SMALL = ['house', 'people', 'keys', 'tables'];

/** Refuses a file with damaged pages before anybody plays on them: later they would fail in the middle of a game. */
export function checkWhole(database: Database, file: string): void {
  const whole = statSync(file).size <= LARGEST;
  const known = new Set(
    database
      .prepare('SELECT name FROM sqlite_schema')
      .rows<{ name: string }>()
      .map(({ name }) => name),
  );
  const checks = whole
    ? ['PRAGMA quick_check(1)']
    : SMALL.filter(table => known.has(table)).map(table => `PRAGMA quick_check('${table}')`);
  for (const check of checks) {
    const said = verdict(database, check);
    if (said === 'ok') continue;
    throw new StorageTrouble(
      'damaged',
      `The database ${resolve(file)} is damaged (${said.split('\n').at(-1)}). Keep a copy of its folder, put your latest backup in its place ` +
        'under the same name, without the files potager.sqlite-wal and -shm beside it, and start again.',
    );
  }
}

function verdict(database: Database, check: string): string {
  try {
    return database.prepare(check).rows<{ quick_check: string }>()[0]?.quick_check ?? 'ok';
  } catch (error) {
    if (error instanceof StorageTrouble && error.code === 'damaged') return 'it cannot be read';
    throw error;
  }
}
