import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './find-mutants.ts';
import { ROOT, textOf } from './game-files.ts';

/** A mutant that may survive, as a row of `games/<game>/test/mutants.json`. */
export interface Accepted {
  readonly file: string;
  readonly code: string;
  readonly becomes: string;
  /** Why no test can or need notice it. */
  readonly reason: string;
}

export function acceptedOf(game: string): readonly Accepted[] {
  const file = `games/${game}/test/mutants.json`;
  return existsSync(join(ROOT, file)) ? (JSON.parse(textOf(file)) as Accepted[]) : [];
}

/** The row that speaks of a mutant. One row speaks of all places of its file with the same code. */
export const rowFor = (rows: readonly Accepted[], { file, code, becomes }: Mutant): Accepted | undefined =>
  rows.find(row => file.endsWith(`/${row.file}`) && row.code === code && row.becomes === becomes);
