import { statSync } from 'node:fs';
import { exportArchive, importArchive } from '../../server/storage/archive.ts';
import { backup } from '../../server/storage/backup.ts';
import { showing } from '../progress.ts';
import type { Whereabouts } from '../settings.ts';
import { withStorage } from '../with-storage.ts';

/** A copy of the house as it is at one moment, running or not. */
export async function backupHouse(where: Whereabouts, file: string): Promise<void> {
  const kind = await showing('Copying the data', ({ show }) => {
    show(0, null);
    return backup(where, file, records => show(records, null));
  });
  const use =
    kind === 'database'
      ? 'To restore, put it into an empty data folder as potager.sqlite.'
      : `To restore, with an empty database: potager import ${file}`;
  console.log(`All data are backed up in ${file} (${sizeOf(file)}). ${use}`);
}

/** The whole house as an archive that either database can import. */
export async function exportHouse(where: Whereabouts, file: string): Promise<void> {
  const records = await showing('Records', ({ show }) =>
    withStorage(where, { alone: false }, storage => exportArchive(storage, file, done => show(done, null))),
  );
  console.log(`${records} records are in ${file} (${sizeOf(file)}).`);
}

/** Puts an archive into a house that is still empty: all of it, or nothing. */
export async function importHouse(where: Whereabouts, file: string): Promise<void> {
  const records = await showing('Records', ({ show }) =>
    withStorage(where, { alone: true }, storage => importArchive(file, storage, done => show(done, null))),
  );
  console.log(`${records} records from ${file} are in the database. Check them with: potager verify`);
}

function sizeOf(file: string): string {
  const bytes = statSync(file).size;
  return bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
