import { expect, test } from 'vitest';
import { goalOf, goalText, verdictOn, wantedOf } from './goals.ts';

const among = (players: number, candidate: string, rival: string) =>
  goalOf({ players, candidate, opponents: [rival] });

test('the best should win of keen, and twice par of simple play', () => {
  expect(among(4, 'head-gardener', 'keen')).toMatchObject({ side: 'least', share: 0.4 });
  expect(among(4, 'head-gardener', 'random')).toMatchObject({ side: 'least', share: 0.5 });
  expect(among(2, 'head-gardener', 'always-one')).toMatchObject({ side: 'least', share: 0.65 });
});

test('simple play should win no more than half of par among the best', () => {
  expect(among(4, 'always-one', 'head-gardener')).toMatchObject({ side: 'most', share: 0.125 });
});

test('a level should win more than par of the one below, and nothing is wanted of other contests', () => {
  expect(among(4, 'gardener', 'apprentice')).toMatchObject({ kind: 'step', share: 0.25 });
  expect(among(4, 'gardener', 'helper')).toBeNull();
  expect(among(4, 'gardener', 'keen')).toBeNull();
  expect(goalOf({ players: 4, candidate: 'head-gardener', opponents: ['keen', 'random'] })).toBeNull();
});

test('a goal is reached when the whole interval is beyond it, and missed when none of it is', () => {
  const least = { kind: 'keen', side: 'least', share: 0.4 } as const;
  expect(verdictOn(least, { mean: 0.5, margin: 0.09 })).toBe('yes');
  expect(verdictOn(least, { mean: 0.5, margin: 0.11 })).toBe('open');
  expect(verdictOn(least, { mean: 0.3, margin: 0.09 })).toBe('no');
  expect(verdictOn(least, { mean: 0.9, margin: null })).toBe('open');
  const most = { kind: 'simple-among-best', side: 'most', share: 0.125 } as const;
  expect(verdictOn(most, { mean: 0.1, margin: 0.02 })).toBe('yes');
  expect(verdictOn(most, { mean: 0.1, margin: 0.04 })).toBe('open');
  expect(verdictOn(most, { mean: 0.2, margin: 0.07 })).toBe('no');
  expect(goalText(most, 'no')).toBe('≤ 12.5 %: no');
});

test('keen is played with every number of players, simple policies in both directions, levels one by one', () => {
  const bots = ['random', 'keen', 'careless', 'sprout', 'helper', 'apprentice', 'gardener', 'green-thumb'];
  const wanted = wantedOf({ seats: { min: 2, max: 5 }, bots: [...bots, 'head-gardener'], canLearn: false });
  const told = wanted.map(({ players, candidate, opponents }) => `${players} ${candidate} ${opponents[0]}`);
  expect(told).toEqual([
    '2 head-gardener keen',
    '3 head-gardener keen',
    '4 head-gardener keen',
    '5 head-gardener keen',
    '4 head-gardener random',
    '4 random head-gardener',
    '4 helper sprout',
    '4 apprentice helper',
    '4 gardener apprentice',
    '4 green-thumb gardener',
    '4 head-gardener green-thumb',
  ]);
  for (const pairing of wanted) expect(goalOf(pairing)).not.toBeNull();
});
