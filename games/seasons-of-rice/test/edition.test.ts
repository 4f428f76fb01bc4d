import { describe, expect, test } from 'vitest';
import { lastOf, nth } from '../../../core/sure.ts';
import { EDITION } from '../data/edition.ts';
import type { Edition } from '../data/print.ts';
import { seasonsOfRice } from '../index.ts';
import { rehearsal } from '../../../testkit/rehearsal.ts';
import { testReadsEditions } from '../../../testkit/edition-tests.ts';
import { editionsOf } from '../../../testkit/editions.ts';

const { changed, faults } = editionsOf(seasonsOfRice);

testReadsEditions(seasonsOfRice);

test('what the rulebook does not show is marked as ours', () => {
  const sources = (part: unknown) => new Set(JSON.stringify(part).match(/"source":"[\w-]+"/g));
  expect(sources(EDITION.cards)).toEqual(new Set(['"source":"guess"']));
  expect(sources(EDITION.scoring)).toEqual(new Set(['"source":"rulebook"', '"source":"likely"']));
  const known = EDITION.ancestors.filter(({ name }) => name.source !== 'guess').map(({ id }) => id);
  expect(known).toEqual(['pally', 'chantrea']);
  const ideas = EDITION.ancestors.filter(({ ability }) => ability.source === 'moderate').map(({ id }) => id);
  expect(ideas).toEqual(['sophal', 'bopha']);
});

describe('a part that is not what it should be', () => {
  test.each([
    ['no name', 'name', ''],
    ['seventeen cards', 'cards', EDITION.cards.slice(1)],
    ['a card without lines', 'cards[3].lines', undefined],
    ['three rows', 'cards[3].lines.value', ['...', '...', '...']],
    ['a row of two', 'cards[3].lines.value[1]', '##'],
    ['a line that is neither', 'cards[3].lines.value[1]', '#-#'],
    ['a section nobody knows', 'cards[3].features.value[0].section', 'Q'],
    ['a farmer in a quarter', 'cards[3].features.value[0].section', 'TR'],
    ['a tree', 'cards[3].features.value[0].kind', 'tree'],
    ['a source nobody knows', 'cards[3].features.source', 'rumour'],
    ['a field nobody knows', 'cards[3].colour', 'blue'],
    ['a timing nobody knows', 'ancestors[2].timing.value', 'monsoon'],
    ['a reward nobody knows', 'ancestors[4].ability.value.per', 'tree'],
    ['a table of five', 'ancestors[17].ability.value.table', [0, 0, 2, 4, 7]],
    ['half a point', 'scoring.buffalo.value', 0.5],
    ['four sizes', 'scoring.sizes.rulebook.value', [2, 3, 5, 8]],
    ['five groups', 'scoring.farmers.value', [1, 3, 5, 8, 9]],
    ['points below 0', 'scoring.abandoned.value', -1],
  ])('%s is a fault, and names its place: %s', (_, path, value) => {
    expect(faults(changed(path, value)).map(fault => fault.at)).toEqual([path]);
  });

  test('an ability nobody knows', () => {
    expect(faults(changed('ancestors[4].ability.value', { on: 'rain' })).map(fault => fault.at)).toContain(
      'ancestors[4].ability.value.on',
    );
  });
});

describe('parts that break a rule', () => {
  test.each([
    ['[SR-14] a field closed on a card alone', 'cards[0].lines.value', ['...', '##.', '##.', '...'], 'SR-14'],
    [
      '[SR-09] two in one section',
      'cards[0].features.value',
      [
        { kind: 'farmer', section: 'A' },
        { kind: 'house', section: 'A' },
      ],
      'SR-09',
    ],
    ['[SR-53] a bonus for closed fields at the end', 'ancestors[0].timing.value', 'end', 'SR-53'],
  ])('%s', (...[, path, value, clause]) => {
    expect(faults(changed(path, value)).map(({ expected }) => expected)).toEqual([
      { a: 'lawful-value', clause },
    ]);
  });

  test('[SR-02] two equal cards, or an ancestor on two of them', () => {
    const twice = faults(changed('cards', EDITION.cards.with(1, nth(EDITION.cards, 0))));
    expect(twice).toEqual([{ at: '', expected: { a: 'lawful-value', clause: 'SR-02' } }]);
    expect(faults(changed('cards[1].ancestor.value', 'rithy'))).toHaveLength(1);
    expect(faults(changed('ancestors[1].id', 'somebody'))).toHaveLength(1);
  });
});

test('another edition is played by its own values', () => {
  const read = seasonsOfRice.readEdition(changed('scoring.buffalo', { value: 9, source: 'own-box' }));
  if (!read.ok) throw new Error('not read');
  const edition: Edition = read.value;
  const table = rehearsal(seasonsOfRice.open(edition));
  const { state } = lastOf(table.randomGame(2, 'own box'));
  for (const { closed } of state.players)
    for (const { buffaloes, points } of closed) expect(points.buffaloes).toBe(9 * buffaloes);
});
