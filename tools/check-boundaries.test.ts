import { expect, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';

/** Checks one file; the files it imports need not exist. */
const check = (path: string, ...lines: string[]) => checkBoundaries(new Map([[path, lines.join('\n')]]));
const importing = (path: string, specifier: string) => check(path, `import { x } from '${specifier}';`);

test.each([
  ['core/play.ts', './game.ts'],
  ['core/play.test.ts', '../games/plots/index.ts'],
  ['testkit/contract.ts', '../core/play.ts'],
  ['testkit/playthrough-files.ts', 'node:fs'],
  ['testkit/contract.test.ts', 'vitest'],
  ['games/plots/moves/bid.ts', '../turn.ts'],
  ['games/plots/moves/bid.ts', '../../../core/game.ts'],
  ['games/plots/ui/Board.tsx', '../texts/en.ts'],
  ['games/plots/ui/Board.tsx', './board.css'],
  ['games/plots/ui/Board.tsx', '../data/plots.ts'],
  ['games/plots/ui/Board.tsx', '../vocabulary.ts'],
  ['games/plots/ui/Board.tsx', '../../../core/texts.ts'],
  ['games/plots/ui/Board.tsx', '../../../web/kit/Button.tsx'],
  ['games/plots/ui/Board.tsx', 'preact/hooks'],
  ['games/plots/bot/evaluate.ts', '../moves/bid.ts'],
  ['games/plots/test/rules.test.ts', '../ui/Board.tsx'],
  ['games/plots/test/rules.test.ts', '../../../bots/random.ts'],
  ['games/index.ts', './cards.ts'],
  ['games/cards.ts', './plots/about.ts'],
  ['games/plots/about.ts', './index.ts'],
  ['games/plots/about.ts', './ui/index.ts'],
  ['bots/honesty.test.ts', '../games/index.ts'],
  ['server/tables.ts', '../games/index.ts'],
  ['server/tables.ts', 'hono'],
  ['web/lobby.tsx', '../games/cards.ts'],
  ['web/main.tsx', '@fontsource/fraunces/400.css'],
  ['cli/serve.ts', '../server/serve.ts'],
  ['tools/new-game.ts', '../games/plots/moves/bid.ts'],
  ['vite.config.ts', 'vite'],
])('%s may see %s', (path, specifier) => {
  expect(importing(path, specifier)).toEqual([]);
});

test.each([
  ['core/play.ts', '../testkit/contract.ts'],
  ['core/play.ts', 'valibot'],
  ['core/play.ts', 'node:crypto'],
  ['core/play.test.ts', '../games/chicoree/index.ts'],
  ['testkit/contract.ts', '../games/plots/index.ts'],
  ['testkit/contract.ts', 'vitest'],
  ['testkit/contract.ts', 'node:fs'],
  ['games/plots/setup.ts', '../chicoree/setup.ts'],
  ['games/plots/test/rules.test.ts', '../../chicoree/setup.ts'],
  ['games/plots/setup.ts', '../../bots/random.ts'],
  ['games/plots/setup.ts', './texts/en.ts'],
  ['games/plots/setup.ts', 'preact'],
  ['games/plots/moves/bid.ts', '../ui/Board.tsx'],
  ['games/plots/index.ts', './bot/evaluate.ts'],
  ['games/plots/data/plots.ts', '../scoring.ts'],
  ['games/plots/vocabulary.ts', './turn.ts'],
  ['games/plots/texts/en.ts', '../ui/Board.tsx'],
  ['games/plots/texts/en.ts', '../view.ts'],
  ['games/plots/texts/en.ts', 'preact'],
  ['games/plots/ui/Board.tsx', '../moves/bid.ts'],
  ['games/plots/ui/Board.tsx', '../setup.ts'],
  ['games/plots/ui/Board.tsx', '../turn.ts'],
  ['games/plots/ui/Board.tsx', '../view.ts'],
  ['games/plots/ui/Board.tsx', '../bot/evaluate.ts'],
  ['games/plots/ui/Board.tsx', '../../../web/lobby.tsx'],
  ['games/plots/ui/Board.tsx', 'node:fs'],
  ['games/plots/bot/evaluate.ts', '../texts/en.ts'],
  ['games/index.ts', './plots/index.ts'],
  ['games/cards.ts', './plots/index.ts'],
  ['games/plots/about.ts', './moves/bid.ts'],
  ['games/plots/index.ts', './about.ts'],
  ['web/lobby.tsx', '../games/index.ts'],
  ['bots/flat.ts', '../games/index.ts'],
  ['bots/flat.ts', 'node:worker_threads'],
  ['server/tables.ts', '../games/plots/index.ts'],
  ['server/tables.ts', '../web/main.tsx'],
  ['web/lobby.tsx', '../games/plots/ui/Board.tsx'],
  ['web/lobby.tsx', '../server/serve.ts'],
  ['web/lobby.tsx', 'hono'],
  ['web/kit/Button.tsx', '../lobby.tsx'],
  ['cli/potager.ts', '../web/main.tsx'],
  ['server/tables.ts', '../tools/repository.ts'],
  ['web/lobby.tsx', '../e2e/pages.ts'],
  ['cli/potager.ts', '../bench/speed.ts'],
])('%s may not see %s', (path, specifier) => {
  expect(importing(path, specifier)).toHaveLength(1);
});

test.each([
  "import { x } from '../games/plots/index.ts';",
  "import type { X } from '../games/plots/index.ts';",
  "import '../games/plots/index.ts';",
  "export { x } from '../games/plots/index.ts';",
  "export * from '../games/plots/index.ts';",
  "const x = await import('../games/plots/index.ts');",
  "type X = import('../games/plots/index.ts').X;",
  "new Worker(new URL('../games/plots/index.ts', import.meta.url));",
])('an arrow is found in: %s', line => {
  expect(check('server/x.ts', 'const one = 1;', line)).toEqual([
    'server/x.ts:2  server → games/plots: server/** may not see games/plots/index.ts',
  ]);
});

test('comments and strings are no arrows', () => {
  expect(check('core/x.ts', "// import x from 'hono'", 'const x = "import y from \'hono\'";')).toEqual([]);
});

test('some arrows are for types only', () => {
  const violation = expect.stringContaining('only by “import type”');
  expect(check('games/plots/ui/Board.tsx', "import { x } from '../../../core/play.ts';")).toEqual([
    violation,
  ]);
  expect(check('games/plots/ui/x.ts', "import { type X, y } from '../../../core/play.ts';")).toEqual([
    violation,
  ]);
  expect(check('games/plots/ui/x.ts', "import { type X } from '../../../core/play.ts';")).toEqual([]);
  expect(check('games/plots/ui/Board.tsx', "import type { X } from '../../../core/play.ts';")).toEqual([]);
});

test.each([
  'Math.random()',
  'new Date()',
  'Date.now()',
  'process.env',
  'console.log()',
  'fetch("")',
  'performance.now()',
  'setTimeout(f)',
])('%s is forbidden in core and games, not in screens and tests', use => {
  expect(check('core/x.ts', '', `const x = ${use};`)).toEqual([
    expect.stringMatching(/^core\/x\.ts:2 {2}core → /),
  ]);
  expect(check('games/plots/moves/bid.ts', `const x = ${use};`)).toHaveLength(1);
  for (const path of ['games/plots/ui/Board.tsx', 'games/plots/test/x.ts', 'core/x.test.ts', 'server/x.ts']) {
    expect(check(path, `const x = ${use};`)).toEqual([]);
  }
});

test('words of a game that happen to be called like a global are no globals', () => {
  expect(
    check('core/x.ts', 'interface Rice { process: string }', 'const x = { fetch: 1 };', 'x.fetch;'),
  ).toEqual([]);
});

test('cycles between files are found once, through types too', () => {
  const files = new Map([
    ['core/a.ts', "import type { B } from './b.ts';"],
    ['core/b.ts', "import { c } from './c';"],
    ['core/c.ts', "import { a } from './a.ts';"],
    ['core/d.ts', "import { a } from './a.ts';"],
  ]);
  expect(checkBoundaries(files)).toEqual([
    'core/a.ts:1  core → core: a cycle, core/a.ts → core/b.ts → core/c.ts → core/a.ts',
  ]);
});

test('a barrel is allowed only at the door of a room', () => {
  const barrel = "export * from './x.ts';\nexport type { Y } from './y.ts';";
  expect(check('core/index.ts', barrel)).toEqual([]);
  expect(check('games/plots/index.ts', barrel)).toEqual([]);
  expect(check('games/plots/moves/index.ts', barrel)).toEqual([expect.stringContaining('barrel')]);
  expect(check('core/all.ts', barrel)).toEqual([expect.stringContaining('barrel')]);
  expect(check('core/all.ts', `${barrel}\nexport const z = 1;`)).toEqual([]);
});

test('a file outside every room is reported', () => {
  expect(check('attic/x.ts', '')).toEqual([expect.stringContaining('belongs to no room')]);
});
