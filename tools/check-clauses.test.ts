import { expect, test } from 'vitest';
import { checkClauses } from './check-clauses.ts';

const RULES = `# Beans

- **BN-01** Two play. {rulebook}
- **BN-02** Beans are
  shelled in secret. {rulebook; p. 3}
- **BN-A1** *Why?* Because. {ruling; not tested: a matter of taste}

BN-99 is no clause, being no list item.
`;

const TESTS = "test('[BN-01][BN-02] two play in secret', () => {});";

/** A house with one sound game, after the given changes; null takes a file away. */
function check(changes: { [path: string]: string | null } = {}) {
  const files = new Map<string, string>();
  const sound = { 'RULES.en.md': RULES, 'RULES.fr.md': RULES, 'test/rules.test.ts': TESTS };
  for (const [path, text] of Object.entries(sound)) files.set(`games/beans/${path}`, text);
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return checkClauses(files);
}

test('a sound game', () => {
  expect(check()).toEqual({ summaries: ['beans: 3 clauses, 2 tested, 1 excused'], violations: [] });
});

test.each([
  "describe('[BN-01][BN-02] all', () => {});",
  'it(`[BN-01][BN-02] ${name}`, () => {});',
  "test.each([[1, ['x']], [2, ['y']]])('[BN-01][BN-02] %s', () => {});",
  "test.each(table).concurrent('[BN-01][BN-02]', f);",
  "test.each`a|b`('[BN-01][BN-02]', f);",
  "test('[BN-01] a', f);\ntest.only('b [BN-02]', f);",
])('a clause is proved by %s', text => {
  expect(check({ 'games/beans/test/rules.test.ts': text }).violations).toEqual([]);
});

test.each([
  "test('[BN-01] two play', f);",
  "test('[BN-01] BN-02 without brackets', f);",
  "test('[BN-01]', f); test.skip('[BN-02]', f);",
  "test('[BN-01]', f); test.todo('[BN-02]');",
  "test('[BN-01]', f); // test('[BN-02]', f);",
  "test('[BN-01]', f); expect('[BN-02]');",
])('a clause is not proved by %s', text => {
  expect(check({ 'games/beans/test/rules.test.ts': text })).toEqual({
    summaries: ['beans: 3 clauses, 1 tested, 1 excused'],
    violations: ['games/beans: no test proves BN-02'],
  });
});

test('browser tests prove clauses too', () => {
  const changes = {
    'games/beans/test/rules.test.ts': "test('[BN-01]', f)",
    'e2e/beans.spec.ts': "test('[BN-02]', f)",
  };
  expect(check(changes).violations).toEqual([]);
});

test('an excuse needs a reason', () => {
  const rules = RULES.replace(': a matter of taste', ':');
  const changes = { 'games/beans/RULES.en.md': rules, 'games/beans/RULES.fr.md': rules };
  expect(check(changes).violations).toEqual(['games/beans: no test proves BN-A1']);
});

test.each([
  ['games/beans/test/rules.test.ts', `${TESTS} test('[BN-07] no such', f);`, 'BN-07'],
  ['games/beans/test/rules.test.ts', `${TESTS} test('[BM-01] mistyped', f);`, 'BM-01'],
  ['games/beans/moves/shell.ts', "return { code: 'no', clause: 'BN-08' };", 'BN-08'],
  ['games/beans/moves/shell.ts', "return { code: 'no', clause: 'later' };", 'later'],
  ['games/beans/moves/shell.ts', '/** BN-09: shell one. */', 'BN-09'],
  ['games/beans/ui/Board.tsx', '// BN-A2: so it is', 'BN-A2'],
  ['e2e/beans.spec.ts', "test('[BN-10]', f)", 'BN-10'],
])('%s cites a clause that does not exist: %s', (path, text, id) => {
  expect(check({ [path]: text }).violations).toEqual([`${path}: cites ${id}, which is not in the rulebook`]);
});

test('browser tests may cite clauses of several games', () => {
  expect(check({ 'e2e/house.spec.ts': "test('[BN-01][OTHER-01]', f)" }).violations).toEqual([]);
});

test('both languages have the same clauses in the same order', () => {
  const french = (text: string) => check({ 'games/beans/RULES.fr.md': text }).violations;
  expect(french(RULES.replace('BN-02', 'BN-03'))).toEqual([
    'games/beans/RULES.fr.md: BN-03 stands where RULES.en.md has BN-02',
  ]);
  expect(french('- **BN-01** Deux. {rulebook}\n- **BN-02** Oui. {rulebook}')).toEqual([
    'games/beans/RULES.fr.md: the end stands where RULES.en.md has BN-A1',
  ]);
});

test('no game may stay without French rules', () => {
  expect(check({ 'games/beans/RULES.fr.md': null }).violations).toEqual([
    'games/beans/RULES.fr.md is missing',
  ]);
});

test('a clause stands once', () => {
  const rules = `${RULES}\n- **BN-01** Again. {rulebook}`;
  const changes = { 'games/beans/RULES.en.md': rules, 'games/beans/RULES.fr.md': rules };
  expect(check(changes).violations).toEqual(['games/beans/RULES.en.md: BN-01 stands there twice']);
});

test('a game without rules, or with rules without clauses, is reported', () => {
  expect(check({ 'games/beans/RULES.en.md': null }).violations).toEqual([
    'games/beans: RULES.en.md is missing',
  ]);
  expect(check({ 'games/peas/RULES.en.md': '# Peas', 'games/peas/RULES.fr.md': '' }).violations).toEqual([
    'games/peas/RULES.en.md: has no clauses',
  ]);
});
