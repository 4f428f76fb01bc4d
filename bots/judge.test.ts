import { expect, test } from 'vitest';
import { defaultOptions } from '../core/opening.ts';
import { start } from '../core/play.ts';
import { nth } from '../core/sure.ts';
import { plots } from '../games/plots/index.ts';
import type { Plots } from '../games/plots/vocabulary.ts';
import { pointsJudge, pooledJudge } from './judge.ts';

const game = plots.open(plots.edition);
const { state } = start(game, { options: defaultOptions(game), seats: 3, seed: 'judge' });
const judgeBy = (points: readonly number[]) =>
  pointsJudge<Plots>(3, { points: (_, seat) => nth(points, seat), spread: 5 });

const first = judgeBy([10, 0, 0]);
const second = judgeBy([0, 10, 5]);
const pooled = (part: number) => pooledJudge(3, { first, second, part });
const shares = (judge: typeof first) => [0, 1, 2].map(seat => judge.share(state, seat));

test('two judges as one: each counts for its part', () => {
  expect(pooled(0.25).alone(state, 0)).toBeCloseTo(0.75 * 2);
  expect(pooled(0.25).alone(state, 1)).toBeCloseTo(0.25 * 2);
});

test.each([
  [0, first],
  [1, second],
])('with part %d it is one of them', (part, one) => {
  shares(one).forEach((share, seat) => expect(pooled(part).share(state, seat)).toBeCloseTo(share));
});

test('all shares together are one, and lie between those of the two', () => {
  const [own = 0, other = 0, third = 0] = shares(pooled(0.5));
  expect(own + other + third).toBeCloseTo(1);
  expect(own).toBeCloseTo(other);
  expect(third).toBeLessThan(own);
});
