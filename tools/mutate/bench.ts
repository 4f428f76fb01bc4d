import { keyed } from '../../core/sure.ts';
import { join } from 'node:path';
import { ROOT, textOf } from './game-files.ts';
import { ID } from '../clauses/read-rules.ts';
import type { Mutant } from './find-mutants.ts';
import { Loader, type World } from './load.ts';
import { collect, type Test } from './suite.ts';

/** Whole games are taken to touch every rule, and run last: those on file, then those of the contract, which take longest. */
const WHOLE_GAMES = /\/(playthroughs|contract)\.test\.ts$/;
/** A broken rule may cost ten times the steps and this many more before it counts as endless. */
const MORE_STEPS = 2_000_000;
const STEPS_OF_WHOLE_GAMES = 2_000_000_000;
/** What a test may cost that is run only to learn whether it can fail at all. */
const FEW_STEPS = 1_000_000;

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
  readonly #loadSteps = new Map<string, number>();
  readonly #tests: Known[] = [];

  constructor(testFiles: readonly string[]) {
    this.#files = testFiles;
  }

  /** Runs every small test once on the true rules, to learn what it touches. Throws if one fails. */
  learn(): void {
    for (const file of this.#files) {
      const path = join(ROOT, file);
      const loading = this.#stepsOf(() =>
        collect(() => this.#loader.load(path, { broken: null, loaded: new Map() })),
      );
      this.#loadSteps.set(file, loading.steps);
      const atLoading = this.#loader.callsOfLoading(path);
      for (const [number, { title, run }] of loading.result.entries()) {
        const whole = WHOLE_GAMES.test(file);
        const { steps, result } = whole
          ? { steps: STEPS_OF_WHOLE_GAMES + Number(file.includes('contract')), result: [] }
          : this.#stepsOf(() => this.#loader.callsDuring(run));
        const test = { file, number, title, clauses: clausesIn(title), steps };
        this.#tests.push(test);
        for (const called of new Set([...atLoading, ...result])) {
          const covering = this.#covering.get(called);
          if (covering) covering.push(test);
          else this.#covering.set(called, [test]);
        }
      }
    }
    for (const tests of [this.#tests, ...this.#covering.values()]) tests.sort((a, b) => a.steps - b.steps);
  }

  /** Tests that name a clause of the mutant run first, then the others until one fails, then those of `unproved` clauses. */
  judge(mutant: Mutant, unproved: ReadonlySet<string>): Finding {
    const covering = this.#coveringOf(mutant);
    const own = covering.filter(test => namesOne(test, mutant.clauses));
    const others = covering.filter(test => !own.includes(test));
    const world: World = { broken: breakOf(mutant), loaded: new Map() };
    const collected = new Map<string, readonly Test[]>();
    const by: Known[] = [];
    /** One failing test for every clause is enough. */
    const proving = (tests: readonly Known[], clauses: Iterable<string>): void => {
      const open = new Set(clauses);
      for (const test of tests)
        if (namesOne(test, [...open]) && this.#fails(test, world, collected)) {
          by.push(test);
          for (const id of test.clauses) open.delete(id);
        }
    };
    proving(own, mutant.clauses);
    if (by.length === 0) {
      const ordered = mutant.clauses.length === 0 ? namingFirst(others) : others;
      const first = ordered.find(test => this.#fails(test, world, collected));
      if (first) by.push(first);
    }
    if (by.length > 0) {
      const rest = covering.filter(test => test.steps < FEW_STEPS && !by.includes(test));
      proving(rest, unproved);
    }
    const named = by.some(test =>
      mutant.clauses.length === 0 ? test.clauses.length > 0 : namesOne(test, mutant.clauses),
    );
    return { key: mutant.key, by: by.map(({ file, title, clauses }) => ({ file, title, clauses })), named };
  }

  /** The tests that call the function first; then their neighbours, which may live on what it once answered; whole games last. */
  #coveringOf({ file, inside }: Mutant): readonly Known[] {
    if (inside === null) return this.#tests;
    const callers = this.#covering.get(`${join(ROOT, file)}#${inside}`)?.filter(test => !isWhole(test)) ?? [];
    const files = new Set(callers.map(test => test.file));
    const neighbours = this.#tests.filter(test => files.has(test.file) && !callers.includes(test));
    return [...callers, ...neighbours, ...this.#tests.filter(isWhole)];
  }

  /** A file that cannot even be loaded fails with all its tests. */
  #fails(test: Known, world: World, collected: Map<string, readonly Test[]>): boolean {
    const { meter } = this.#loader;
    try {
      let tests = collected.get(test.file);
      if (!tests) {
        collected.set(test.file, UNLOADABLE);
        meter.left = 10 * keyed(this.#loadSteps, test.file) + MORE_STEPS;
        tests = collect(() => this.#loader.load(join(ROOT, test.file), world));
        collected.set(test.file, tests);
      }
      if (tests === UNLOADABLE) return true;
      meter.left = Math.min(10 * test.steps, STEPS_OF_WHOLE_GAMES) + MORE_STEPS;
      tests[test.number]?.run();
      return false;
    } catch {
      return true;
    } finally {
      meter.left = Number.MAX_SAFE_INTEGER;
    }
  }

  #stepsOf<T>(work: () => T): { readonly steps: number; readonly result: T } {
    const { meter } = this.#loader;
    meter.left = Number.MAX_SAFE_INTEGER;
    const result = work();
    return { result, steps: Number.MAX_SAFE_INTEGER - meter.left };
  }
}

/** Stands for the tests of a file that a broken rule keeps from being loaded. */
const UNLOADABLE: readonly Test[] = [];

const isWhole = ({ steps }: Known): boolean => steps >= STEPS_OF_WHOLE_GAMES;

const namesOne = (test: Known, ids: readonly string[]): boolean => test.clauses.some(id => ids.includes(id));

const namingFirst = (tests: readonly Known[]): readonly Known[] => [
  ...tests.filter(({ clauses }) => clauses.length > 0),
  ...tests.filter(({ clauses }) => clauses.length === 0),
];

const clausesIn = (title: string): readonly string[] =>
  [...title.matchAll(new RegExp(ID, 'g'))].map(([id]) => id);

function breakOf({ file, start, end, becomes }: Mutant): World['broken'] {
  const text = textOf(file);
  return { path: join(ROOT, file), text: text.slice(0, start) + becomes + text.slice(end) };
}
