import { openStorage } from '../server/storage/open-storage.ts';
import type { Storage } from '../server/storage/storage.ts';
import type { Whereabouts } from './settings.ts';

interface Use {
  /** Alone with the house: nobody serves it meanwhile. */
  readonly alone: boolean;
}

/** Opens what the house remembers for one piece of work, and closes it whatever happens. */
export async function withStorage<T>(
  where: Whereabouts,
  { alone }: Use,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  const storage = await openStorage(where, { lock: alone });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
