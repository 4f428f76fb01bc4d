import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parsed } from '../../core/data.ts';

/** A file of results in the repository: a line of JSON each, one for each key, sorted by it. */
export interface ResultsFile<T> {
  read(): T[];
  /** Keeps a result, in place of an older one with the same key. */
  keep(result: T): void;
}

export function resultsFile<T>(file: string, keyOf: (result: T) => string): ResultsFile<T> {
  const read = (): T[] =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .trimEnd()
          .split('\n')
          .map(parsed<T>)
      : [];
  return {
    read,
    keep(result) {
      const others = read().filter(kept => keyOf(kept) !== keyOf(result));
      const all = [...others, result].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      writeFileSync(file, all.map(kept => `${JSON.stringify(kept)}\n`).join(''));
    },
  };
}

/** The day of a result, as `2026-11-18`. */
export const today = (): string => new Date().toISOString().slice(0, 10);
