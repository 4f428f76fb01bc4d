import { expect, test } from 'vitest';
import { position } from './position.ts';
import { game, gnomes } from './table.ts';

test('a position is what was wished for', () => {
  const state = position({
    free: 'red brown',
    shack: ['blue+orange@1'],
    entrants: ['0:brown', '2:red'],
    others: [{ garden: 'brown', petals: 50 }],
  });
  expect(gnomes(state)).toBe('blue red brown brown');
  expect(gnomes(state, 1)).toBe('orange brown');
  expect(gnomes(state, 2)).toBe('red');
  expect(state.highest).toBe(4);
  expect(game.pending(state)).toMatchObject([{ seat: 0 }]);
});

test.each([
  ['petals no notes can make', { petals: 30 }],
  ['a pair of one’s own', { shack: ['red+red@0'] }],
  ['a grey pair', { shack: ['grey+red@1'] }],
  ['contests in the wrong order', { contests: 'red brown' }],
])('%s is no position', (_, wish) => {
  expect(() => position(wish)).toThrow('Not a legal position');
});
