import { expect, test } from 'vitest';
import type { News } from '../../../core/match.ts';
import type { Plots } from '../../../games/plots/vocabulary.ts';
import { allSince, type Moment, momentsIn, queueAfter, queued } from './moments.ts';
import type { Stagings } from './staging.ts';

const picture = () => null;
const stagings: Stagings<Plots> = {
  offered: 'the plot lies on the board',
  bid: 'the fist closes on the board',
  won: { lasts: 1000, picture, hits: ({ bids }) => bids.map((_, seat) => seat) },
  unwanted: { lasts: 1000, picture },
  grabbed: { lasts: 1000, picture, hits: () => [] },
  lost: 'nothing is left to show',
  placed: { lasts: 1000, picture, when: ({ plot }) => plot > 3 },
};

let step = 0;
const news = (...events: News<Plots>['events']): News<Plots> => ({
  step: ++step,
  seat: 0,
  events,
  takeback: false,
});
const placed = (plot: number) => ({ type: 'placed', seat: 0, plot, cell: 1 }) as const;
const typesOf = (moments: readonly Moment<Plots>[]) => moments.map(({ event }) => event.type);

test('what came after the last step seen is staged, if it has a staging and deserves it', () => {
  const log = [
    news(placed(5)),
    news({ type: 'unwanted' }, placed(2)),
    news({ type: 'lost', plot: 1 }, placed(4)),
  ];
  const moments = momentsIn(log, { stagings, viewer: 0, after: log[0]!.step });
  expect(typesOf(moments)).toEqual(['unwanted', 'placed']);
});

test('what happens to the viewer stays; what happens to others passes, and so does everything for watchers', () => {
  const log = [news({ type: 'won', seat: 1, bids: [1, 2] }, { type: 'grabbed', seat: 0 })];
  const stays = (viewer: 0 | 'spectator') =>
    momentsIn(log, { stagings, viewer, after: 0 }).map(moment => moment.stays);
  expect(stays(0)).toEqual([true, false]);
  expect(stays('spectator')).toEqual([false, false]);
});

test('what was taken back is not shown', () => {
  const back: News<Plots> = { step: ++step, seat: 0, events: [], takeback: true };
  const log = [news({ type: 'unwanted' }), back, news(placed(4))];
  expect(
    typesOf(momentsIn(log.toSpliced(1, 1, { ...back, step: step }), { stagings, viewer: 0, after: 0 })),
  ).toEqual(['placed']);
});

test('again: everything, with or without a picture, and nothing waits for a tap', () => {
  const log = [news({ type: 'lost', plot: 1 }), news({ type: 'won', seat: 0, bids: [2, 1] })];
  const again = allSince(log, { stagings, after: log[0]!.step - 1 });
  expect(again.map(({ staging, stays }) => [staging !== null, stays])).toEqual([
    [false, false],
    [true, false],
  ]);
});

const moment = (n: number, stays = false): Moment<Plots> => ({
  key: `${n}`,
  step: n,
  event: { type: 'unwanted' },
  seat: 'table',
  staging: null,
  stays,
});

test('of a long line what has begun, the latest and what stays are kept', () => {
  const many = Array.from({ length: 9 }, (_, n) => moment(n, n === 2));
  expect(queued(many.slice(0, 4), many.slice(4)).map(({ step: n }) => n)).toEqual([0, 2, 4, 5, 6, 7, 8]);
});

test('all that one step brought about is kept', () => {
  const many = Array.from({ length: 9 }, () => moment(7));
  expect(queued([], many)).toHaveLength(9);
});

test('a move that is taken back clears what waited, also when the next one is seen together with it', () => {
  const waiting = [moment(1), moment(2, true)];
  const before = step;
  const back: News<Plots> = { ...news(), takeback: true };
  const watching = { stagings, viewer: 0, after: before } as const;
  expect(queueAfter(waiting, [back], watching)).toEqual([]);
  expect(typesOf(queueAfter(waiting, [back, news(placed(4))], watching))).toEqual(['placed']);
  expect(queueAfter(waiting, [news(placed(1))], watching), 'nothing to show').toBe(waiting);
  expect(queueAfter(waiting, [back], { ...watching, after: back.step }), 'seen before').toBe(waiting);
});
