import { expect, test } from 'vitest';
import { randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import { plots } from '../games/plots/index.ts';
import type { Plots } from '../games/plots/vocabulary.ts';
import type { Bot } from './bot.ts';
import { learnFromGame } from './learning.ts';
import { answer, chanceOf, freshNet } from './net.ts';
import type { Features } from './value.ts';

const game = plots.open(plots.edition);
/** A seat knows nothing: all it can learn is how often it wins. */
const features: Features<Plots> = {
  version: 1,
  count: 1,
  write: (_world, _seat, into) => {
    into[0] = 1;
  },
};
const LESSONS = 300;
const players = 3;

/** What a network thinks of its chances after lessons against a rival, and the seats the rival was asked for in each game. */
function taught(rival: Bot<Plots>) {
  const asked = new Set<string>();
  const net = freshNet(1, 4, randomOf(seedRng('rival')));
  for (let n = 0; n < LESSONS; n++) {
    const noting: Bot<Plots> = seen => {
      asked.add(`${n % players} ${seen.seat}`);
      return rival(seen);
    };
    const craft = { features, spread: Number.POSITIVE_INFINITY };
    const school = { game, craft, features, players, seed: 'rival', rival: noting };
    learnFromGame(school, net, { game: n, games: LESSONS });
  }
  return { chance: chanceOf(answer(net, Float64Array.of(1))), asked };
}

test('whoever learns against a rival has one seat, another one in every game', () => {
  const { asked } = taught(({ legal }) => nth(legal, 0));
  expect([...asked].sort()).toEqual(['0 1', '0 2', '1 0', '1 2', '2 0', '2 1']);
});

test('it learns how well it fares against this rival', () => {
  // The first move is to bid nothing, the last to bid all.
  const weak = taught(({ legal }) => nth(legal, 0)).chance;
  const strong = taught(({ legal }) => nth(legal, legal.length - 1)).chance;
  expect(weak).toBeGreaterThan(strong + 0.1);
});
