import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { NAMES } from './faults.ts';

/** The types of a function's parameters, as the English words declare them, by the path to the function. */
export type Declared = ReadonlyMap<string, readonly string[]>;

/** Reads what every function in a file of words is told. */
export function declaredIn(file: URL): Declared {
  const source = ts.createSourceFile(file.pathname, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, readonly string[]>();
  const read = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isSatisfiesExpression(node)) return read(node.expression, path);
    if (ts.isArrowFunction(node) || ts.isMethodDeclaration(node))
      return void found.set(
        path.join('.'),
        node.parameters.map(({ type }) => type?.getText() ?? ''),
      );
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      const name = property.name && 'text' in property.name ? property.name.text : '';
      if (ts.isPropertyAssignment(property)) read(property.initializer, [...path, name]);
      if (ts.isMethodDeclaration(property)) read(property, [...path, name]);
    }
  };
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { initializer } of statement.declarationList.declarations)
        if (initializer) read(initializer, []);
  return found;
}

/** What to try for a parameter of a type; unknown types are tried with anything. */
export type Samples = { readonly [type: string]: readonly unknown[] };

const SAMPLES: Samples = {
  number: [0, 1, 2],
  string: NAMES,
  'string | null': [...NAMES, null],
  'readonly string[]': [[NAMES[0]], NAMES.slice(0, 2), NAMES.slice(0, 3)],
  'readonly [number, number]': [
    [1, 1],
    [1, 2],
    [2, 2],
  ],
  'readonly number[]': [
    [1, 0],
    [0, 2],
    [2, 1],
  ],
};

interface Told {
  readonly declared: Declared;
  readonly samples?: Samples;
}

/** Every sentence that an object of words can say, with its path; functions are called with samples. */
export function saidBy(words: object, { declared, samples = {} }: Told): readonly string[] {
  const keys = [...keysIn(words)];
  const anything = [0, 1, 2, 'A1-1', ...keys];
  const known: Samples = { ...SAMPLES, ...samples };
  const said: string[] = [];

  const call = (say: (...args: unknown[]) => unknown, path: readonly string[]) => {
    const types = declared.get(path.join('.')) ?? Array<string>(say.length).fill(firstParameter(say));
    const pools = types.map(type => known[type] ?? anything);
    const most = Math.max(1, ...pools.map(pool => pool.length));
    for (let i = 0; i < most; i++)
      for (let shift = 0; shift < Math.min(3, pools.length); shift++) {
        const args = pools.map((pool, at) => pool[(i + at * shift) % pool.length]);
        const result = attempt(() => say(...args));
        const isGuess = types.some(type => !(type in known));
        if (typeof result === 'string' && !(isGuess && /undefined|NaN/.test(result))) said.push(result);
        else if (typeof result === 'object' && result !== null) walk(result, path);
      }
  };
  const walk = (node: unknown, path: readonly string[]): void => {
    if (typeof node === 'string') said.push(node);
    else if (typeof node === 'function') call(node as (...args: unknown[]) => unknown, path);
    else if (typeof node === 'object' && node !== null)
      for (const [key, inner] of Object.entries(node)) walk(inner, [...path, key]);
  };
  walk(words, []);
  return [...new Set(said)];
}

/** Values of closed sets of words are keys somewhere in the same words. */
function* keysIn(words: object): Generator<string> {
  for (const [key, inner] of Object.entries(words)) {
    yield key;
    if (typeof inner === 'object' && inner !== null) yield* keysIn(inner);
  }
}

/** A counting helper that is used as it is calls its number `n`. */
function firstParameter(say: (...args: unknown[]) => unknown): string {
  return /^(\(?n\)? =>|\(n[,)]|function \w*\(n[,)])/.test(Function.prototype.toString.call(say))
    ? 'number'
    : '';
}

/** A sample of the wrong kind makes words throw: then they have nothing to say about it. */
function attempt(say: () => unknown): unknown {
  try {
    return say();
  } catch {
    return null;
  }
}
