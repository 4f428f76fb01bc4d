import { expect, test } from 'vitest';
import type { Read } from '../core/game.ts';
import { defaultOptions } from '../core/opening.ts';
import { legal, start } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { nth } from '../core/sure.ts';
import { plots } from '../games/plots/index.ts';
import type { Plots, State } from '../games/plots/vocabulary.ts';
import type { Craft } from './craft.ts';
import { hintsFor } from './hints.ts';
import { pointsJudge } from './judge.ts';
import { LEVELS, levelCalled } from './levels.ts';
import { lookAhead } from './lookahead.ts';
import { sixLevels } from './recipe.ts';
import { search } from './search.ts';

const game = plots.open(plots.edition);
const { state } = start(game, { options: defaultOptions(game), seats: 3, seed: 'search' });

/** Likes coins better than anything, and counts those in the fist as gone. */
const points = (world: Read<State>, seat: number): number => {
  const { coins, bid } = nth(world.players, seat);
  return coins - (bid ?? 0);
};
const craft: Craft<Plots> = {
  judge: ({ players }) => pointsJudge(players.length, { points, spread: 5 }),
  search: { moves: 4, playoutsPerMillisecond: 0.5 },
  characters: { gambler: move => (move.type === 'bid' && move.coins === 3 ? 1 : 0) },
};
const bench = { game, craft, judge: pointsJudge<Plots>(3, { points, spread: 5 }) };
const seen = (seed: string) => ({
  view: game.view(state, 1),
  seat: 1,
  legal: legal(game, state, 1),
  random: randomOf(seedRng(seed)),
});
const thinking = { playouts: 60, candidates: 8, most: 4, liking: () => 0 };

test('every move is looked at, best first', () => {
  const moves = lookAhead(bench, seen('a'), 3);
  expect(moves).toHaveLength(seen('a').legal.length);
  const worths = moves.map(({ worth }) => worth);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
});

test('a search finds the bid that keeps most coins', () => {
  expect(nth(search(bench, seen('a'), thinking), 0).move).toEqual({ type: 'bid', coins: 0 });
});

test('the same sight and the same chance lead to the same move', () => {
  expect(search(bench, seen('a'), thinking)).toEqual(search(bench, seen('a'), thinking));
});

test('what a character likes tips the scales', () => {
  const liking = (move: Plots['Move']) => (move.type === 'bid' && move.coins === 3 ? 1 : 0);
  expect(nth(search(bench, seen('a'), { ...thinking, liking }), 0).move).toEqual({ type: 'bid', coins: 3 });
});

test('who is late answers with what is known', () => {
  let asked = 0;
  const late = { ...seen('a'), isLate: () => ++asked > 1 };
  const moves = search(bench, late, { ...thinking, playouts: 1_000_000 });
  expect(moves).toHaveLength(8);
});

test('six levels from one craft, and a name of old means one of them', () => {
  const bots = sixLevels<Plots>(() => craft);
  for (const level of LEVELS) expect(seen('x').legal).toContainEqual(bots[level](game, 0.1)(seen('x')));
  expect(bots['head-gardener'](game)(seen('x'))).toEqual({ type: 'bid', coins: 0 });
  expect(levelCalled('easy')).toBe('helper');
  expect(levelCalled('gardener')).toBe('gardener');
  expect(levelCalled('toString')).toBeNull();
});

test('a beginner errs more often than one who plays as well as it can', () => {
  const bots = sixLevels<Plots>(() => craft);
  const best = (level: 'sprout' | 'gardener') =>
    Array.from({ length: 20 }, (_, n) => bots[level](game)(seen(`${n}`))).filter(
      move => move.type === 'bid' && move.coins === 0,
    ).length;
  expect(best('gardener')).toBeGreaterThan(best('sprout') + 3);
});

test('hints are the best moves with their chances, whoever asks', () => {
  const bots = sixLevels<Plots>(() => craft);
  const hints = hintsFor(game, bots, { seen: { ...seen('a'), character: 'gambler' }, seats: 3 });
  expect(hints).toHaveLength(3);
  expect(nth(hints, 0)).toMatchObject({ move: { type: 'bid', coins: 0 }, less: 0 });
  const chances = hints.map(({ chance }) => chance ?? 0);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  expect(nth(hints, 2).less).toBeGreaterThan(0.01);
});

test('where nobody can tell two moves apart, none is called worse', () => {
  const even = pointsJudge<Plots>(3, { points: () => 1, spread: 5 });
  const bots = sixLevels<Plots>(() => ({
    ...craft,
    judge: () => even,
    search: { moves: 0, playoutsPerMillisecond: 1 },
  }));
  const hints = hintsFor(game, bots, { seen: seen('a'), seats: 3 });
  expect(hints.map(({ less }) => less)).toEqual([0, 0, 0]);
});

test('a game without a judge is played to its end to weigh what its bots propose', () => {
  const bots = sixLevels<Plots>(() => ({
    policy:
      () =>
      ({ legal: moves }) =>
        nth(moves, Math.min(2, moves.length - 1)),
  }));
  const hints = hintsFor(game, bots, { seen: seen('a'), seats: 3 });
  expect(hints).toMatchObject([{ move: { type: 'bid', coins: 2 }, chance: expect.any(Number), less: 0 }]);
  expect(hints).toHaveLength(1);
});
