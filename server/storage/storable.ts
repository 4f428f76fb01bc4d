import { StorageTrouble } from './trouble.ts';

/** U+0000, or half of a surrogate pair. */
const ODD = /[\0\p{Surrogate}]/u;

/**
 * Neither database keeps every string: PostgreSQL has no U+0000, SQLite ends at one, and half a surrogate pair has no
 * UTF-8. Both storages refuse such text before anything is written, so that a house can always move from one to the other.
 * Inside JSON they are harmless: `JSON.stringify` escapes them.
 */
export function storable(...texts: readonly (string | null)[]): void {
  const odd = texts.find(text => text !== null && ODD.test(text));
  if (odd === undefined) return;
  throw new StorageTrouble('odd-text', `This text cannot be stored: ${JSON.stringify(odd).slice(0, 80)}`);
}
