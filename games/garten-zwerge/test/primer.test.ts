import { expect, test } from 'vitest';
import { saidBy } from '../../../testkit/primer.ts';
import { testExamplePositions } from '../../../testkit/primer-tests.ts';
import { gartenZwerge } from '../index.ts';
import { examples } from '../primer/examples.ts';
import { primer } from '../primer/index.ts';
import { promises } from './promises.ts';

const game = gartenZwerge.open(gartenZwerge.edition);

testExamplePositions(game, primer, promises);

test('[GZ-X2] the highest hat', () => {
  expect(saidBy(game, examples.treasurer)).toEqual([
    'right: You: only the highest hat counts, not how many there are. The second one matters in a tie.',
    'on: Go on: the round ends once every gnome has a job.',
  ]);
});

test('[GZ-X3][GZ-X4] the lowest price', () => {
  expect(saidBy(game, examples.partner)).toEqual([
    'right: The brown, for 350: the lowest price must be taken, and you pay what was asked, not your limit.',
    'other: Too little: no deal. Your red works in the garden for 50, and that is its job.',
  ]);
});

test('[GZ-X5] which pile', () => {
  expect(saidBy(game, examples.breeding)).toEqual([
    'right: The blue one, that of the higher hat. The newborn wears green and is yours; the orange has gone home.',
    'on: Go on: pairs breed once every gnome has a job.',
  ]);
});

test('[GZ-X6] a shared prize', () => {
  expect(saidBy(game, examples.prize)).toEqual([
    'right: 3 equal hats, one of them a rival’s, share 500: 150 each, rounded down to 50s. Nobody entered the red one: its prize stays in the bank.',
    'other: You may, but the question was about the brown contest. Try again.',
  ]);
});

test('[GZ-X7] too few petals', () => {
  expect(saidBy(game, examples.bill)).toEqual([
    'right: The orange: the bill is paid for all four, 50 petals are left, and you keep your red.',
    'other: That pays, and 150 are left. But a cheaper gnome would have done.',
    'other: 350 petals: still 50 short, so another must go.',
  ]);
});

test('[GZ-50] the golden hat', () => {
  expect(saidBy(game, examples.gold)).toEqual([
    'right: Two for one: two greens make a golden hat. The round is still played out, upkeep included, then you win.',
    'other: You may do that, but the question was about something else. Try again.',
  ]);
});

test('[GZ-X9] herr Schmiedel lends', () => {
  expect(saidBy(game, examples.schmiedel)).toEqual([
    'right: Herr Schmiedel drew 50 and 100: with the 300 of your red he asks 450, less than Basil. You pay the bank, and he lends a red.',
    'other: No deal: every price was above yours, so your red gardens. Set 550.',
  ]);
});
