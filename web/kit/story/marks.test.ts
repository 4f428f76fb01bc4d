import { expect, test } from 'vitest';
import type { Viewer } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import type { Plots } from '../../../games/plots/vocabulary.ts';
import { marksSince } from './marks.ts';
import { seatPlace, type Traces, trailOf } from './trace.ts';

const none = { picture: 'nothing' };
const traces: Traces<Plots> = {
  offered: { ...none, at: () => ['offer'], isFleeting: true },
  bid: { ...none, at: ({ seat }) => [seatPlace(seat)] },
  won: none,
  unwanted: none,
  grabbed: none,
  lost: none,
  placed: { ...none, at: ({ seat, cell }) => [`cell-${seat}-${cell}`] },
};
const trail = trailOf(traces, { edition: {} as Plots['Edition'], language: 'en' });

let step = 0;
const news = (seat: News<Plots>['seat'], ...events: News<Plots>['events']): News<Plots> => ({
  step: ++step,
  seat,
  events,
  takeback: false,
});
const placed = (seat: number, cell: number) => ({ type: 'placed', seat, plot: 1, cell }) as const;
const marks = (log: readonly News<Plots>[], viewer: Viewer = 0, after = -1) => [
  ...marksSince(log, { viewer, trail, after }),
];

test('what others changed since my last move is marked with who did it, and mine never is', () => {
  const log = [news(1, placed(1, 0)), news(0, placed(0, 0)), news(1, placed(1, 1)), news(2, placed(2, 1))];
  expect(marks(log)).toEqual([
    ['cell-1-1', 1],
    ['cell-2-1', 2],
  ]);
  expect(marks([...log, news(0, placed(0, 1))]), 'my next move wipes them away').toEqual([]);
  expect(marks([...log, news(2, placed(0, 2))]).map(([key]) => key)).not.toContain('cell-0-2');
});

test('players’ panels and places that change all the time are not marked', () => {
  const log = [
    news(0, placed(0, 0)),
    news(1, { type: 'offered', plot: 3 }, { type: 'bid', seat: 1, coins: 1 }),
  ];
  expect(marks(log)).toEqual([]);
});

test('what was taken back is no change', () => {
  const log = [news(0, placed(0, 0)), news(1, placed(1, 1)), news(2, placed(2, 1))];
  expect(marks([...log, { ...news(1), takeback: true }])).toEqual([['cell-2-1', 2]]);
});

test('what is waved away stays away, what comes later does not', () => {
  const log = [news(0, placed(0, 0)), news(1, placed(1, 1))];
  const waved = log.at(-1)!.step;
  expect(marks(log, 0, waved)).toEqual([]);
  expect(marks([...log, news(2, placed(2, 2))], 0, waved)).toEqual([['cell-2-2', 2]]);
});

test('who has no last move has no marks', () => {
  const log = [news(1, placed(1, 0))];
  expect(marks(log)).toEqual([]);
  expect(marks(log, 'spectator')).toEqual([]);
});
