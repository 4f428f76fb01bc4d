import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Texts of files by path from the root, with forward slashes: `core/game.ts`. */
export type Files = ReadonlyMap<string, string>;

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results']);

/** All our files whose name ends in one of `endings`. */
export function readRepository(endings: readonly string[], root = ROOT): Files {
  const paths = pathsUnder(root, '').filter(path => endings.some(ending => path.endsWith(ending)));
  return new Map(paths.map(path => [path, readFileSync(join(root, path), 'utf8')]));
}

function pathsUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => !NOT_OURS.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsUnder(root, path) : [path];
    })
    .sort();
}

/** Whether a file was started as a program, and not imported by a test. */
export const isProgram = (url: string) => process.argv[1] === fileURLToPath(url);
