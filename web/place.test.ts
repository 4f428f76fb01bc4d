import { expect, test } from 'vitest';
import { placeAt } from './place.ts';

test.each([
  ['/', '', { page: 'start' }],
  ['/new/plots', '', { page: 'new', game: 'plots' }],
  ['/rules/plots', '#PLT-04', { page: 'rules', game: 'plots', clause: 'PLT-04' }],
  ['/rules/plots', '', { page: 'rules', game: 'plots', clause: null }],
  ['/table/abc', '', { page: 'table', id: 'abc' }],
  ['/table', '', { page: 'lost' }],
  ['/table/a/b', '', { page: 'lost' }],
  ['/attic/x', '', { page: 'lost' }],
  ['/%E0%A4%A/x', '', { page: 'lost' }],
])('%s%s', (path, hash, expected) => {
  expect(placeAt(path, hash)).toEqual(expected);
});
