import { expect, test } from 'vitest';
import { position, type Wish } from './position.ts';
import { chainOf, hand } from './table.ts';
import { words } from './words.ts';

test('cards are placed where the test says, and all others lie in the pile', () => {
  const state = position({ hand: 'seed joker', chain: 'seed joker@2 shop shop', top: 'egypt fire' });
  expect(hand(state)).toBe('seed joker');
  expect(chainOf(state)).toBe('seed joker@2 shop shop');
  expect(words(state.pile.slice(-2))).toBe('fire egypt');
  expect(state.pile).toHaveLength(110 - 2 - 4 - 1);
});

test('with the pile given, all others are discarded; with the discard pile given too, in the last hand', () => {
  expect(position({ pile: 'seed' }).discard).toHaveLength(109);
  const hoard = position({ pile: '', discard: '' });
  expect(hand(hoard, 2).split(' ')).toHaveLength(110);
});

test.each<[string, Wish]>([
  ['a word that is no card', { hand: 'tea' }],
  ['more cards than there are', { hand: 'export export export export export' }],
  ['a chain of specials', { chain: 'storm' }],
  ['a step laid twice', { chain: 'seed seed' }],
  ['a fist of more tokens than there are', { tokens: 2, fist: 3 }],
  ['a known card that is not in hand', { known: 'seed' }],
  ['a staked card that is not in hand', { staked: 'seed' }],
  ['a bankrupt player with cards', { others: [{ out: 0, hand: 'seed' }] }],
])('%s is not a position', (_, wish) => {
  expect(() => position(wish)).toThrow(/Not a legal position|No card is called|is no link/);
});
