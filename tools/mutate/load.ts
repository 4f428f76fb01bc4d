import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Compiled, compile, type Exports, type Meter } from './compile.ts';
import { VITEST } from './suite.ts';

/** Thrown instead of running for ever. */
export class Endless extends Error {}

/** What was loaded for one broken file, or, for none, all of the games anew. */
export interface World {
  readonly broken: { readonly path: string; readonly text: string } | null;
  readonly loaded: Map<string, Exports>;
}

const requirePackage = createRequire(import.meta.url);

/**
 * Loads TypeScript files in this very thread, so that a broken rule costs the compilation of one file and no new
 * process. What does not depend on the broken file is loaded once for all. Paths are absolute.
 */
export class Loader {
  readonly meter: Meter = {
    left: Number.POSITIVE_INFINITY,
    over: () => {
      throw new Endless('does not end');
    },
  };
  /** By file, one mark for every function that was called. */
  readonly #called = new Map<string, Uint8Array>();
  /** By file, the functions that its own loading called: files loaded once for all do so only once. */
  readonly #calledByLoading = new Map<string, readonly string[]>();
  readonly #compiled = new Map<string, Compiled>();
  readonly #shared = new Map<string, Exports>();
  readonly #reaches = new Map<string, ReadonlySet<string>>();

  load(path: string, world: World): Exports {
    const { broken } = world;
    const own = broken
      ? path.endsWith('.test.ts') || this.#reach(path).has(broken.path)
      : path.includes('/games/');
    const loaded = own ? world.loaded : this.#shared;
    const known = loaded.get(path);
    if (known) return known;
    const { run, functions } = path === broken?.path ? compile(path, broken.text) : this.#compile(path);
    const exports: Exports = {};
    loaded.set(path, exports);
    const called = this.#called.get(path) ?? new Uint8Array(functions);
    this.#called.set(path, called);
    const require = (name: string): unknown => {
      if (name.startsWith('.')) return this.load(resolve(dirname(path), name), world);
      return name === 'vitest' ? VITEST : requirePackage(name);
    };
    const around = { require, meter: this.meter, called, url: pathToFileURL(path).href };
    if (broken) run(exports, around);
    else
      this.#calledByLoading.set(
        path,
        this.callsDuring(() => run(exports, around)),
      );
    return exports;
  }

  /** The functions that are called while `work` runs, as `path#number`. */
  callsDuring(work: () => void): readonly string[] {
    const before = [...this.#called.values()].map(marks => [marks, marks.slice()] as const);
    for (const [marks] of before) marks.fill(0);
    work();
    const calls = [...this.#called].flatMap(([path, marks]) =>
      [...marks.keys()].flatMap(i => (marks[i] ? [`${path}#${i}`] : [])),
    );
    for (const [marks, kept] of before) for (let i = 0; i < marks.length; i++) marks[i]! |= kept[i]!;
    return calls;
  }

  /** The functions called when a file and all that it depends on are loaded. */
  callsOfLoading(path: string): readonly string[] {
    return [...this.#reach(path)].flatMap(at => this.#calledByLoading.get(at) ?? []);
  }

  #compile(path: string): Compiled {
    let compiled = this.#compiled.get(path);
    if (!compiled) {
      compiled = compile(path, readFileSync(path, 'utf8'));
      this.#compiled.set(path, compiled);
    }
    return compiled;
  }

  /** A file and all that it depends on. */
  #reach(path: string): ReadonlySet<string> {
    const known = this.#reaches.get(path);
    if (known) return known;
    const reached = new Set([path]);
    for (const at of reached)
      for (const name of this.#compile(at).imports)
        if (name.startsWith('.')) reached.add(resolve(dirname(at), name));
    this.#reaches.set(path, reached);
    return reached;
  }
}
