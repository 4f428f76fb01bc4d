import { expect, test } from 'vitest';
import { BROWN, ORANGE } from '../data/words.ts';
import type { Report } from '../vocabulary.ts';
import { playedBetween } from './played-phases.ts';

const NOTHING: Report = { births: [], shows: [], escaped: [] };
const REPORT: Report = {
  births: [{ seat: 0, pair: { own: BROWN, partner: BROWN, owner: 1 }, cards: [ORANGE], hat: ORANGE }],
  shows: [{ hat: BROWN, prize: 500, entrants: [], rivals: [BROWN, BROWN], winners: [], share: 0 }],
  escaped: [],
};

test('[GZ-12] breeding, contests, upkeep and treasurer light up when a round ends', () => {
  expect(playedBetween({ round: 1, report: NOTHING }, { round: 2, report: REPORT })).toEqual([3, 4, 5, 1]);
});

test('[GZ-12] a phase in which nothing happened is passed over', () => {
  expect(playedBetween({ round: 1, report: NOTHING }, { round: 2, report: NOTHING })).toEqual([5, 1]);
  expect(playedBetween({ round: 2, report: REPORT }, { round: 2, report: REPORT })).toEqual([]);
});

test('[GZ-64] a forced sale stands between the contests and the next round', () => {
  expect(playedBetween({ round: 1, report: NOTHING }, { round: 1, report: REPORT })).toEqual([3, 4]);
  expect(playedBetween({ round: 1, report: REPORT }, { round: 2, report: REPORT })).toEqual([5, 1]);
});
