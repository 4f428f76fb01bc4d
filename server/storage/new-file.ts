import { errorCode } from '../error-code.ts';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StorageTrouble } from './trouble.ts';

/** Writes a file that was not there before. It gets its name only when it is whole and on disk. */
export async function newFile(file: string, write: (part: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file))
    throw new StorageTrouble('file-exists', `${file} is there already. Choose another name.`);
  const part = `${file}.part`;
  try {
    if (existsSync(part)) rmSync(part);
    // Before anything is in it: what is copied holds all hands and the keys of the house.
    writeFileSync(part, '', { flag: 'wx', mode: 0o600 });
    await write(part);
    await flush(part);
    renameSync(part, file);
    await flush(dirname(file));
  } catch (error) {
    if (existsSync(part)) rmSync(part);
    throw explained(error, file);
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explained(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'].includes(code))
    return new StorageTrouble(
      'not-writable',
      `${file} cannot be written there. Choose another place.`,
      error,
    );
  if (code === 'ENOSPC') return new StorageTrouble('disk-full', 'The disk is full. Make room on it.', error);
  return error;
}
