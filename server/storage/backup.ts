import { exportArchive, type Progress } from './archive.ts';
import { newFile } from './new-file.ts';
import { openStorage, type StoragePlace } from './open-storage.ts';
import { databaseIn } from './sqlite.ts';
import { openDatabase } from './sqlite/database.ts';
import { StorageTrouble } from './trouble.ts';

/** What a backup turned out to be: a database file to put back in its place, or an archive to import. */
export type BackupKind = 'database' | 'archive';

/**
 * Copies a house, running or not, as it is at one moment; never over an existing file. Of SQLite the copy is a database
 * file that can take the place of the original; of PostgreSQL it is an archive, which either database can import.
 */
export async function backup(place: StoragePlace, file: string, progress?: Progress): Promise<BackupKind> {
  const storage = await openStorage(place, { lock: false });
  try {
    if (storage.kind === 'postgres') {
      await exportArchive(storage, file, progress);
      return 'archive';
    }
    await newFile(file, async part => copyDatabase(databaseIn(place.data), part));
    return 'database';
  } finally {
    await storage.close();
  }
}

function copyDatabase(from: string, to: string): void {
  const source = openDatabase(from);
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
  const copy = openDatabase(to);
  try {
    const verdict = copy.prepare('PRAGMA quick_check').rows<{ quick_check: string }>()[0]?.quick_check;
    if (verdict !== 'ok')
      throw new StorageTrouble('damaged', 'The copy is damaged. Check the disk, then try again.');
  } finally {
    copy.close();
  }
}
