import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parsed } from '../../core/data.ts';
import { ROOT } from '../repository.ts';
import type { Heat, HeatResult } from './heat.worker.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/arena');

/** Deals of a contest that were played, each written down as soon as it is: a contest that was broken off goes on where it was. */
export interface Played {
  /** By the number of the deal. */
  readonly results: ReadonlyMap<number, HeatResult>;
  add(deal: number, result: HeatResult): void;
}

/** Finds what was played of a contest by the very same code; `code` is its fingerprint. */
export function playedBy(
  heat: Heat,
  { code, folder = FOLDER }: { readonly code: string; readonly folder?: string },
): Played {
  const { game, players, candidate } = heat;
  const file = join(
    folder,
    `${game}-${players}-${candidate}-${digest([JSON.stringify({ ...heat, deal: null }), code])}.jsonl`,
  );
  const results = readResults(file);
  return {
    results,
    add(deal, result) {
      results.set(deal, result);
      mkdirSync(folder, { recursive: true });
      // A line begins with its break: what was cut off in the middle of one spoils no other.
      appendFileSync(file, `\n${JSON.stringify({ deal, ...result })}`);
    },
  };
}

function readResults(file: string): Map<number, HeatResult> {
  const results = new Map<number, HeatResult>();
  if (!existsSync(file)) return results;
  for (const line of readFileSync(file, 'utf8').split('\n').filter(isWhole)) {
    const { deal, ...result } = parsed<HeatResult & { readonly deal: number }>(line);
    results.set(deal, result);
  }
  return results;
}

/** The end of a machine can cut off a line. */
const isWhole = (line: string): boolean => line.startsWith('{') && line.endsWith('}');

/** A fingerprint of what plays a game: of all these files but those of other games. A bot of one that changes leaves the contests of others as
 * they are. */
export function fingerprintOf(files: readonly string[], game: string, root = ROOT): string {
  const own = files
    .filter(file => existsSync(file))
    .map(file => relative(root, file))
    .filter(name => !isOfGame(name) || name.startsWith(join('games', game, sep)))
    .sort();
  return digest(own.flatMap(name => [name, readFileSync(join(root, name), 'utf8')]));
}

/** Of any game; the list of all of them is of none. */
const isOfGame = (name: string): boolean => name.startsWith(join('games', sep)) && name.split(sep).length > 2;

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest('hex').slice(0, 16);
}
