import { expect, test } from 'vitest';
import { forward } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import { plots } from '../games/plots/index.ts';
import type { Plots } from '../games/plots/vocabulary.ts';
import type { Craft } from './craft.ts';
import { answer, chanceOf, freshNet } from './net.ts';
import { learnFromTutors } from './tutoring.ts';
import type { Features } from './value.ts';

const game = plots.open(plots.edition);
/** A seat knows nothing but whether it is the first: the tutors let that one win. */
const features: Features<Plots> = {
  version: 1,
  count: 1,
  write: (_world, seat, into) => {
    into[0] = seat === 0 ? 1 : 0;
  },
};
/** The first seat bids one, all others nothing. */
const craft: Craft<Plots> = {
  features,
  spread: Number.POSITIVE_INFINITY,
  tutor: () => (world, seat) => {
    const moves = forward(game, world, game.pending(world).find(asked => asked.seat === seat)!);
    return nth(moves, seat === 0 && moves.length > 1 ? 1 : 0);
  },
};

const LESSONS = 1000;

test('it learns from games that tutors play which seat is likely to win', () => {
  const net = freshNet(1, 4, randomOf(seedRng('tutors')));
  const school = { game, craft, features, players: 3, seed: 'tutors' };
  const chance = (first: number) => chanceOf(answer(net, Float64Array.of(first)));
  for (let n = 0; n < LESSONS; n++) learnFromTutors(school, net, { game: n, games: LESSONS });
  expect(chance(1)).toBeGreaterThan(chance(0) + 0.3);
});
