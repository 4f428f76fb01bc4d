import { expect, test } from 'vitest';
import { withDistinctNames } from './distinct-names.ts';

test('people of the same name are told apart by their seats, whoever has no name stays as they are', () => {
  const seats = [
    { name: 'Nina' },
    { name: 'Émile' },
    { name: 'Nina' },
    { name: '' },
    { name: '' },
    {},
    { name: 'Nina' },
  ];
  expect(withDistinctNames<{ name?: string }>(seats).map(({ name }) => name)).toEqual([
    'Nina',
    'Émile',
    'Nina (2)',
    '',
    '',
    undefined,
    'Nina (3)',
  ]);
});
