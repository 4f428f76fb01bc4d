import { describe, expect, test } from 'vitest';
import { Bench } from './mutate/bench.ts';
import { crowdedTitles } from './mutate/crowded-titles.ts';
import { findMutants } from './mutate/find-mutants.ts';
import { mutantsOf, testFiles } from './mutate/game-files.ts';

const IDS = ['CC-01', 'CC-02', 'CC-03', 'CC-04'];
const changes = (text: string) =>
  findMutants('games/x/turn.ts', text, IDS).map(({ code, becomes }) => `${code} → ${becomes}`);
const clauses = (text: string, code: string) =>
  findMutants('games/x/turn.ts', text, IDS).find(mutant => mutant.code === code)!.clauses;

describe('what is broken', () => {
  test.each([
    ['a comparison', 'const f = (n) => n < limit', ['n < limit → n <= limit']],
    ['a sum', 'const f = (n) => n + m', ['n + m → n - m']],
    [
      'both halves of a condition',
      'const f = (a, b) => a && b',
      ['a && b → ((a) || (b))', 'a && b → a', 'a && b → b'],
    ],
    [
      'a refusal',
      "if (poor) return { code: 'poor', clause: 'CC-01' };",
      ['poor → true', 'poor → false', "'CC-01' → '?'"],
    ],
    ['a deed', 'function f(draft) { draft.coins = price; }', ['draft.coins = price; → ;']],
    ['a seal', 'function f({ seal }) { seal(); }', ['seal(); → ;']],
    ['a loop', 'function f() { for (const a of b) g(a); }', ['for (const a of b) g(a); → ;', 'g(a); → ;']],
    ['a number', 'const f = () => 2', ['2 → 3']],
    ['a rounding', 'const f = (n) => Math.ceil(n)', ['ceil → floor']],
    ['a filter', 'const f = (a) => a.filter(g)', ['a.filter(g) → a']],
  ])('%s', (_, text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  test.each([
    ['what is told', "function f({ emit }) { emit?.({ type: 'sold', coins: 3 + 4 }); }"],
    ['whether it is told', "function f({ emit }, n) { if (n > 0) emit?.({ type: 'sold' }); }"],
    ['what is offered', 'const rule = { candidates: () => list.filter(n => n > 3) };'],
    ['what only offers use', 'const LIST = [1, 2]; const rule = { candidates: () => LIST };'],
    [
      'what only that uses',
      'const TOP = 9; function all() { return upTo(TOP); } const rule = { candidates: () => all() };',
    ],
    ['types', 'type Count = 1 | 2;'],
  ])('%s stays whole', (_, text) => {
    expect(changes(text)).toEqual([]);
  });

  test('what verdicts use as well does not', () => {
    const text = 'const MOST = 3; const rule = { candidates: () => MOST, refuse: () => MOST };';
    expect(changes(text)).toEqual(['3 → 4']);
  });

  test('a mutant keeps its key when lines move', () => {
    const [before] = findMutants('a.ts', 'const f = (n) => n < 2', []);
    const [after] = findMutants('a.ts', '\n\nconst f = (n) => n < 2', []);
    expect(after!.key).toBe(before!.key);
  });
});

describe('the clauses of a mutant', () => {
  test('are those above it, ranges included', () => {
    expect(clauses('/** CC-01 to CC-03: much. */\nfunction f() { go(); }', 'go();')).toEqual([
      'CC-01',
      'CC-02',
      'CC-03',
    ]);
  });

  test('are the nearest', () => {
    expect(
      clauses('/** CC-01 */\nfunction f() {\n  // CC-02: at once\n  go();\n  stop(); }', 'go();'),
    ).toEqual(['CC-02']);
    expect(
      clauses('/** CC-01 */\nfunction f() {\n  // CC-02: at once\n  go();\n  stop(); }', 'stop();'),
    ).toEqual(['CC-01']);
  });

  test('of a refusal are those it cites', () => {
    const text =
      "/** CC-01 */\nfunction refuse() { if (coins < 2) return { code: 'poor', clause: 'CC-04' }; }";
    expect(clauses(text, 'coins < 2')).toEqual(['CC-04']);
  });

  test('are none where none is cited', () => {
    expect(clauses('function f() { go(); }', 'go();')).toEqual([]);
  });
});

describe('on the bench', () => {
  const mutants = mutantsOf('plots');
  const breaking = (code: string) => mutants.find(mutant => mutant.code === code)!;
  const bench = new Bench(testFiles('plots').filter(file => !file.endsWith('contract.test.ts')));
  bench.learn();

  test('a broken rule makes a test fail that names its clause', () => {
    const { by, named } = bench.judge(breaking('coins <= held'), new Set());
    expect([by.length > 0, named]).toEqual([true, true]);
  });

  test('a change that changes nothing survives', () => {
    const mutant = { ...mutants[0]!, start: 0, end: 0, becomes: '/* nothing */' };
    expect(bench.judge(mutant, new Set()).by).toEqual([]);
  });

  test('an endless rule is stopped', () => {
    const mutant = breaking("draft.phase = { name: 'bidding' };");
    expect(bench.judge({ ...mutant, becomes: 'for (;;);' }, new Set()).by.length).toBeGreaterThan(0);
  });
});

test('titles with more than three clauses are told, with their place', () => {
  const text =
    "\ntest('[CC-01][CC-02][CC-03][CC-04] much', () => {});\ntest('[CC-01][CC-02][CC-03] less', () => {});";
  expect(crowdedTitles('a.test.ts', text)).toEqual(['`a.test.ts:2` [CC-01][CC-02][CC-03][CC-04]']);
});
