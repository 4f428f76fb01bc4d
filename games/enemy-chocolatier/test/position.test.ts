import { expect, test } from 'vitest';
import { position, type Wish } from './position.ts';
import { player } from './table.ts';

test('houses and whole neighbourhoods are placed where the test says', () => {
  const state = position({ owns: 'A1 B1-2', others: [{}, { owns: 'B1-1', permits: 2 }] });
  expect(player(state)).toMatchObject({ houses: 4, controls: ['A1'] });
  expect(player(state, 2)).toMatchObject({ houses: 1, permits: 2, money: 20 });
});

test('recipes are dealt round those the test gives', () => {
  const state = position({ others: [{ recipe: 'R1' }, { recipe: 'R3' }] });
  expect(state.players.map(({ recipe }) => recipe)).toEqual([1, 0, 2]);
});

test.each<[string, Wish]>([
  ['a house nobody built', { owns: 'A9-1' }],
  ['a house with two owners', { owns: 'A1', others: [{ owns: 'A1-1' }] }],
  ['debts', { money: -1 }],
  ['a game that is won and goes on', { points: 20 }],
  ['a recipe that is complete', { recipe: 'R1', owns: 'D3 B5 C6 C5-1 C5-2 E1 F5-1 F5-2' }],
  ['the same recipe twice', { recipe: 'R1', others: [{ recipe: 'R1' }] }],
  ['a recipe nobody wrote', { recipe: 'R7' }],
  ['a recipe ruled out and held', { recipe: 'R1', ruledOut: 'R1' }],
  ['a tile that lies twice', { tiles: 'A0 A1 E2 B0 D0 F4' }],
  ['a tile turned too far', { tiles: 'A6 C1 E2 B0 D0 F4' }],
  ['something gained and not controlled', { gained: 'A1' }],
  [
    'more houses than markers',
    { owns: 'E1 E2 F4 F5 D2 A4 A3', recipe: 'R4', options: { markers: 'thirty' } },
  ],
  ['a round too many', { round: 61 }],
])('%s is not a position', (_, wish) => {
  expect(() => position(wish)).toThrow(/Not a legal position|No house is|No recipe is|No tile lies/);
});
