import { join } from 'node:path';
import { makePrivate } from '../private.ts';
import { StorageTrouble } from '../trouble.ts';
import { openDatabase } from './database.ts';

/**
 * Makes sure that one process serves a data folder. The lock is a transaction on a tiny file beside the database: the
 * system lets go of it when the process ends, however it ends, while tools that read may open the database all the time.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'potager.lock');
  makePrivate(file);
  const lock = openDatabase(file, 0);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof StorageTrouble) || error.code !== 'busy') throw error;
    throw new StorageTrouble(
      'in-use',
      `A house is already being served from ${folder}. Stop it, or choose another data folder.`,
      error,
    );
  }
  return () => lock.close();
}
