import { posix } from 'node:path';
import { nth } from '../core/sure.ts';
import { ARROWS, DOORS, fits, IMPURE, PURE, type Row } from './boundaries/arrows.ts';
import { cycles } from './boundaries/cycles.ts';
import { type Import, readSource, type Source } from './boundaries/read-source.ts';
import { type Files, isProgram, readRepository } from './repository.ts';

/** Checks every file against the table of arrows. Returns one line per violation. */
export function checkBoundaries(files: Files): readonly string[] {
  const sources = new Map([...files].map(([path, text]) => [path, readSource(path, text)]));
  return [
    ...[...sources].flatMap(([path, source]) => checkFile(path, source, files)),
    ...cycles(graphOf(sources, files)).map(
      path =>
        `${nth(path, 0)}:1  ${room(nth(path, 0))} → ${room(nth(path, 1))}: a cycle, ${path.join(' → ')}`,
    ),
  ];
}

function checkFile(path: string, source: Source, files: Files): readonly string[] {
  const row = ARROWS.find(({ from }) => fits(path, [from]));
  if (!row) return [`${path}:1  ${room(path)}: belongs to no room of tools/boundaries/arrows.ts`];
  const isPure = fits(path, PURE.inside) && !fits(path, PURE.except);

  return [
    ...source.imports.flatMap(found => {
      const { name, why } = judge(path, found, row, files);
      return why ? [`${path}:${found.line}  ${room(path)} → ${name}: ${why}`] : [];
    }),
    ...source.names
      .filter(({ name }) => isPure && IMPURE.has(name))
      .map(
        ({ name, line }) =>
          `${path}:${line}  ${room(path)} → ${name}: chance, time and the world stay outside`,
      ),
    ...(source.isBarrel && !fits(path, DOORS)
      ? [`${path}:1  ${room(path)}: only re-exports; a barrel is allowed only as the index.ts of a room`]
      : []),
  ];
}

/** What an import reaches, and why it may not (null when it may). */
function judge(path: string, { specifier, typeOnly }: Import, row: Row, files: Files) {
  if (specifier.startsWith('node:')) {
    return { name: specifier, why: row.node ? null : 'Node’s own modules are not allowed here' };
  }
  if (!specifier.startsWith('.')) {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    return { name, why: fits(name, row.packages ?? []) ? null : 'this package is not allowed here' };
  }

  const target = resolve(path, specifier, files);
  const here = (patterns: readonly string[] = []) =>
    fits(
      target,
      patterns.map(pattern => ofGame(pattern, path)),
    );
  const name = room(target);
  if (here(row.never)) return { name, why: `${row.from} never sees ${target}` };
  if (here(row.sees) || (typeOnly && here(row.types))) return { name, why: null };
  return { name, why: here(row.types) ? 'only by “import type”' : `${row.from} may not see ${target}` };
}

const ofGame = (pattern: string, path: string) => pattern.replace('=', path.split('/')[1] ?? '');

/** The path a relative specifier means; extensions may be left out. */
function resolve(path: string, specifier: string, files: Files): string {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const spellings = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
  return spellings.find(spelling => files.has(spelling)) ?? target;
}

function graphOf(sources: ReadonlyMap<string, Source>, files: Files) {
  return new Map(
    [...sources].map(([path, { imports }]) => [
      path,
      imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => resolve(path, specifier, files))
        .filter(target => files.has(target)),
    ]),
  );
}

/** `core`, `server`, `games/plots/ui`: the folder, as the table names it. */
function room(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'games' ? 3 : 1).join('/') || 'root';
}

if (isProgram(import.meta.url)) {
  const files = readRepository(['.ts', '.tsx']);
  const violations = checkBoundaries(files);
  for (const violation of violations) console.log(violation);
  console.log(`${files.size} files, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
