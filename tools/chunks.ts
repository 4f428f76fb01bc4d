import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the bundler knows of a module. */
interface Known {
  readonly isEntry: boolean;
  /** Without those that import it only when it is needed. */
  readonly importers: readonly string[];
}

interface Bundle {
  getModuleInfo(id: string): Known | null;
}

/** What every page needs beside its own words. */
const COMMON =
  /node_modules.preact|web.kit.(icon|store|can-focus|picture|steady|element-of|language)\.tsx?$|web.(settings|net.kept)\.ts$|core.(sure|data|words|keys|capital)\.ts$|preload-helper/;

/** What every table needs, and hardly any other page. */
const TABLE =
  /^((core|wire)\/|bots\/characters\.ts|web\/((kit|table|host|hint|opening|art|words|rules)\/|[^/]+$))/;
/** What a table needs only when somebody asks for it. */
const LATER =
  /^web\/(art\/envelope|table\/(ending\/|hand-over)|kit\/(ending\/|ledger|provenance|reference-list|lesson\/(?!lesson))|opening\/(edition|options|option)-|hint\/(words|say)|rules\/(?!rules-drawer|reference))/;
/** Pages of their own, which few open. */
const APART =
  /\/(primer|editor|replay|review|bot|texts)\/|both-languages|score-sheet|^games\/[^/]+\/lesson\/|^web\/lesson\/(?!stages)/;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Which chunk a module goes to. Left alone the bundler makes one for every set of pages that share something: three hundred, most of
 * them smaller than the request for it, and a table waits for eighty.
 */
export function chunkOf(id: string, bundle: Bundle): string | null {
  if (COMMON.test(id)) return 'common';
  const path = relative(ROOT, id);
  if (path.includes('node_modules') || path.startsWith('\0') || path.endsWith('.css')) return null;
  const above = importersOf(id, bundle);
  if (above.some(importer => bundle.getModuleInfo(importer)?.isEntry)) return null;
  const game = /^games\/([^/]+)\//.exec(path)?.[1];
  if (APART.test(path) || LATER.test(path)) return null;
  if (game === undefined) return TABLE.test(path) ? 'table' : null;
  return above.some(importer => importer.endsWith('/ui/cover.tsx')) ? `${game}-cover` : game;
}

/** The module and everything that cannot be loaded without it. */
function importersOf(id: string, bundle: Bundle): readonly string[] {
  const found = new Set([id]);
  for (const one of found)
    for (const importer of bundle.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return [...found];
}
