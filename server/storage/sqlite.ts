import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nth } from '../../core/sure.ts';
import { checkWhole } from './sqlite/check-whole.ts';
import { type Database, openDatabase, prepareAll } from './sqlite/database.ts';
import { dump } from './sqlite/dump.ts';
import { duties } from './sqlite/duties.ts';
import { leases } from './sqlite/leases.ts';
import { lockFolder } from './sqlite/lock.ts';
import { migrate, needsMigration } from './sqlite/migrate.ts';
import { people } from './sqlite/people.ts';
import { restore } from './sqlite/restore.ts';
import { SQL } from './sqlite/statements.ts';
import { tables } from './sqlite/tables.ts';
import { upkeep } from './sqlite/upkeep.ts';
import { groupWriter } from './sqlite/writer.ts';
import type { Storage } from './storage.ts';
import { makePrivate, privateFolder } from './private.ts';
import { StorageTrouble } from './trouble.ts';

/** What SQLite lays beside a database that is open. */
const COMPANIONS = ['-wal', '-shm'];

export const databaseIn = (folder: string) => join(folder, 'potager.sqlite');

/** Opens the house in a data folder: to serve it (made if missing, and ours alone), or only to read it while it is served. */
export function openSqlite(folder: string, { lock }: { readonly lock: boolean }): Storage {
  if (lock) makeFolder(folder);
  else if (!existsSync(databaseIn(folder)))
    throw new StorageTrouble(
      'no-house',
      `There is no house in ${resolve(folder)}. Name another data folder.`,
    );

  const unlock = lock ? lockFolder(folder) : () => {};
  try {
    // The companions of a database that SQLite makes get the rights of the file itself.
    if (lock) makePrivate(databaseIn(folder), ...COMPANIONS.map(end => databaseIn(folder) + end));
    return storageOn(openUpToDate(folder, lock), { folder, unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database opened only for reading is migrated too if need be, but never while it is being served. */
function openUpToDate(folder: string, locked: boolean): Database {
  const database = connect(folder);
  try {
    if (locked) checkWhole(database, databaseIn(folder));
    if (needsMigration(database)) {
      const unlock = locked ? () => {} : lockFolder(folder);
      try {
        migrate(database);
      } finally {
        unlock();
      }
    }
    if (!locked) database.exec('PRAGMA query_only = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function connect(folder: string): Database {
  const database = openDatabase(databaseIn(folder));
  try {
    // Readers and the writer do not wait for each other, and a commit is on disk before it is answered.
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    // What is replaced or deleted on a page is overwritten there, not only left out.
    database.exec('PRAGMA secure_delete = FAST');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function storageOn(database: Database, place: { folder: string; unlock: () => void }): Storage {
  const sql = prepareAll(database, SQL);
  const writer = groupWriter(database);
  const tools = { sql, write: writer.write, leases: leases() };
  const another = () => connect(place.folder);
  let isOpen = true;

  return {
    kind: 'sqlite',
    ...people(tools),
    ...tables(tools),
    ...duties(tools),
    ...upkeep(tools),
    // One process serves the file: there are no other nodes to tell.
    announce: () => {},
    onAnnounced: () => {},
    dump: () => dump(another),
    restore: records => restore(another, records),
    isEmpty: async () => nth(sql.isEmpty.rows<{ empty: number }>(), 0).empty === 1,
    check: async () => void sql.houseValue.rows('check'),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      writer.close();
      tidyUp(database);
      database.close();
      place.unlock();
    },
  };
}

/** Moves everything into the one file, so that it can be copied. If somebody is reading just now, the next opening
 * does it. */
function tidyUp(database: Database): void {
  try {
    database.exec('PRAGMA busy_timeout = 0');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    privateFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StorageTrouble(
      'not-writable',
      `The data folder ${resolve(folder)} cannot be written. Change its rights, or choose another one.`,
      error,
    );
  }
}
