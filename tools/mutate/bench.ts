import { join } from 'node:path';
import { ROOT, ruleFiles, testFiles, textOf } from './game-files.ts';
import { ID } from '../clauses/read-rules.ts';
import type { Mutant } from './find-mutants.ts';
import { Loader, type World } from './load.ts';
import { collect, type Test } from './suite.ts';

/** Whole games: run last, and taken to touch every rule. */
const WHOLE_GAMES = /\/(contract|playthroughs)\.test\.ts$/;
/** A broken rule may cost ten times the steps and this many more before it counts as endless. */
const MORE_STEPS = 2_000_000;
const STEPS_OF_WHOLE_GAMES = 2_000_000_000;

/** A test by the number it has in its file. */
export interface Known {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly clauses: readonly string[];
  /** Steps it took while nothing was broken. */
  readonly steps: number;
}

/** What became of a mutant. */
export interface Finding {
  readonly key: string;
  /** The first tests that failed, one for every clause they were asked for; none if the mutant survived. */
  readonly by: readonly Pick<Known, 'file' | 'title' | 'clauses'>[];
  /** Whether one of those tests names a clause of the mutant. */
  readonly named: boolean;
}

/** Runs a game's tests on broken rules. */
export class Bench {
  readonly #loader = new Loader();
  readonly #covering = new Map<string, Known[]>();
  readonly #files: readonly string[];
  readonly #rules: readonly string[];
  readonly #loadSteps = new Map<string, number>();
  readonly tests: Known[] = [];

  constructor(game: string) {
    this.#rules = ruleFiles(game);
    this.#files = testFiles(game);
  }

  /** Runs every small test once on the true rules, to learn what it touches. Throws if one fails. */
  async learn(): Promise<void> {
    for (const file of this.#files) {
      const whole = WHOLE_GAMES.test(file);
      this.#forget();
      const world: World = { broken: null, loaded: new Map() };
      const started = this.#start(Number.MAX_SAFE_INTEGER);
      const tests = collect(() => this.#loader.load(join(ROOT, file), world));
      this.#loadSteps.set(file, started());
      const touchedByLoading = this.#touched();
      for (const [number, test] of tests.entries()) {
        const known = { file, number, title: test.title, clauses: clausesIn(test.title) };
        this.#forget();
        const taken = this.#start(Number.MAX_SAFE_INTEGER);
        if (!whole) await test.run();
        const place = { ...known, steps: whole ? STEPS_OF_WHOLE_GAMES : taken() };
        this.tests.push(place);
        const touched = whole ? ['*'] : new Set([...touchedByLoading, ...this.#touched(), '*']);
        for (const name of touched) this.#covering.set(name, [...(this.#covering.get(name) ?? []), place]);
      }
    }
    for (const tests of this.#covering.values()) tests.sort((a, b) => a.steps - b.steps);
  }

  /** Tests that name a clause of the mutant come first; then the others, until one fails. After that only tests that name a clause of `unproved`. */
  async judge(mutant: Mutant, unproved: ReadonlySet<string>): Promise<Finding> {
    const world: World = {
      broken: { path: join(ROOT, mutant.file), text: broken(mutant) },
      loaded: new Map(),
    };
    const collected = new Map<string, readonly Test[]>();
    const by: Known[] = [];
    const fails = async (test: Known): Promise<boolean> => {
      const failed = await this.#fails(test, world, collected);
      if (failed) by.push(test);
      return failed;
    };
    const covering = this.#coveringOf(mutant);
    const open = new Set(mutant.clauses);
    for (const test of covering.filter(({ clauses }) => clauses.some(id => open.has(id)))) {
      if (!test.clauses.some(id => open.has(id))) continue;
      if (await fails(test)) for (const id of test.clauses) open.delete(id);
    }
    if (by.length === 0)
      for (const test of mutant.clauses.length > 0 ? covering : namingFirst(covering)) {
        if (test.clauses.some(id => mutant.clauses.includes(id))) continue;
        if (await fails(test)) break;
      }
    const wanted = new Set(unproved);
    if (by.length > 0)
      for (const test of covering) {
        if (by.includes(test) || test.steps === STEPS_OF_WHOLE_GAMES) continue;
        if (test.clauses.some(id => wanted.has(id)) && (await fails(test)))
          for (const id of test.clauses) wanted.delete(id);
      }
    const named = by.some(({ clauses }) =>
      mutant.clauses.length === 0 ? clauses.length > 0 : clauses.some(id => mutant.clauses.includes(id)),
    );
    return { key: mutant.key, by: by.map(({ file, title, clauses }) => ({ file, title, clauses })), named };
  }

  #coveringOf({ file, inside }: Mutant): readonly Known[] {
    const own = inside === null ? [] : (this.#covering.get(`${file}#${inside}`) ?? []);
    const all = this.#covering.get('*')!;
    if (inside === null) return all;
    return [...own, ...all.filter(test => test.steps === STEPS_OF_WHOLE_GAMES)];
  }

  async #fails(test: Known, world: World, collected: Map<string, readonly Test[]>): Promise<boolean> {
    const { meter } = this.#loader;
    try {
      let tests = collected.get(test.file);
      if (!tests) {
        meter.left = 10 * this.#loadSteps.get(test.file)! + MORE_STEPS;
        tests = collect(() => this.#loader.load(join(ROOT, test.file), world));
        collected.set(test.file, tests);
      }
      meter.left = Math.min(10 * test.steps, STEPS_OF_WHOLE_GAMES) + MORE_STEPS;
      await tests[test.number]!.run();
      return false;
    } catch {
      return true;
    } finally {
      meter.left = Number.MAX_SAFE_INTEGER;
    }
  }

  /** Gives what tells how many steps were taken since. */
  #start(left: number): () => number {
    this.#loader.meter.left = left;
    return () => left - this.#loader.meter.left;
  }

  #forget(): void {
    for (const file of this.#rules) this.#loader.called.get(join(ROOT, file))?.fill(0);
  }

  #touched(): readonly string[] {
    return this.#rules.flatMap(file => {
      const called = this.#loader.called.get(join(ROOT, file)) ?? new Uint8Array();
      return [...called.keys()].filter(i => called[i] === 1).map(i => `${file}#${i}`);
    });
  }
}

const namingFirst = (tests: readonly Known[]): readonly Known[] => [
  ...tests.filter(({ clauses }) => clauses.length > 0),
  ...tests.filter(({ clauses }) => clauses.length === 0),
];

const clausesIn = (title: string): readonly string[] =>
  [...title.matchAll(new RegExp(ID, 'g'))].map(([id]) => id);

function broken({ file, start, end, becomes }: Mutant): string {
  const text = textOf(file);
  return text.slice(0, start) + becomes + text.slice(end);
}
