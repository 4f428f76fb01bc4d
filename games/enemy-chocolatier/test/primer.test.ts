import { expect, test } from 'vitest';
import { saidBy } from '../../../testkit/primer.ts';
import { testExamplePositions } from '../../../testkit/primer-tests.ts';
import { enemyChocolatier } from '../index.ts';
import { examples } from '../primer/examples.ts';
import { primer } from '../primer/index.ts';
import { Pays } from '../primer/pictures.tsx';
import { promisesOf } from './promises.ts';

const game = enemyChocolatier.open(enemyChocolatier.edition);
const promises = promisesOf(enemyChocolatier.edition);

testExamplePositions(game, primer, promises);

test('[EC-X13] across the corner', () => {
  expect(saidBy(game, examples.corner)).toEqual([
    'right: Right: no, only Caramel Heights (C3) and Toffee Steps (C6) open, across a street. Corner to corner is no connection.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});

test('[EC-X04] an ability must wait', () => {
  expect(saidBy(game, examples.buyThree)).toEqual([
    'right: 1 more, not two: an ability sleeps in the turn that brings it. Next turn you may buy three.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});

test('[EC-X05] breaking up a neighbourhood', () => {
  expect(saidBy(game, examples.breaking)).toEqual([
    'right: $6, and $4 of it goes to Basil. He is back to $2 a turn, without his ability, and Mucilage Mews (B4) is dark.',
    'other: Yours, but Cocoa Terrace (B1) still stands. Buy one of its houses.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});

test('[EC-X03] the last ingredient', () => {
  expect(saidBy(game, examples.last)).toEqual([
    'right: Red: 8 of 8 love. You win at once, and 4 chocolate for 3 did no harm.',
    'other: A spare house neither helps nor harms: 1 still missing. Look for red.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});

test('[EC-X10] a permit in hand', () => {
  expect(saidBy(game, examples.permits)).toEqual([
    'right: Two as always, and the third costs the permit: 0 left.',
    'on: Bought: 1. Still to go: 2.',
    'other: Buying nothing brings another permit instead. But try to spend this one.',
  ]);
});

test('pictures write money as their reader does', () => {
  const { edition } = enemyChocolatier;
  expect(JSON.stringify(Pays({ edition, language: 'en' }))).toContain('"$1"');
  expect(JSON.stringify(Pays({ edition, language: 'fr' }))).toContain('"1\u00a0$"');
});
