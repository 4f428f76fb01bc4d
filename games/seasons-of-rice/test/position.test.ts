import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { position, type Wish } from './position.ts';
import { player } from './table.ts';

test('landscapes, hands and ancestors are what the test says, and the rest is filled up', () => {
  const state = position({
    players: [{ ancestor: 'pally', landscape: 'P09 0 0 0', hand: 'P01' }, { hand: 'P02 P03' }],
  });
  expect(player(state)).toMatchObject({
    handSize: 7,
    ancestor: { id: 'pally' },
    landscape: [{ card: 'P09' }],
  });
  expect(nth(state.players, 0).hand).toContain(0);
  expect(player(state, 1).landscape).toHaveLength(1);
});

test.each<[number, number]>([
  [1, 5],
  [2, 6],
  [3, 6],
  [6, 8],
])('in Dry turn %i the one who opened has %i cards', (turn, cards) => {
  expect(player(position({ season: 'dry', turn })).landscape).toHaveLength(cards);
});

test.each<[string, Wish]>([
  ['a card nobody printed', { row: 'P19' }],
  ['an ancestor nobody had', { players: [{ ancestor: 'nobody' }] }],
  ['a card in two hands', { players: [{ hand: 'P01' }, { hand: 'P01' }] }],
  ['cards that overlap', { players: [{ landscape: 'P01 0 0 0, P02 0 1 1' }] }],
  ['a card in the row too early', { row: 'P01' }],
])('%s is not a position', (_, wish) => {
  expect(() => position(wish)).toThrow(/Not a legal position|No card is|No ancestor is/);
});
