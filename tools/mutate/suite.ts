import { expect } from 'vitest';

/** A test of a game, collected without vitest's own runner. */
export interface Test {
  readonly title: string;
  readonly run: () => void;
}

type Declare = (title: string, run: () => void) => void;

let collected: Test[] = [];
const outer: string[] = [];

const test: Declare = (title, run) => {
  collected.push({ title: [...outer, title].join(' > '), run });
};

const describe: Declare = (title, body) => {
  outer.push(title);
  body();
  outer.pop();
};

/** What test files import as `vitest`. */
export const VITEST = {
  expect,
  test: Object.assign(test, { each: each(test) }),
  describe: Object.assign(describe, { each: each(describe) }),
};

/** The tests that a file declares while it is loaded. */
export function collect(loadFile: () => void): readonly Test[] {
  collected = [];
  outer.length = 0;
  loadFile();
  return collected;
}

function each(declare: Declare) {
  return (rows: readonly unknown[]) =>
    (title: string, body: (...values: readonly unknown[]) => void): void => {
      const spread = rows.every(row => Array.isArray(row));
      for (const [i, row] of rows.entries()) {
        const values: readonly unknown[] = spread && Array.isArray(row) ? row : [row];
        declare(filled(title, values, i), () => body(...values));
      }
    };
}

/** `%s`, `%j` … and `$name`, as vitest fills them in. */
function filled(title: string, values: readonly unknown[], row: number): string {
  let next = 0;
  return title
    .replaceAll(/%([sdifjoO#%])/g, (_, kind: string) => {
      if (kind === '%') return '%';
      if (kind === '#') return String(row);
      const value = values[next++];
      return kind === 's' ? String(value) : JSON.stringify(value);
    })
    .replaceAll(/\$(\w+)/g, (all, name: string) => {
      const first = values[0];
      return typeof first === 'object' && first && name in first ? String(Reflect.get(first, name)) : all;
    });
}
