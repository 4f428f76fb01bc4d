import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Vocabulary } from '../core/game.ts';
import type { Shelf } from '../testkit/playthrough.ts';
import { prefixOf, readRules } from './clauses/read-rules.ts';
import { registered, renamed } from './new-game/copy.ts';
import { type Names, namesOf, type Taken } from './new-game/names.ts';
import { toolPath } from './prepare.cjs';
import { regenerate } from './regenerate-playthroughs.ts';
import { isProgram } from './repository.ts';

const USAGE = `Usage: npm run new-game -- NAME
Copies games/plots to games/NAME and puts it on the shelf. NAME is in small letters, with dashes: red-beans.`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = join(ROOT, 'games');
const SAMPLE = join(GAMES, 'plots');
const CARDS = join(GAMES, 'cards.ts');

const textOf = (path: string) => readFileSync(path, 'utf8');

/** The files of the sample game, by their path inside it. */
function sampleFiles(): ReadonlyMap<string, string> {
  const paths = readdirSync(SAMPLE, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
  return new Map(paths.map(path => [path.slice(SAMPLE.length + 1), textOf(path)]));
}

function takenNames(sample: ReadonlyMap<string, string>): Taken {
  const ids = readdirSync(GAMES, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const clauses = ids.flatMap(id => readRules(textOf(join(GAMES, id, 'RULES.en.md'))));
  const code = [...sample].flatMap(([path, text]) => (/\.tsx?$/.test(path) ? [text] : []));
  return {
    ids: new Set(ids),
    prefixes: new Set(clauses.map(clause => prefixOf(clause.id))),
    words: new Set(code.flatMap(text => text.match(/\w+/g) ?? [])),
  };
}

function write(sample: ReadonlyMap<string, string>, names: Names): void {
  const folder = join(GAMES, names.id);
  for (const [path, text] of sample) {
    const copy = join(folder, path);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, renamed(path, text, names));
  }
  writeFileSync(CARDS, registered(textOf(CARDS), names));
  // Names of another length break lines elsewhere.
  const format = [toolPath('@biomejs/biome:biome'), 'format', '--write', '--log-level=error', folder, CARDS];
  spawnSync(process.execPath, format, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Golden playthroughs hash the clauses of refusals, and the fair-dealing examples list every game: both are written anew. */
async function regenerateFor({ id }: Names): Promise<void> {
  const folder = pathToFileURL(join(GAMES, id, 'test/playthroughs/'));
  const { shelf } = (await import(new URL('index.ts', folder).href)) as { shelf: Shelf<Vocabulary> };
  regenerate(shelf, folder);
  // Imported only now: it reads the list of games.
  (await import('./fair-vectors.ts')).writeVectors();
}

export async function newGame(words: readonly string[]): Promise<number> {
  const [id, ...rest] = words;
  if (id === undefined || rest.length > 0 || id.startsWith('-')) {
    console.error(USAGE);
    return 2;
  }
  const sample = sampleFiles();
  const names = namesOf(id, takenNames(sample));
  if (!names.ok) {
    console.error(names.error);
    return 1;
  }
  write(sample, names.value);
  await regenerateFor(names.value);
  const { prefix, title } = names.value;
  console.log(`games/${id} is there and on the shelf as “${title}”; its clauses are ${prefix}-01 and so on.
  npm run check        it passes as it is
  npm run dev          play it at http://localhost:5173/new/${id}
  docs/adding-a-game.md says what to change, and in which order`);
  return 0;
}

if (isProgram(import.meta.url)) process.exitCode = await newGame(process.argv.slice(2));
