import { expect, test } from 'vitest';
import type { News } from '../../../core/match.ts';
import type { Plots } from '../../../games/plots/vocabulary.ts';
import type { Scenery, Stagings } from '../scene/staging.ts';
import { departuresOf, flow, type Journey, type Journeys, MOST, wavesIn } from './journey.tsx';

const journeys: Journeys<Plots> = {
  won: ({ seat, bids }) => flow('coin', bids[seat] ?? 0, { from: `purse-${seat}`, to: 'offer' }),
  placed: ({ plot }, { language }) => [{ picture: `${plot} ${language}`, from: 'offer', to: 'row' }],
};
const scenery = { language: 'fr' } as Scenery<Plots>;
const news = (step: number, ...events: News<Plots>['events']): News<Plots> => ({
  step,
  seat: 0,
  events,
  takeback: false,
});
const won = { type: 'won' as const, seat: 1, bids: [2, 3] };
const placed = { type: 'placed', seat: 1, plot: 4, cell: 0 } as const;
const UNSTAGED = 'nothing is staged here';
const stagings = { won: UNSTAGED, placed: UNSTAGED, unwanted: UNSTAGED } as unknown as Stagings<Plots>;
const wavesAfter = (after: number, log: readonly News<Plots>[], staged = stagings) =>
  wavesIn(log, { journeys, scenery, stagings: staged, viewer: 0, after });
const ways = (log: readonly News<Plots>[], after: number) =>
  wavesAfter(after, log).map(wave => wave.journeys.map(({ picture, many }) => [picture, many]));

test('what happened since travels event by event, and nothing of what was seen before', () => {
  const log = [news(1, won), news(2, { type: 'unwanted' }, won), news(4, placed)];
  expect(ways(log, 1)).toEqual([[['coin', 3]], [['4 fr', undefined]]]);
  expect(ways(log, 4)).toEqual([]);
});

test('what costs nothing moves nothing', () => {
  expect(ways([news(1, { ...won, bids: [2, 0] })], 0)).toEqual([]);
});

test('nothing travels when something was taken back, or much happened at once', () => {
  const back = { ...news(2), takeback: true };
  expect(ways([news(1, won), back], 0)).toEqual([]);
  const much = [1, 2, 3, 4, 5].map(step => news(step, won));
  expect(ways(much, 0)).toEqual([]);
  expect(ways(much, 1)).toHaveLength(4);
});

test('what travels sets out with its moment, or with the one before it', () => {
  const staged: Stagings<Plots> = { ...stagings, won: { lasts: 1000, picture: () => null } };
  const log = [news(3, placed, won, placed), news(4, placed)];
  expect(wavesAfter(2, log, staged).map(({ moment }) => moment)).toEqual([null, '3.1', '3.1', '3.1']);
});

const coins = (many: number): Journey => ({ picture: 'coin', from: 'a', to: 'b', many });
const wave = (...travelling: readonly Journey[]) => ({ journeys: travelling });

test('a sum is told by a few coins, one behind the other', () => {
  expect(departuresOf([wave(coins(3))]).map(({ delay }) => delay)).toEqual([0, 60, 120]);
  expect(departuresOf([wave(coins(1000))])).toHaveLength(5);
});

test('events follow each other, and what is late waits for the others of its event', () => {
  const late: Journey = { ...coins(1), late: true };
  const [first, second, third] = departuresOf([wave(coins(1)), wave(coins(1), late)]);
  expect(second!.delay).toBeGreaterThan(first!.delay);
  expect(third!.delay).toBeGreaterThan(second!.delay + 300);
  const [staged] = departuresOf([wave({ ...coins(1), late: 1500 })]);
  expect(staged!.delay).toBe(1500);
});

test('a dozen at most: everything is seen once before anything is seen twice', () => {
  const payers = Array.from({ length: 6 }, () => coins(9));
  expect(departuresOf([wave(...payers)])).toHaveLength(MOST);
  expect(new Set(departuresOf([wave(...payers)]).map(({ journey }) => journey)).size).toBe(6);
  expect(departuresOf([wave(...payers, ...payers, ...payers)])).toHaveLength(MOST);
  expect(departuresOf([wave(...payers)], 2)).toHaveLength(2);
  expect(departuresOf([wave(...payers)], 0)).toEqual([]);
  expect(departuresOf([wave(...payers)], -3)).toEqual([]);
});
