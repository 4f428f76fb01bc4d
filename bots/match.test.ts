import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { plots } from '../games/plots/index.ts';
import type { Plots } from '../games/plots/vocabulary.ts';
import { playOut } from './match.ts';
import { randomBot } from './baselines/random.ts';

const game = plots.open(plots.edition);
const opening = { options: { rounds: 3, clock: 'off' }, seats: 2, seed: 'match' } as const;
const players = { bots: [randomBot<Plots>, randomBot<Plots>], seed: 'bots' };

test('a game between bots comes to its outcome', () => {
  expect(
    playOut(game, opening, players)
      .places.flat()
      .toSorted((a, b) => a - b),
  ).toEqual([0, 1]);
});

test('bots that do and undo for ever are stopped', () => {
  const bid = { ...game.moves.bid, apply: () => undefined };
  const endless: Game<Plots> = { ...game, moves: { ...game.moves, bid } };
  expect(() => playOut(endless, opening, players)).toThrow('do not come to an end');
});
