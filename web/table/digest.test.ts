import { expect, test } from 'vitest';
import type { News } from '../../core/match.ts';
import { en } from '../../games/plots/texts/en.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import { digest } from './digest.ts';
import { sentences } from './log.ts';

const bid = (step: number, seat: number): News<Plots> => ({
  step,
  seat,
  events: [{ type: 'bid', seat, coins: step }],
  takeback: false,
});
const since = (missed: number | null, ...log: News<Plots>[]) =>
  digest(
    sentences({ log, texts: en, names: seat => `P${seat}`, takenBack: name => `${name} goes back.` }),
    missed,
  ).map(({ text }) => text);

test('only what came after the last step seen is told', () => {
  expect(since(1, bid(1, 0), bid(2, 1), bid(3, 0))).toEqual(['P1 bids 2.', 'P0 bids 3.']);
  expect(since(3, bid(1, 0), bid(2, 1), bid(3, 0))).toEqual([]);
});

test('who has missed nothing is told nothing', () => {
  expect(since(null, bid(1, 0), bid(2, 1))).toEqual([]);
});

test('what was played and taken back meanwhile is told as the taking back alone', () => {
  const back: News<Plots> = { step: 3, seat: 1, events: [], takeback: true };
  expect(since(1, bid(1, 0), bid(2, 1), back)).toEqual(['P1 goes back.']);
});
