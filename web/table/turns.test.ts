import { expect, test } from 'vitest';
import { byName } from '../../core/telling.ts';
import type { News } from '../../core/match.ts';
import { en } from '../../games/plots/texts/en.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import type { Trail } from '../kit/story/trace.ts';
import { sentences } from './log.ts';
import { chaptersOf, latestTurns, turnsAfter } from './turns.ts';

type Events = News<Plots>['events'];
let step = 0;
const news = (seat: News<Plots>['seat'], ...events: Events): News<Plots> => ({
  step: ++step,
  seat,
  events,
  takeback: false,
});
const bid = (seat: number) => ({ type: 'bid', seat, coins: 2 }) as const;
const offered = (plot: number) => ({ type: 'offered', plot }) as const;

type Begins = Pick<Trail<Plots>, 'turn' | 'chapter' | 'hasTurns'>;
const byMover: Begins = { hasTurns: false, turn: () => null, chapter: () => null };

const chaptersIn = (log: readonly News<Plots>[], trail: Begins) =>
  chaptersOf(
    sentences({
      log,
      texts: en,
      telling: byName(seat => `P${seat}`),
      takenBack: seat => `${seat} goes back`,
    }),
    trail,
  );
const shapeOf = (chapters: ReturnType<typeof chaptersIn>) =>
  chapters.map(({ title, turns }) => [title, turns.map(({ seat, lines }) => [seat, lines.length])]);

test('whoever moves has the turn, as long as nobody else does', () => {
  const log = [news('table', offered(4)), news(0, bid(0)), news(0, bid(0), bid(1)), news(1, bid(1))];
  expect(shapeOf(chaptersIn(log, byMover))).toEqual([
    [
      null,
      [
        ['table', 1],
        [0, 3],
        [1, 1],
      ],
    ],
  ]);
});

test('where events begin turns, what others do in between belongs to the turn', () => {
  const trail: Begins = {
    ...byMover,
    hasTurns: true,
    turn: event => (event.type === 'grabbed' ? event.seat : null),
  };
  const log = [
    news('table', offered(4)),
    news(1, bid(1), { type: 'grabbed', seat: 0 }),
    news(1, bid(1)),
    news(0, bid(0), { type: 'grabbed', seat: 1 }),
  ];
  expect(shapeOf(chaptersIn(log, trail))[0]![1]).toEqual([
    ['table', 2],
    [0, 3],
    [1, 1],
  ]);
});

test('where a game begins at a position, its first turn is that of whoever moves first', () => {
  const trail: Begins = {
    ...byMover,
    hasTurns: true,
    turn: event => (event.type === 'grabbed' ? event.seat : null),
  };
  const log = [news(1, bid(1)), news(1, bid(1), { type: 'grabbed', seat: 0 }), news(0, bid(0))];
  expect(shapeOf(chaptersIn(log, trail))[0]![1]).toEqual([
    [1, 2],
    [0, 2],
  ]);
});

test('a chapter begins where its title changes, and so does a turn', () => {
  const trail: Begins = { ...byMover, chapter: event => (event.type === 'offered' ? `${event.plot}` : null) };
  const log = [news(0, offered(4), bid(0)), news(0, offered(4)), news(0, offered(5), bid(0))];
  expect(shapeOf(chaptersIn(log, trail))).toEqual([
    ['4', [[0, 3]]],
    ['5', [[0, 2]]],
  ]);
});

test('a taking back is told in the turn that stands', () => {
  const log = [news(0, bid(0)), news(1, bid(1)), { ...news(1), takeback: true }];
  expect(shapeOf(chaptersIn(log, byMover))[0]![1]).toEqual([[0, 2]]);
});

test('of a long log the latest turns are shown, and how many came before is known', () => {
  const trail: Begins = { ...byMover, chapter: event => (event.type === 'offered' ? `${event.plot}` : null) };
  const log = [news(0, offered(4)), news(1, bid(1)), news(0, offered(5)), news(1, bid(1)), news(0, bid(0))];
  const { earlier, shown } = latestTurns(chaptersIn(log, trail), 2);
  expect(earlier).toBe(3);
  expect(shapeOf([...shown])).toEqual([
    [
      '5',
      [
        [1, 1],
        [0, 1],
      ],
    ],
  ]);
  expect(latestTurns(chaptersIn(log, trail), 9).earlier).toBe(0);
});

test('turns are counted by their lines, and the latest is whole however long it is', () => {
  const log = [news(0, bid(0)), news(1, bid(1), bid(1)), news(0, bid(0), bid(0), bid(0))];
  const shownOf = (lines: number) =>
    latestTurns(chaptersIn(log, byMover), lines).shown.flatMap(({ turns }) => turns.length);
  expect([1, 4, 5, 6].map(shownOf)).toEqual([[1], [1], [2], [3]]);
});

test('a part of the log stands under the turns it belongs to', () => {
  const trail: Begins = {
    ...byMover,
    hasTurns: true,
    turn: event => (event.type === 'grabbed' ? event.seat : null),
  };
  const log = [news(1, { type: 'grabbed', seat: 1 }), news(0, bid(0)), news(0, { type: 'grabbed', seat: 0 })];
  const since = (after: number) => shapeOf(turnsAfter(chaptersIn(log, trail), after));
  expect(since(log[0]!.step)).toEqual([
    [
      null,
      [
        [1, 1],
        [0, 1],
      ],
    ],
  ]);
  expect(since(log[2]!.step)).toEqual([]);
});
