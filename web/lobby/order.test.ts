import { expect, test } from 'vitest';
import type { TableCard } from '../../wire/tells.ts';
import { inOrder } from './order.ts';

const card = (id: string, part: Partial<TableCard>): TableCard => ({
  id,
  game: 'plots',
  status: 'playing',
  visibility: 'open',
  seats: [
    { kind: 'person', name: 'Nina', person: 'me' },
    { kind: 'person', name: 'Marie', person: 'p2' },
  ],
  deciding: [1],
  step: 1,
  clock: { kind: 'none' },
  deadline: null,
  touched: 0,
  ...part,
});

test('what waits for me comes first, then what goes on, then what is over', () => {
  const cards = [
    card('over', { status: 'over', deciding: [], touched: 9 }),
    card('old', { touched: 1 }),
    card('mine', { deciding: [0, 1] }),
    card('new', { touched: 2 }),
    card('gone', { status: 'closed', deciding: [] }),
    card('waiting', { status: 'gathering', deciding: [], touched: 8 }),
  ];
  expect(inOrder(cards, 'me').map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'waiting', 'over']);
});
