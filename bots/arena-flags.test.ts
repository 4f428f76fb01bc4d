import { expect, test } from 'vitest';
import { readOrder } from './arena-flags.ts';
import { tableOf } from './arena-table.ts';

const menu = { toy: { seats: { min: 2, max: 4 }, bots: ['random', 'easy', 'normal'] } };
const read = (text: string) => readOrder(text.split(' '), menu);

test('flags come with or without an equals sign', () => {
  expect(
    read('--game toy --players=3 --games 30 --seed x --candidate easy --opponents random,normal'),
  ).toEqual({
    game: 'toy',
    players: 3,
    games: 30,
    seed: 'x',
    candidate: 'easy',
    opponents: ['random', 'normal'],
  });
});

test.each([
  ['--gmae toy', 'Unknown flag “--gmae”.'],
  ['toy', 'Unknown flag “toy”.'],
  ['--game', '--game needs a value.'],
  ['--game chess', '--game must be one of toy, not “chess”.'],
  ['--game toString', '--game must be one of toy, not “toString”.'],
  ['--game toy --players 5', '--players must be a whole number from 2 to 4, not “5”.'],
  ['--game toy --players two', '--players must be a whole number from 2 to 4, not “two”.'],
  ['--game toy --games 0', '--games must be a whole number from 1 on, not “0”.'],
  ['--game toy --games 1e3', '--games must be a whole number from 1 on, not “1e3”.'],
  ['--game toy --candidate best', '--candidate must be one of random, easy, normal, not “best”.'],
  ['--game toy --opponents easy,', '--opponents must be one of random, easy, normal, not “”.'],
  ['--game toy --players 2 --opponents easy,easy', '--opponents names 2 bots, too many.'],
])('%s is refused', (words, refused) => {
  expect(read(words)).toEqual({ refused });
});

test('the table tells the share, par and the scores', () => {
  const order = { game: 'toy', players: 2, games: 4, seed: 'x', candidate: 'easy', opponents: ['random'] };
  const wins = { mean: 0.75, margin: 0.125 };
  const score = { mean: 10, margin: null };
  expect(tableOf(order, { games: 4, par: 0.5, wins, score, theirs: score }).split('\n')).toEqual([
    '| players | candidate | against | games | win share     | par    | score    | their score |',
    '|---------|-----------|---------|-------|---------------|--------|----------|-------------|',
    '| 2       | easy      | random  | 4     | 75.0 ± 12.5 % | 50.0 % | 10.0 ± ? | 10.0 ± ?    |',
  ]);
});
