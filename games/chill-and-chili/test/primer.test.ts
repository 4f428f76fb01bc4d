import { expect, test } from 'vitest';
import { examplesOf, saidBy } from '../../../testkit/primer.ts';
import { chillAndChili } from '../index.ts';
import { examples } from '../primer/examples.ts';
import { primer } from '../primer/index.ts';
import { position } from './position.ts';
import { promises } from './promises.ts';

const game = chillAndChili.open(chillAndChili.edition);
const ELSEWHERE = 'other: You may do that, but the question was about something else. Try again.';

test('[CC-11][CC-12] the examples are positions that a game can come to', () => {
  for (const example of examplesOf(primer)) {
    const state = example.position(game);
    expect(promises.invariant!(state)).toBeNull();
    expect(promises.conserved!(state)).toEqual(promises.conserved!(position({ seats: example.seats })));
  }
});

test('[CC-44] the market moves along', () => {
  expect(saidBy(game, examples.market)).toEqual([
    'right: The carrot: 2. The cauliflower costs 3, a new card 4, and the corn still 1.',
    'other: Yours, and the dearer cards of that row moved. But buy the tomato of the upper row.',
    ELSEWHERE,
  ]);
});

test('[CC-34][CC-42] one of each, and no credit', () => {
  expect(saidBy(game, examples.credit)).toEqual([
    'right: One of the 2 you could have: a second can is refused, and there is no credit. It goes to your hand.',
    ELSEWHERE,
  ]);
});

test('[CC-66] two carrots', () => {
  expect(saidBy(game, examples.carrots)).toEqual([
    'right: Exactly 2, and the third stays in hand. The bed is worth 4, not 4 a card; 8 with 3 drops on it.',
    ELSEWHERE,
  ]);
});

test('[CC-43] a watering can in hand', () => {
  expect(saidBy(game, examples.can)).toEqual([
    'right: Right: no. You got 2, half of the pond, and nothing from the well. In your hand a can does nothing.',
    'other: Now it will help, from your next visit to the pond on. Laying it out was your whole action. Try the pond first.',
    ELSEWHERE,
  ]);
});

test('[CC-90] half of eleven', () => {
  expect(saidBy(game, examples.pond)).toEqual([
    'on: All drops, then. 6 to place: one on each free sun, then finish.',
    'right: Both beds bloom: 9 points become 18, and 2 drops fall into the well. Six coins would have made 2 points.',
    'other: 6 coins: 2 points at the end. Water could have brought 9.',
    ELSEWHERE,
  ]);
});
