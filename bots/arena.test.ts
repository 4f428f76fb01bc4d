import { expect, test } from 'vitest';
import { defaultOptions } from '../core/opening.ts';
import { lastOf } from '../core/sure.ts';
import { plots } from '../games/plots/index.ts';
import type { Plots } from '../games/plots/vocabulary.ts';
import { playBlock, summary } from './arena.ts';
import type { Bot } from './bot.ts';
import { randomBot } from './baselines/random.ts';

const game = plots.open(plots.edition);
const options = defaultOptions(game);

/** Bids everything, every time. */
const spender: Bot<Plots> = ({ legal }) => lastOf(legal);
const contest = { game, options, seats: 3, seed: 'toy', candidate: spender, opponents: [randomBot<Plots>] };

test('the same seed plays the same block, another deal another one', () => {
  expect(playBlock(contest, 0)).toEqual(playBlock(contest, 0));
  const scores = new Set([0, 1, 2, 3].map(deal => playBlock(contest, deal).score));
  expect(scores.size).toBeGreaterThan(1);
});

test('a bot among its equals wins its share of every block, whoever shares the victory', () => {
  const { wins, score, theirs, par } = summary(
    [0, 1, 2].map(deal => playBlock({ ...contest, opponents: [spender] }, deal)),
    3,
  );
  expect(par).toBeCloseTo(1 / 3);
  expect(wins.mean).toBeCloseTo(par);
  expect(wins.margin).toBeCloseTo(0);
  expect(score.mean).toBeCloseTo(theirs.mean);
});

test('the candidate sits in every seat once per deal, its opponents in order behind it', () => {
  const seats: string[] = [];
  const named =
    (name: string): Bot<Plots> =>
    seen => {
      seats.push(`${name}${seen.seat}`);
      return randomBot(seen);
    };
  playBlock({ ...contest, candidate: named('c'), opponents: [named('a'), named('b')] }, 0);
  expect(new Set(seats)).toEqual(new Set(['c0', 'a1', 'b2', 'b0', 'c1', 'a2', 'a0', 'b1', 'c2']));
});

test('a summary counts the blocks, not the games', () => {
  const block = (wins: number) => ({ wins, score: 10 * wins, theirs: 5 });
  expect(summary([block(1), block(0)], 4)).toMatchObject({
    games: 8,
    par: 0.25,
    wins: { mean: 0.5 },
    score: { mean: 5 },
    theirs: { mean: 5, margin: 0 },
  });
});
