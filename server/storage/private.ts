import { chmodSync, closeSync, lstatSync, openSync } from 'node:fs';

/** Rights of everybody but the owner. */
const OTHERS = 0o077;
/** A folder where many put their things, such as /tmp. */
const SHARED = 0o1000;

/** Makes the first file if it is missing, and lets nobody but its owner read any of them: they hold all hands and the keys of the house. */
export function makePrivate(file: string, ...companions: readonly string[]): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch {
    // It exists already, or opening it next will say why it cannot.
  }
  for (const one of [file, ...companions]) tighten(one, 0o600);
}

/** The same for the folder they are in, unless it is one that many share. */
export const privateFolder = (folder: string): void => tighten(folder, 0o700);

function tighten(path: string, mode: number): void {
  try {
    const { uid, mode: rights } = lstatSync(path);
    // Others' files are theirs to tighten; Windows knows neither owners nor these rights.
    if (uid !== process.getuid?.() || (rights & OTHERS) === 0 || (rights & SHARED) !== 0) return;
    chmodSync(path, mode);
  } catch {
    // Not an error: there is nothing to tighten, or the file system has no permissions.
  }
}
