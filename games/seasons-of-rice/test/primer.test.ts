import { expect, test } from 'vitest';
import { saidBy } from '../../../testkit/primer.ts';
import { testExamplePositions } from '../../../testkit/primer-tests.ts';
import { seasonsOfRice } from '../index.ts';
import { examples } from '../primer/examples.ts';
import { primer } from '../primer/index.ts';
import { promises } from './promises.ts';

const game = seasonsOfRice.open(seasonsOfRice.edition);

testExamplePositions(game, primer, promises);

test('[SR-X01] a field for seven', () => {
  expect(saidBy(game, examples.maya)).toEqual([
    'right: Size 3 brings 5, its buffalo 2: 7. A house would count as a square.',
    'other: No field is closed: somewhere the water still runs out. Take it back.',
    'on: Now put it into your land. Turn it as you like.',
    'other: You may place that one, but the question is about another card. Take it back.',
    'other: You may, but it does not answer the question. Try again.',
  ]);
});

test('[SR-X09] lines run on', () => {
  expect(saidBy(game, examples.lines)).toEqual([
    'right: The lines meet. One step higher or lower it would lie as you held it.',
    'other: Here the lines run on, too, but it is not level beside your land. Take it back, and try half a turn.',
    'on: Now put it into your land. Turn it as you like.',
    'other: You may place that one, but the question is about another card. Take it back.',
    'other: You may, but it does not answer the question. Try again.',
  ]);
});

test('[SR-X04] four farmers', () => {
  expect(saidBy(game, examples.group)).toEqual([
    'right: 8 for size 4, 8 for four farmers together: 16. Alone they would bring 1 each.',
    'other: No field is closed: somewhere the water still runs out. Take it back.',
    'on: Now put it into your land. Turn it as you like.',
    'other: You may place that one, but the question is about another card. Take it back.',
    'other: You may, but it does not answer the question. Try again.',
  ]);
});

test('[SR-X11] who opens the dry season', () => {
  expect(saidBy(game, examples.begins)).toEqual(['right: You: as many points, but fewer farmers, 5 to 7.']);
});
