import { expect, test } from 'vitest';
import { digest } from './digest.ts';
import { card } from './test/cards.ts';

const nothingSeen = new Map<string, number>();

test('nothing waits: nothing is told', () => {
  expect(digest('ann', [], nothingSeen)).toBeNull();
  expect(digest('ann', [card('a', { deciding: [1] })], nothingSeen)).toBeNull();
  for (const status of ['over', 'closed'] as const)
    expect(digest('ann', [card('a', { status, deciding: [0] })], nothingSeen)).toBeNull();
});

test('a table that waits for somebody’s number is told like one that waits for a move', () => {
  const dealing = card('a', { status: 'gathering', deciding: [0] });
  expect(digest('ann', [dealing], nothingSeen)).toMatchObject({ waiting: [{ table: 'a' }] });
});

test('a waiting table is told with the others at it and its deadline', () => {
  const cards = [
    card('a', { deciding: [0, 1], deadline: 5000, touched: 1000, step: 7 }),
    card('b', { deciding: [1] }),
  ];
  expect(digest('ann', cards, nothingSeen)).toEqual({
    waiting: [
      { table: 'a', game: 'plots', others: ['Bob', 'Basil'], deadline: 5000, since: 1000, isNew: true },
    ],
  });
});

test('what they have not seen comes first, then what runs out first, then what has waited longest', () => {
  const cards = [
    card('seen', { deciding: [0], deadline: 1, step: 4 }),
    card('endless-late', { deciding: [0], touched: 9 }),
    card('endless', { deciding: [0], touched: 8 }),
    card('later', { deciding: [0], deadline: 3000 }),
    card('soon', { deciding: [0], deadline: 2000, step: 4 }),
  ];
  const told = digest(
    'ann',
    cards,
    new Map([
      ['seen', 4],
      ['soon', 3],
    ]),
  )!;
  expect(told.waiting.map(({ table }) => table)).toEqual([
    'soon',
    'later',
    'endless',
    'endless-late',
    'seen',
  ]);
  expect(told.waiting.map(({ isNew }) => isNew)).toEqual([true, true, true, true, false]);
});

test('a seat number beyond the table, or a free seat, is nobody’s decision', () => {
  expect(digest('ann', [card('a', { deciding: [9] })], nothingSeen)).toBeNull();
  const free = { kind: 'free', name: '', person: null } as const;
  const gone = card('a', { deciding: [0], seats: [free, { kind: 'person', name: 'Ann', person: 'ann' }] });
  expect(digest('ann', [gone], nothingSeen)).toBeNull();
});
