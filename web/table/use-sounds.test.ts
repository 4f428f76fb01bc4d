import { expect, test } from 'vitest';
import { soundOf } from './use-sounds.ts';

test('a turn is heard when it comes, also when it went and came back between two drawings', () => {
  expect(soundOf({ turns: null, ending: null }, { turns: 1, ending: null })).toBe('turn');
  expect(soundOf({ turns: 1, ending: null }, { turns: 2, ending: null })).toBe('turn');
  expect(soundOf({ turns: 1, ending: null }, { turns: 1, ending: null })).toBeNull();
  expect(soundOf({ turns: 1, ending: null }, { turns: null, ending: null })).toBeNull();
});

test('the end is heard once, and instead of a turn', () => {
  expect(soundOf({ turns: null, ending: null }, { turns: 1, ending: 'win' })).toBe('win');
  expect(soundOf({ turns: 1, ending: 'win' }, { turns: 2, ending: 'win' })).toBeNull();
});
