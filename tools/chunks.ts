import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the bundler knows of a module. */
interface Known {
  readonly isEntry: boolean;
  /** Without those that import it only when it is needed. */
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Bundle {
  getModuleInfo(id: string): Known | null;
}

/** What every page needs beside its own words, though the first may do without it. */
const COMMON =
  /node_modules.preact|web.kit.(icon|store|can-focus|picture|steady|element-of|language)\.tsx?$|web.(settings|net.kept)\.ts$|core.(sure|data|words|keys|capital)\.ts$|games.about\.ts$|preload-helper/;

/** What a game is asked for, and the chunk of what cannot be loaded without it. The first that fits counts. */
const PARTS = [
  [/\/ui\/cover\.tsx$/, 'cover'],
  [/\/ui\/index\.ts$/, 'screen'],
  [/^games\/[^/]+\/index\.ts$/, 'rules'],
  [/\/texts\/screen\.en\.ts$/, 'en'],
  [/\/texts\/screen\.fr\.ts$/, 'fr'],
] as const;
const TABLE = /^web\/(pages\/table\.tsx|opening\/play-now\.ts)$/;
const GAME = /^games\/([^/]+)\//;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Which chunk a module goes to: what the first page needs, what every table needs, and the parts of a game. Left alone the bundler makes
 * one for every set of pages that share something: three hundred, most of them smaller than the request for it, and a table waits for eighty.
 */
export function chunkOf(id: string, bundle: Bundle): string | null {
  if (COMMON.test(id)) return 'common';
  const path = relative(ROOT, id);
  if (path.includes('node_modules') || path.startsWith('\0') || path.endsWith('.css')) return null;
  const above = importersOf(id, bundle);
  const known = above.map(importer => bundle.getModuleInfo(importer));
  // What is the first page's alone stays with it.
  if (known.some(it => it?.isEntry)) return known.some(it => it?.dynamicImporters.length) ? 'common' : null;
  const paths = above.map(importer => relative(ROOT, importer));
  if (!GAME.test(path) && paths.some(it => TABLE.test(it))) return 'table';
  const part = PARTS.find(([root]) => paths.some(it => root.test(it)))?.[1];
  if (part === undefined) return null;
  const games = new Set(paths.flatMap(it => GAME.exec(it)?.[1] ?? []));
  return games.size === 1 ? `${[...games].join()}-${part}` : 'table';
}

/** The module and everything that cannot be loaded without it. */
function importersOf(id: string, bundle: Bundle): readonly string[] {
  const found = new Set([id]);
  for (const one of found)
    for (const importer of bundle.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return [...found];
}
