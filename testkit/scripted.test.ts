import { expect, test } from 'vitest';
import { scripted } from './scripted.ts';

test('chance gives what the test dictates, in order', () => {
  const dice = scripted(3, 1, ['b', 'c', 'a']);
  expect(dice.int(6)).toBe(3);
  expect(dice.pick(['x', 'y'])).toBe('y');
  expect(dice.shuffle(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  expect(() => dice.usedUp()).not.toThrow();
});

test('a shuffle happens in place, as the real one does', () => {
  const cards = [1, 2, 3];
  expect(scripted([3, 1, 2]).shuffle(cards)).toBe(cards);
  expect(cards).toEqual([3, 1, 2]);
});

test.each([
  ['a number too high', () => scripted(6).int(6), /roll 1 is 6, but a whole number from 0 to 5/],
  ['a fraction', () => scripted(0.5).int(6), /roll 1 is 0.5/],
  ['an order where a number is asked for', () => scripted([1, 2]).int(2), /roll 1 is \[1,2\]/],
  ['a number where an order is asked for', () => scripted(1).shuffle([1, 2]), /an order of \[1,2\]/],
  ['an order of other things', () => scripted([1, 3]).shuffle([1, 2]), /an order of \[1,2\]/],
  ['an order with a thing twice', () => scripted([1, 1, 2]).shuffle([1, 2, 2]), /an order of \[1,2,2\]/],
  ['a roll too few', () => scripted().int(6), /asked for after all 0 rolls/],
])('%s is a clear error', (_, roll, message) => {
  expect(roll).toThrow(message);
});

test('rolls that remain are an error', () => {
  const dice = scripted(1, 2);
  dice.int(6);
  expect(() => dice.usedUp()).toThrow('1 of 2 rolls were never asked for');
});
