import { expect, test } from 'vitest';
import { saidBy } from '../../../testkit/primer.ts';
import { testExamplePositions } from '../../../testkit/primer-tests.ts';
import { chicoree } from '../index.ts';
import { examples } from '../primer/examples.ts';
import { primer } from '../primer/index.ts';
import { promises } from './promises.ts';

const game = chicoree.open(chicoree.edition);

testExamplePositions(game, primer, promises);

test('[CH-E1] what a turn brings', () => {
  expect(saidBy(game, examples.income)).toEqual([
    'right: 14: 4 from each of three rivals, and 2 from the bank for Greece.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});

test('[CH-E2] the sign stays open', () => {
  expect(saidBy(game, examples.lamp)).toEqual([
    'right: Yes: once it says “open” it stays so. From now on each rival owes you 1 a turn.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});

test('[CH-E3] which link may come now', () => {
  expect(saidBy(game, examples.links)).toEqual([
    'right: The 2 is laid. 2 or 7 was allowed, one of them: 1 to 5 go in order, the 7 needs a shop.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});

test('[CH-E4] a challenge', () => {
  expect(saidBy(game, examples.challenge)).toEqual([
    'on: Nobody sees it yet. Add more, or say you’re ready.',
    'right: Your 3 flowers beat Basil’s 2. All flowers in sight count: 6 tokens for you. Every card shown is lost.',
    'other: Basil’s 2 flowers win, and he takes 3. You had to play at least one card. Show your flowers!',
  ]);
});

test('[CH-E5] a tie of fists', () => {
  expect(saidBy(game, examples.fists)).toEqual([
    'right: Rosemary: she comes first clockwise from Basil. All 6 tokens go to the bank, yours too.',
    'other: The most wins, and all tokens are lost. But what happens if you put in 3, too?',
  ]);
});

test('[CH-E7] in debt', () => {
  expect(saidBy(game, examples.debt)).toEqual([
    'right: It brings 1: enough. Still in, with 0 tokens and no cards.',
    'on: Sold. You have 3 and owe 4: one more must go.',
  ]);
});

test('[CH-E8] the seventh link', () => {
  expect(saidBy(game, examples.seventh)).toEqual([
    'on: Not yet: the turn goes on. Draw, and settle whatever card comes to the middle.',
    'right: Now you have: all seven lay before you at the end of your turn.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});
