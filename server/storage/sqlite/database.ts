import { errorCode } from '../../error-code.ts';
import { byKey, keysOf } from '../../../core/keys.ts';
import Libsql from 'libsql';
import { StorageTrouble } from '../trouble.ts';

/** A connection to one SQLite file. */
export interface Database {
  readonly inTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

export type Value = string | number | null;

/** Parameters are bound by position. Answers are always read to the end: a statement left half-way would hold a lock. */
export interface Statement {
  /** Says how many rows have changed. */
  run(...values: readonly Value[]): number;
  rows<Row>(...values: readonly Value[]): Row[];
}

/** Opens or creates the file. The busy timeout is set before anything else, so that statements wait for locks instead
 * of failing. */
export function openDatabase(file: string, wait = 5000): Database {
  const libsql = explained(() => new Libsql(file));
  // The driver keeps a closed connection alive for as long as it has statements: nothing may reach it any more.
  let isOpen = true;
  const whileOpen = <T>(work: () => T): T => {
    if (!isOpen) throw new StorageTrouble('closed', 'The storage has been closed.');
    return explained(work);
  };

  /** The driver takes a list of values only when it is its single argument. */
  const prepare = (sql: string): Statement => {
    const prepared = whileOpen(() => libsql.prepare(sql));
    return {
      run: (...values) => whileOpen(() => prepared.run(values).changes),
      rows: <Row>(...values: readonly Value[]) => whileOpen(() => prepared.all(values) as Row[]),
    };
  };

  const database: Database = {
    get inTransaction() {
      return libsql.inTransaction;
    },
    exec: sql => void whileOpen(() => libsql.exec(sql)),
    prepare,
    close: () => {
      if (!isOpen) return;
      // For the same reason locks are given back by hand.
      if (libsql.inTransaction) database.exec('ROLLBACK');
      isOpen = false;
      libsql.close();
    },
  };
  database.exec(`PRAGMA busy_timeout = ${wait}`);
  return database;
}

export type Prepared<Sql> = { readonly [Name in keyof Sql]: Statement };

export function prepareAll<Name extends string>(
  database: Database,
  sql: { readonly [N in Name]: string },
): { readonly [N in Name]: Statement } {
  return byKey(keysOf(sql), name => database.prepare(sql[name]));
}

function explained<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw troubleOf(error);
  }
}

/** What a person can do about an error of SQLite. What is our own fault stays as it is. */
function troubleOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = errorCode(error);
  const trouble = (kind: StorageTrouble['code'], advice: string) => new StorageTrouble(kind, advice, error);
  if (code.startsWith('SQLITE_FULL')) return trouble('disk-full', 'The disk is full. Make room on it.');
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return trouble(
      'busy',
      'Another program keeps the database locked. Wait until it is done, then try again.',
    );
  if (code.startsWith('SQLITE_NOTADB'))
    return trouble('not-a-database', 'The file is not a database of Potager. Choose another data folder.');
  if (code.startsWith('SQLITE_CORRUPT'))
    return trouble('damaged', 'The database file is damaged. Restore the latest backup.');
  if (/^SQLITE_(IOERR|READONLY|CANTOPEN|PERM)/.test(code) || error.message.startsWith('ConnectionFailed'))
    return trouble(
      'not-writable',
      'The database cannot be read or written. Check the disk and the rights on the data folder.',
    );
  return error;
}
