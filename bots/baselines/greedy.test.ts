import { expect, test } from 'vitest';
import type { Read } from '../../core/game.ts';
import { defaultOptions } from '../../core/opening.ts';
import { legal, start } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { plots } from '../../games/plots/index.ts';
import type { Plots, State } from '../../games/plots/vocabulary.ts';
import { greedy } from './greedy.ts';

const game = plots.open(plots.edition);
const { state } = start(game, { options: defaultOptions(game), seats: 2, seed: 'greedy' });
const seen = (seed: string) => ({
  view: game.view(state, 0),
  seat: 0,
  legal: legal(game, state, 0),
  random: randomOf(seedRng(seed)),
});
const bid = (world: Read<State>) => nth(world.players, 0).bid ?? 0;
const plain = { minor: () => false, worlds: 2, noise: 0 };
const choose = (seed: string, evaluate: (world: Read<State>) => number, noise = 0) =>
  greedy<Plots>(game, { ...plain, evaluate, noise })(seen(seed));

test('the move whose worlds are worth most is played', () => {
  expect(choose('a', bid)).toEqual({ type: 'bid', coins: game.edition.purse });
  expect(choose('a', world => -bid(world))).toEqual({ type: 'bid', coins: 0 });
});

test('ties are broken by the chance given, and by nothing else', () => {
  const choices = 'abcdefgh'.split('').map(seed => choose(seed, () => 0));
  expect(new Set(choices.map(choice => JSON.stringify(choice))).size).toBeGreaterThan(1);
  expect(choose('a', () => 0)).toEqual(choose('a', () => 0));
});

test('noise makes a bot err, but only as far as it says', () => {
  const coins = (noise: number) => 'abcdefgh'.split('').map(seed => choose(seed, bid, noise));
  expect(new Set(coins(5).map(choice => JSON.stringify(choice))).size).toBeGreaterThan(1);
  expect(coins(0.4)).toEqual(coins(0));
});
