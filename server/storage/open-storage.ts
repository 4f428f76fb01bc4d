import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface StoragePlace {
  /** The data folder, for SQLite. */
  readonly data: string;
  /** The address of a PostgreSQL database; null for SQLite. */
  readonly database: string | null;
}

/** Opens the storage: with `lock` to serve it or write into it, without to read it while it may be served. Rejects
 * with a `StorageTrouble` when something outside is wrong. */
export async function openStorage(
  { data, database }: StoragePlace,
  { lock }: { readonly lock: boolean },
): Promise<Storage> {
  // Any number of nodes share a PostgreSQL database: it needs no lock.
  return database === null ? openSqlite(data, { lock }) : openPostgres(database);
}
