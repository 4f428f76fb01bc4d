import { expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import { SHELF } from '../shelf.ts';
import { fr } from '../words/fr.ts';
import { parseRules, searchRules } from './parse.ts';

const RULES = parseRules(`# A game: the rules

One idea.
And another.

## Set-up

- **AB-01** Each player gets *five* cards. {rulebook}
- **AB-A02** L’épouvantail, see AB-01. {ruling; not tested: a joke}

## The end

- **AB-03** It ends.
`);

test('title, introduction, sections, clauses and their sources are read', () => {
  expect(RULES.title).toBe('A game: the rules');
  expect(RULES.intro).toBe('One idea. And another.');
  expect(RULES.sections.map(({ title, clauses }) => [title, clauses.map(({ id }) => id)])).toEqual([
    ['Set-up', ['AB-01', 'AB-A02']],
    ['The end', ['AB-03']],
  ]);
  expect(nth(RULES.sections, 0).clauses[0]).toEqual({
    id: 'AB-01',
    text: 'Each player gets *five* cards.',
    sources: ['rulebook'],
  });
});

test('that a clause needs no test is not the reader’s affair', () => {
  expect(nth(nth(RULES.sections, 0).clauses, 1).sources).toEqual(['ruling']);
});

test.each([
  ['epouvantail', ['AB-A02']],
  ['ÉPOUVANTAIL', ['AB-A02']],
  ['ab-01', ['AB-01', 'AB-A02']],
  ['cards five', ['AB-01']],
  ['xylophone', []],
  ['  ', ['AB-01', 'AB-A02', 'AB-03']],
])('searching for “%s”', (wanted, ids) => {
  expect(searchRules(RULES, wanted).sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(
    ids,
  );
});

test.each(SHELF)(
  'every source that the rules of $id name has words in every language',
  async ({ screen }) => {
    const { rules } = await screen();
    const named = parseRules(await rules.fr()).sections.flatMap(({ clauses }) =>
      clauses.flatMap(({ sources }) => sources),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const source of named) expect(fr.rulesPage.sources(source)).not.toBe(source);
  },
);
