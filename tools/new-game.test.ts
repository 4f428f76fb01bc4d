import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { checkClauses } from './check-clauses.ts';
import type { newGame } from './new-game.ts';
import { registered, renamed } from './new-game/copy.ts';
import { type Names, namesOf } from './new-game/names.ts';
import { readRepository } from './repository.ts';
import { type TemporaryCopy, temporaryCopy } from './temporary-copy.ts';

const TAKEN = {
  ids: new Set(['plots', 'chicoree']),
  prefixes: new Set(['PLT', 'CH']),
  words: new Set(['game', 'Bid', 'plot']),
};

const RED_BEANS: Names = {
  id: 'red-beans',
  value: 'redBeans',
  type: 'RedBeans',
  title: 'Red Beans',
  prefix: 'RB',
};

describe('the names of a game', () => {
  test('all follow from one', () => {
    expect(namesOf('red-beans', TAKEN)).toEqual({ ok: true, value: RED_BEANS });
  });

  test.each([
    ['lentils', [], 'LNT'],
    ['lentils', ['LNT'], 'LE'],
    ['aioli', [], 'AL'],
    ['red-beans', ['RB', 'RDB'], 'RE'],
    ['chard-and-chives', [], 'CAC'],
  ])('the clauses of %s, where %j are taken, begin with %s', (id, taken, prefix) => {
    const names = namesOf(id, { ...TAKEN, prefixes: new Set(taken) });
    expect(names).toMatchObject({ value: { prefix } });
  });

  test.each([
    ['', 'no name for a folder'],
    ['x', '2 to 30 small letters'],
    ['Red-Beans', 'no name for a folder'],
    ['red--beans', 'no name for a folder'],
    ['../beans', 'no name for a folder'],
    ['beans2', 'no name for a folder'],
    ['b'.repeat(31), 'no name for a folder'],
    ['chicoree', 'There is a game in games/chicoree already'],
    ['new', 'a word of the code'],
    ['game', 'a word of the code'],
    ['bid', 'a word of the code'],
  ])('“%s” is refused: %s', (id, why) => {
    expect(namesOf(id, TAKEN)).toEqual({ ok: false, error: expect.stringContaining(why) });
  });
});

/** Everything between quotes, and between tags. */
function said(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node))
      found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

describe('the copy of the sample game', () => {
  const files = [...readRepository(['.ts', '.tsx', '.css', '.md', '.jsonl', '.txt'])].flatMap(
    ([path, text]) =>
      path.startsWith('games/plots/') ? [[path, renamed(path, text, RED_BEANS)] as const] : [],
  );

  test.each(files)('%s names only the new game', (path, text) => {
    // Rules may speak of plots below their title: that is what the sample is about.
    const ofTheSample = path.endsWith('.md') ? /PLT|# (Plots|Parcelles)/ : /PLT|\bplots\b|Parcelles/i;
    expect(text).not.toMatch(ofTheSample);
  });

  test.each(files.filter(([path]) => /\.tsx?$/.test(path)))('%s says no name of the code', (path, text) => {
    expect(said(path, text).filter(words => /redBeans|RedBeans/.test(words))).toEqual([]);
  });

  test('it is listed last', () => {
    const cards = readFileSync(new URL('../games/cards.ts', import.meta.url), 'utf8');
    const longer = registered(cards, RED_BEANS);
    expect(longer).toContain("import { about as redBeans } from './red-beans/about.ts';\n\n/**");
    expect(longer).toContain('  redBeans,\n] as unknown');
  });
});

/** What is not as it is in the house, where the same checks see it. */
const isNew = (path: string) => path.startsWith('games/red-beans/') || path === 'games/cards.ts';

interface Tool {
  readonly newGame: typeof newGame;
}

/** Whole programs run here, and the machine may be busy. */
const PATIENCE = 1_200_000;

describe('npm run new-game', () => {
  let copy: TemporaryCopy;
  beforeAll(() => {
    copy = temporaryCopy();
  });
  afterAll(() => copy.remove());

  const make = (...words: string[]) => copy.run('tsx', 'tools/new-game.ts', ...words);

  test('explains itself, and why it refuses, and leaves everything as it is', {
    timeout: PATIENCE,
  }, async () => {
    const cards = () => readFileSync(join(copy.root, 'games/cards.ts'), 'utf8');
    const games = () => readdirSync(join(copy.root, 'games'));
    const before = [cards(), games()];
    expect(await make()).toMatchObject({
      status: 2,
      output: expect.stringContaining('Usage: npm run new-game'),
    });
    // Refused without a process of its own: what ends one is known from the first.
    const { newGame: refused } = (await import(join(copy.root, 'tools/new-game.ts'))) as Tool;
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      for (const [words, status, output] of [
        [['red', 'beans'], 2, 'Usage: npm run new-game'],
        [['plots'], 1, 'games/plots already'],
        [['view'], 1, 'a word of the code'],
      ] as const) {
        expect(await refused(words)).toBe(status);
        expect(said).toHaveBeenLastCalledWith(expect.stringContaining(output));
      }
    } finally {
      said.mockRestore();
    }
    expect([cards(), games()]).toEqual(before);
  });

  test('makes a game that passes the checks', { timeout: PATIENCE }, async () => {
    expect(await make('red-beans')).toMatchObject({ status: 0, output: expect.stringContaining('RB-01') });
    expect(readdirSync(join(copy.root, 'games/red-beans')).sort()).toEqual(
      readdirSync(join(copy.root, 'games/plots')).sort(),
    );
    const examples = readFileSync(join(copy.root, 'docs/fair-dealing-vectors.json'), 'utf8');
    expect(examples).toContain('"game": "red-beans"');

    // Only what the new game touches, so that this stays quick: the list of games imports all others, and the shelf's test reads it.
    const checks = [
      ['@biomejs/biome:biome', 'format', 'games/red-beans', 'games/cards.ts'],
      ['oxlint', '--type-aware', '--type-check', '--deny-warnings', 'games/red-beans'],
      [
        'vitest',
        'run',
        '--maxWorkers=1',
        'games/red-beans',
        'web/shelf.test.ts',
        'web/new-game/option-label.test.ts',
      ],
    ] as const;
    for (const [tool, ...words] of checks) {
      const { status, output } = await copy.run(tool, ...words);
      expect(status, `${tool} ${words.join(' ')}\n${output}`).toBe(0);
    }
    const files = new Map(
      [...readRepository(['.ts', '.tsx', '.md'], copy.root)].filter(([path]) => isNew(path)),
    );
    expect(checkBoundaries(files)).toEqual([]);
    expect(checkClauses(files)).toMatchObject({
      violations: [],
      summaries: [expect.stringContaining('red-beans')],
    });
  });
});
