import { expect, test } from 'vitest';
import { capital } from './capital.ts';
import { areDoing, english, french } from './words.ts';

test('one is singular, in French none is too, whether gained or lost', () => {
  const coins = [-2, -1, 0, 1, 2].map(n => english.count(n, 'coin', 'coins'));
  expect(coins).toEqual(['−2 coins', '−1 coin', '0 coins', '1 coin', '2 coins']);
  const sous = [-2, -1, 0, 1, 2].map(n => french.count(n, 'sou', 'sous'));
  expect(sous).toEqual(['−2 sous', '−1 sou', '0 sou', '1 sou', '2 sous']);
});

test('a list ends with a word, not with a comma', () => {
  const lists = [[], ['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cleo']];
  expect(lists.map(english.list)).toEqual(['', 'Ann', 'Ann and Bob', 'Ann, Bob and Cleo']);
  expect(lists.map(french.list)).toEqual(['', 'Ann', 'Ann et Bob', 'Ann, Bob et Cleo']);
});

test('a sentence begins with a capital, accents included, and may be empty', () => {
  expect(['élan', 'Ann', ''].map(capital)).toEqual(['Élan', 'Ann', '']);
});

test('those who are waited for are one, two, one and so many others, or everyone', () => {
  const told = [['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cleo']].flatMap(names => [
    areDoing({ names, isEveryone: false }, 'bidding…'),
    french.awaited({ names, isEveryone: true }, 'mise…', 'misent…'),
  ]);
  expect(told).toEqual([
    'Ann is bidding…',
    'Ann mise…',
    'Ann and Bob are bidding…',
    'Ann et Bob misent…',
    'Ann and 2 others are bidding…',
    'Tout le monde mise…',
  ]);
});
