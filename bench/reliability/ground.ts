import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../server/storage/open-storage.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { startPostgres } from '../../tools/own-postgres.ts';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** Where a house that is tried keeps its data; it outlives the processes that serve it. */
export interface Ground {
  readonly kind: DatabaseKind;
  /** Flags of `potager` that lead there. */
  readonly flags: readonly string[];
  /** Reads the data behind the back of the house. */
  read<T>(work: (storage: Storage) => Promise<T>): Promise<T>;
  clear(): Promise<void>;
}

export async function openGround(kind: DatabaseKind): Promise<Ground> {
  return kind === 'sqlite' ? ownFolder() : ownPostgres();
}

async function ownFolder(): Promise<Ground> {
  const data = mkdtempSync(join(tmpdir(), 'potager-tried-'));
  return {
    kind: 'sqlite',
    flags: ['--data', data],
    read: work => reading({ data, database: null }, work),
    clear: async () => rmSync(data, { recursive: true, force: true }),
  };
}

/** A commit waits for the disk, as it does where people play. */
async function ownPostgres(): Promise<Ground> {
  const { url, stop } = await startPostgres({ fsync: true });
  return {
    kind: 'postgres',
    flags: ['--database', url],
    read: work => reading({ data: '', database: url }, work),
    clear: stop,
  };
}

async function reading<T>(
  where: { readonly data: string; readonly database: string | null },
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  const storage = await openStorage(where, { lock: false });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
