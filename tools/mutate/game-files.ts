import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRules } from '../clauses/read-rules.ts';
import { findMutants, type Mutant } from './find-mutants.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a game shows, foresees or copies is no rule of it. */
const NO_RULES =
  /^(index|about|vocabulary|view|determinize|copy|preview|prospects|forecast|reach|holes)\.ts$/;

/** What the rules of several games share: broken with every game that uses it. */
const SHARED_RULES = ['core/hand.ts'];

/** Bots and lessons may play on with a wrong rule, copies copy anything, editors enter it, and pictures show it: their tests prove no clause. */
const NO_PROOFS = /^(bot|features|thinking|lesson|copy|editor|primer)\.test\.ts$/;

export const GAMES: readonly string[] = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

const namesIn = (folder: string): readonly string[] => readdirSync(join(ROOT, folder)).sort();

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The files that hold a game's rules, from the root. */
export function ruleFiles(game: string): readonly string[] {
  const folder = `games/${game}`;
  const own = [
    ...namesIn(folder).flatMap(name => (name.endsWith('.ts') && !NO_RULES.test(name) ? [name] : [])),
    ...namesIn(`${folder}/moves`).map(name => `moves/${name}`),
  ].map(name => `${folder}/${name}`);
  const imported = own.map(textOf).join('\n');
  return [...own, ...SHARED_RULES.filter(file => imported.includes(`../${file}'`))];
}

export function testFiles(game: string): readonly string[] {
  const folder = `games/${game}/test`;
  const names = namesIn(folder).filter(name => name.endsWith('.test.ts') && !NO_PROOFS.test(name));
  return names.map(name => `${folder}/${name}`);
}

/** The clauses of a game, in the order of its rules. */
export const clauseIds = (game: string): readonly string[] =>
  readRules(textOf(`games/${game}/RULES.en.md`)).map(({ id }) => id);

export function mutantsOf(game: string): readonly Mutant[] {
  const ids = clauseIds(game);
  return ruleFiles(game).flatMap(file => findMutants(file, textOf(file), ids));
}
