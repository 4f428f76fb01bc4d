import { expect, test } from 'vitest';
import { plots } from '../games/plots/index.ts';
import { copyOf, draftOf, start } from './play.ts';
import { randomOf, seedRng } from './random.ts';
import { rollOut } from './rollout.ts';

const game = plots.open(plots.edition);
const { state } = start(game, { options: { rounds: 3, clock: 'off' }, seats: 3, seed: 'rollout' });
const rolled = (most: number) => {
  const draft = draftOf(game, copyOf(game, state));
  return { moves: rollOut(draft, randomOf(seedRng('dice')), most), outcome: game.outcome(draft.state) };
};

test('a rollout plays on to the end of the game', () => {
  const { moves, outcome } = rolled(1000);
  expect(moves).toBeLessThan(1000);
  expect(outcome).not.toBeNull();
});

test('a rollout stops after as many moves as it is given', () => {
  expect(rolled(5)).toEqual({ moves: 5, outcome: null });
});
