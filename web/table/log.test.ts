import { expect, test } from 'vitest';
import type { News } from '../../core/match.ts';
import { byName, type Telling, tellingTo } from '../../core/telling.ts';
import { en } from '../../games/plots/texts/en.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import { sentences } from './log.ts';

const news = (step: number, seat: News<Plots>['seat'], ...events: News<Plots>['events']): News<Plots> => ({
  step,
  seat,
  events,
  takeback: false,
});
const takeback = (step: number, seat: number): News<Plots> => ({ step, seat, events: [], takeback: true });
const told = (...log: News<Plots>[]) =>
  sentences({
    log,
    texts: en,
    telling: byName(seat => `P${seat}`),
    takenBack: (seat, name) => `${name(seat)} goes back.`,
  }).map(({ text }) => text);

test('events become sentences in order', () => {
  expect(
    told(news(0, 'table', { type: 'offered', plot: 4 }), news(1, 0, { type: 'bid', seat: 0, coins: 2 })),
  ).toEqual(['Plot 4 is on offer.', 'P0 bids 2.']);
});

test('a sentence is about whom it names first, else about whose turn it is', () => {
  const log = [
    news(1, 0, { type: 'offered', plot: 4 }, { type: 'bid', seat: 1, coins: 2 }),
    news(2, 'table', { type: 'unwanted' }),
  ];
  const lines = sentences({ log, texts: en, telling: byName(seat => `P${seat}`), takenBack: String });
  expect(lines.map(({ seat, about }) => [seat, about])).toEqual([
    [0, 0],
    [0, 1],
    ['table', 'table'],
  ]);
});

test('what was taken back is gone, only the taking back is told, and only once in a row', () => {
  const start = news(0, 'table', { type: 'offered', plot: 4 });
  const one = news(1, 0, { type: 'bid', seat: 0, coins: 2 });
  const two = news(2, 0, { type: 'bid', seat: 0, coins: 3 });
  expect(told(start, one, takeback(2, 0))).toEqual(['Plot 4 is on offer.', 'P0 goes back.']);
  expect(told(start, one, two, takeback(3, 0), takeback(4, 0))).toEqual([
    'Plot 4 is on offer.',
    'P0 goes back.',
  ]);
});

test('whoever takes back what others have since joined withdraws only their own news', () => {
  const start = news(0, 'table', { type: 'offered', plot: 4 });
  const mine = news(1, 0, { type: 'bid', seat: 0 });
  const theirs = news(2, 1, { type: 'bid', seat: 1, coins: 3 });
  expect(told(start, mine, theirs, takeback(3, 0))).toEqual([
    'Plot 4 is on offer.',
    'P1 bids 3.',
    'P0 goes back.',
  ]);
});

test('what passes is told while it is the latest news', () => {
  const log = [
    news(0, 'table', { type: 'offered', plot: 4 }),
    news(1, 0, { type: 'bid', seat: 0, coins: 2 }),
    news(2, 1, { type: 'bid', seat: 1, coins: 3 }),
  ];
  const texts = { log, texts: en, telling: byName(String), takenBack: String };
  const kept = sentences({ ...texts, isPassing: ({ type }) => type === 'bid' }).map(({ step }) => step);
  expect(kept).toEqual([0, 2]);
});

test('the table’s own doings carry its name', () => {
  const [line] = sentences({
    log: [news(0, 'table', { type: 'unwanted' })],
    texts: en,
    telling: byName(String),
    takenBack: String,
  });
  expect(line?.seat).toBe('table');
});

test('the reader is told “you”, and the sentence is about them', () => {
  const log = [news(1, 0, { type: 'bid', seat: 0, coins: 2 }), takeback(2, 0)];
  const telling = tellingTo(0, { names: seat => `P${seat}`, you: 'you' });
  const takenBack = (seat: number, name: Telling) => `${name.does(seat, 'goes', 'go')} back.`;
  const [line] = sentences({ log: log.slice(0, 1), texts: en, telling, takenBack });
  expect(line).toMatchObject({ text: 'You bid 2.', about: 0 });
  const before = news(0, 'table', { type: 'offered', plot: 4 });
  const lines = sentences({ log: [before, ...log], texts: en, telling, takenBack });
  expect(lines.at(-1)).toMatchObject({ text: 'You go back.', about: 0 });
});
