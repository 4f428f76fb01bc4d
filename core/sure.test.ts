import { expect, test } from 'vitest';
import { keyed, lastOf, nth, playerAt, present } from './sure.ts';

test('what is there is handed out', () => {
  expect(nth(['a', 'b'], 1)).toBe('b');
  expect(nth([null], 0)).toBeNull();
  expect(playerAt([{ coins: 3 }], 0)).toEqual({ coins: 3 });
  expect(lastOf([1, 2, 3])).toBe(3);
  expect(keyed(new Map([['key', 0]]), 'key')).toBe(0);
  expect(present(0, 'number')).toBe(0);
});

test('what is missing is a bug that says what is missing', () => {
  expect(() => nth(['a', 'b'], 2)).toThrow('Impossible: a list of 2 has no item 2');
  expect(() => playerAt([], 1)).toThrow('Impossible: nobody sits on seat 1');
  expect(() => lastOf([])).toThrow('Impossible: a list of 0 has no item -1');
  expect(() => keyed(new Map(), 'key')).toThrow('Impossible: nothing is kept under key');
  for (const none of [null, undefined])
    expect(() => present(none, 'auction')).toThrow('Impossible: there is no auction');
});
