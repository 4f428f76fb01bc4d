import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './bench.ts';
import type { Mutant } from './find-mutants.ts';
import { ROOT, testFiles, textOf } from './game-files.ts';
import { parsed } from '../../core/data.ts';

/** Where findings wait for the next run. */
const FOLDER = join(ROOT, 'dist', 'mutate');

/** What was found, what it rests on, and whether it still holds. */
interface Kept {
  readonly base: string;
  readonly tests: string;
  readonly finding: Finding;
}

/** The findings of one game, kept on disk so that a run can be broken off and taken up again. */
export class Findings {
  readonly #found = new Map<string, Finding>();
  readonly #path: string;
  readonly #base: string;
  readonly #tests: ReadonlyMap<string, string>;

  constructor(game: string, fresh: boolean) {
    this.#path = join(FOLDER, `${game}.jsonl`);
    this.#base = digest(['core', 'testkit', `games/${game}`].flatMap(codeUnder).map(textOf));
    this.#tests = new Map(testFiles(game).map(file => [file, digest([textOf(file)])]));
    mkdirSync(FOLDER, { recursive: true });
    if (fresh) rmSync(this.#path, { force: true });
    if (!existsSync(this.#path)) return;
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) this.#readLine(line);
  }

  #readLine(line: string): void {
    if (!line.endsWith('}')) return;
    const { base, tests, finding } = parsed<Kept>(line);
    if (base === this.#base && tests === this.#testsFor(finding)) this.#found.set(finding.key, finding);
  }

  /** The clauses of the tests that failed. */
  proved(): ReadonlySet<string> {
    return new Set([...this.#found.values()].flatMap(({ by }) => by.flatMap(({ clauses }) => clauses)));
  }

  get(mutant: Mutant): Finding | undefined {
    return this.#found.get(mutant.key);
  }

  add(finding: Finding): void {
    this.#found.set(finding.key, finding);
    const kept: Kept = { base: this.#base, tests: this.#testsFor(finding), finding };
    appendFileSync(this.#path, `${JSON.stringify(kept)}\n`);
  }

  /** A mutant caught by name needs no other tests than those; any other may be caught, or named, by every test. */
  #testsFor({ by, named }: Finding): string {
    const files = named ? by.map(({ file }) => file) : [...this.#tests.keys()];
    return digest(files.map(file => this.#tests.get(file) ?? 'gone'));
  }
}

/** Everything but tests, which are weighed one by one, and what shows the game. */
function codeUnder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(ui|texts|bot)$/.test(entry.name) ? [] : codeUnder(path);
    return /\.(ts|jsonl)$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  });
}

export function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
