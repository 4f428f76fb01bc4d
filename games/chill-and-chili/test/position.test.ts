import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { hand, row } from './table.ts';
import { position, type Wish } from './position.ts';
import { words } from './words.ts';

test('cards are placed where the test says, and all others lie in the pile', () => {
  const state = position({ hand: 'carrot1 watering-can', upper: 'corn1 - chili3 -', top: 'tomato1 chili2' });
  expect(hand(state)).toBe('carrot1 watering-can');
  expect(row(state, 0)).toBe('corn1 - chili3 -');
  expect(words(state.pile.slice(-2))).toBe('chili2 tomato1');
  expect(state.pile).toHaveLength(90 - 1 - 2 - 4);
});

test('with the pile given, all others are compost; with the compost given too, in the last garden', () => {
  expect(position({ pile: 'corn1' }).compost).toHaveLength(90 - 1 - 8);
  const buried = position({ pile: '', compost: '' });
  expect([buried.pile, buried.compost]).toEqual([[], []]);
  expect(nth(buried.players, 2).beds.length).toBeGreaterThan(20);
});

test('tokens are placed where the test says, and all others in the supply, the well or the pond', () => {
  expect(position({ pond: 11, well: 3 })).toMatchObject({ pond: 11, well: 3, supply: 80 - 12 - 14 });
  expect(position({ supply: 0, pond: 11 })).toMatchObject({ pond: 11, supply: 0, well: 80 - 12 - 11 });
  expect(position({ supply: 0, well: 0 })).toMatchObject({ supply: 0, well: 0, pond: 80 - 12 });
});

test.each<[string, Wish]>([
  ['a card nobody printed', { hand: 'carrot3' }],
  ['a word that is no card', { hand: 'cabbage1' }],
  ['more tokens than there are', { coins: 80 }],
  ['tokens missing', { supply: 1, pond: 1, well: 1 }],
  ['eight cards in hand', { hand: 'corn1 corn1 corn1 corn1 corn1 corn1 corn1 corn1' }],
  ['a bed of one carrot', { beds: ['carrot1'] }],
  ['a bed of two kinds', { beds: ['carrot1 corn1'] }],
  ['more drops than suns', { beds: ['carrot1 carrot1 +3'] }],
  ['the same accessory twice', { hand: 'scarecrow', laidOut: 'scarecrow' }],
  ['a known card that is not in hand', { known: 'corn1' }],
])('%s is not a position', (_, wish) => {
  expect(() => position(wish)).toThrow(/Not a legal position|No card is called/);
});
