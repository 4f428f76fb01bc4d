import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface StoragePlace {
  /** The data folder, for SQLite. */
  readonly data: string;
  /** The address of a PostgreSQL database; null for SQLite. */
  readonly database: string | null;
}

/** Opens what the house remembers. Rejects with a `StorageTrouble` when something outside is wrong. */
export async function openStorage(
  { data }: StoragePlace,
  { lock }: { readonly lock: boolean },
): Promise<Storage> {
  return openSqlite(data, { lock });
}
