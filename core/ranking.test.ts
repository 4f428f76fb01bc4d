import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placed, ranking } from './ranking.ts';
import { nth } from './sure.ts';

test.each<[string, number[][], number[][]]>([
  ['most points first', [[3], [9], [5]], [[1], [2], [0]]],
  [
    'a tie-break',
    [
      [5, 1],
      [5, 2],
    ],
    [[1], [0]],
  ],
  [
    'a second tie-break',
    [
      [5, 1, 0],
      [5, 1, 7],
      [5, 0, 9],
    ],
    [[1], [0], [2]],
  ],
  [
    'a shared place',
    [
      [5, 1],
      [2, 0],
      [5, 1],
    ],
    [[0, 2], [1]],
  ],
  ['all alike', [[0], [0], [0]], [[0, 1, 2]]],
  ['below zero', [[-4], [-2]], [[1], [0]]],
  ['nobody', [], []],
])('%s', (_what, keys, places) => expect(ranking(keys)).toEqual(places));

test('every seat has one place, and a better key is never placed behind a worse one', () => {
  const keys = fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 2 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(keys, table => {
      const places = ranking(table);
      expect(places.flat().sort((a, b) => a - b)).toEqual([...table.keys()]);
      const worth = ([points, beds]: readonly [number, number]) => 10 * points + beds;
      const inOrder = places.map(seats => new Set(seats.map(seat => worth(nth(table, seat)))));
      expect(inOrder.every(values => values.size === 1)).toBe(true);
      const values = inOrder.map(set => nth([...set], 0));
      expect(values).toEqual([...new Set(values)].sort((a, b) => b - a));
    }),
  );
});

test.each<[string, number[][], number[]]>([
  ['one after the other', [[2], [0], [1]], [1, 2, 3]],
  ['a shared first place', [[1, 3], [0], [2]], [1, 1, 3, 4]],
  ['a shared second place', [[1], [0, 2], [3]], [1, 2, 2, 4]],
  ['all alike', [[0, 1, 2]], [1, 1, 1]],
  ['nobody', [], []],
])('places as people count them: %s', (_what, places, counted) => {
  const order = placed(places);
  expect(order.map(({ place }) => place)).toEqual(counted);
  expect(order.map(({ seat }) => seat)).toEqual(places.flat());
});
