import { expect, test } from 'vitest';
import { frameFor } from '../../core/frame.ts';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { type Match, openMatch } from '../../core/match.ts';
import { lastOf, nth } from '../../core/sure.ts';
import { plots } from '../../games/plots/index.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import type { ClockSheet, Tell, TableSheet } from '../../wire/tells.ts';
import type { Sight } from '../host/host.ts';
import { connect } from './connection.ts';
import { fakeHouse } from './fake-house.ts';
import { followTable } from './net-table.ts';
import { remoteHost } from './remote.ts';

const game = plots.open(plots.edition);
const QUIET: ClockSheet = {
  now: 0,
  asked: [null, null],
  deadlines: [null, null],
  stores: [null, null],
  closes: null,
};

const NINA = {
  kind: 'person',
  person: 'p1',
  name: 'Nina',
  away: null,
  standIn: null,
  left: false,
  seal: null,
} as const;
const MARIE = { ...NINA, person: 'p2', name: 'Marie' };

const SHEET: TableSheet = {
  id: 'tulip',
  game: 'plots',
  edition: null,
  options: { rounds: 3, clock: 'off' },
  status: 'playing',
  ended: null,
  visibility: 'open',
  clock: { kind: 'none' },
  late: 'bot-move',
  chat: 'free',
  owner: 'p1',
  seats: [NINA, MARIE],
  you: 0,
  sentAway: false,
  invite: null,
  deal: { construction: 1, commitment: 'c' },
  rematch: null,
  speeches: [],
  lastSeen: null,
  stuck: null,
};

function setUp(clocks = QUIET) {
  const match = openMatch(game, { options: { rounds: 3, clock: 'off' }, seats: 2, seed: 'remote' });
  const house = fakeHouse();
  const connection = connect(house.outside, { key: () => 'k', welcomed: () => {}, unknown: () => {} });
  const table = followTable(connection, { id: 'tulip', invite: null, now: house.outside.now });
  house.welcome();
  house.tell({ type: 'sheet', table: 'tulip', sheet: SHEET });
  house.tell(frame(match, { clocks }));
  const host = remoteHost<Plots>(table, plots.edition);
  const sights: Sight<Plots>[] = [];
  host.watch(0, sight => void sights.push(sight));
  return { match, house, table, host, sights, latest: () => lastOf(sights) };
}

function frame(
  match: Match<Plots>,
  { since = -1, viewer = 0 as Viewer, clocks = QUIET } = {},
): Extract<Tell, { type: 'frame' }> {
  const told = frameFor(match as Match<Vocabulary>, viewer, since);
  return { type: 'frame', table: 'tulip', viewer, since, frame: told, clocks };
}

const bid = (coins: number) => ({ type: 'bid', coins }) as const;
const settled = () => new Promise(resolve => setTimeout(resolve));

test('the log grows by what is new, step by step', () => {
  const { match, house, latest } = setUp();
  append(match, { seat: 1, move: bid(2) });
  house.tell(frame(match, { since: 0 }));
  append(match, { seat: 0, move: bid(3) });
  house.tell(frame(match, { since: 1 }));
  expect(latest().frame.step).toBe(2);
  expect(latest().log).toEqual(frameFor(match, 0).news);
});

test('after a reconnection only the missing news are asked for, and nothing is told twice', () => {
  const { match, house, latest, sights } = setUp();
  append(match, { seat: 1, move: bid(2) });
  house.tell(frame(match, { since: 0 }));
  house.breakLine();
  append(match, { seat: 0, move: bid(3) });
  house.pass(30_000);
  house.welcome();
  expect(house.last()).toMatchObject({ type: 'watch', since: 1 });
  house.tell(frame(match, { since: 1 }));
  expect(latest().log.map(({ step }) => step)).toEqual([0, 1, 2]);
  expect(sights).toHaveLength(3);
});

test('news that leave a gap are not shown: the whole log is asked for', () => {
  const { match, house, latest } = setUp();
  append(match, { seat: 1, move: bid(2) });
  append(match, { seat: 0, move: bid(3) });
  house.tell(frame(match, { since: 1 }));
  expect(latest().frame.step).toBe(0);
  expect(house.last()).toMatchObject({ type: 'watch', since: -1 });
  house.tell(frame(match));
  expect(latest().log).toEqual(frameFor(match, 0).news);
});

test('a frame that was overtaken changes nothing', () => {
  const { match, house, latest } = setUp();
  const old = frame(match);
  append(match, { seat: 1, move: bid(2) });
  house.tell(frame(match, { since: 0 }));
  house.tell(old);
  expect(latest().frame.step).toBe(1);
});

test('several moves are one ask; until the next question is here, no other goes out', async () => {
  const { match, house, host } = setUp();
  host.answer(0, 0, bid(3), bid(4));
  expect(house.last()).toMatchObject({ type: 'answer', table: 'tulip', step: 0, moves: [bid(3), bid(4)] });
  expect(host.around.get().sending).toBe(true);
  const asks = house.asks().length;
  host.answer(0, 0, bid(1));
  host.takeBack(0);
  house.tell({ type: 'done', id: house.last().id });
  await settled();
  expect(host.around.get().sending, 'the house has it, the next question is on its way').toBe(true);
  host.answer(0, 0, bid(1));
  expect(house.asks()).toHaveLength(asks);
  append(match, { seat: 0, move: bid(3) });
  house.tell(frame(match, { since: 0 }));
  expect(host.around.get().sending).toBe(false);
});

test('the next question may overtake the acknowledgement, and be answered at once', async () => {
  const { match, house, host } = setUp();
  host.answer(0, 0, bid(3));
  const { id } = house.last();
  append(match, { seat: 0, move: bid(3) });
  append(match, { seat: 1, move: bid(2) });
  house.tell(frame(match, { since: 0 }));
  expect(host.around.get().sending).toBe(false);
  const next = frameFor(match, 0).choices.find(({ refusal }) => refusal === null)!;
  host.answer(0, 2, next.move);
  expect(house.last()).toMatchObject({ type: 'answer', step: 2 });
  house.tell({ type: 'done', id });
  await settled();
  expect(host.around.get().sending, 'that was about the first answer').toBe(true);
});

test('a refused answer says why, and the next one may go', async () => {
  const { house, host } = setUp();
  host.answer(0, 0, bid(3));
  house.tell({ type: 'refused', id: house.last().id, refusal: { code: 'stale', clause: 'house' } });
  await settled();
  expect(host.around.get()).toMatchObject({ sending: false, refused: { code: 'stale' } });
  host.answer(0, 0, bid(2));
  expect(host.around.get()).toMatchObject({ sending: true, refused: null });
});

test('an answer given while the line is down is kept and goes out once', async () => {
  const { house, host } = setUp();
  house.breakLine();
  expect(host.around.get().line).toBe('reconnecting');
  host.answer(0, 0, bid(3));
  host.answer(0, 0, bid(3));
  house.pass(30_000);
  house.welcome();
  expect(house.heard()).toEqual(['hello', 'watch', 'answer']);
});

test('stale answers, foreign seats and watchers send nothing', () => {
  const { match, house, host } = setUp();
  const asks = house.asks().length;
  append(match, { seat: 0, move: bid(2) });
  house.tell(frame(match, { since: 0 }));
  host.answer(0, 0, bid(3));
  host.answer(0, 9, bid(3));
  host.answer(1, 1, bid(3));
  expect(house.asks()).toHaveLength(asks);
});

test('an answer holds while others decide at the same time', () => {
  const { match, house, host } = setUp();
  const asks = house.asks().length;
  append(match, { seat: 1, move: bid(2) });
  house.tell(frame(match, { since: 0 }));
  host.answer(0, 0, bid(3));
  expect(house.asks()).toHaveLength(asks + 1);
});

test('deadlines are shown by this device’s clock, however wrong it is', () => {
  const clocks = {
    now: 500,
    asked: [400, null],
    deadlines: [1_500, null],
    stores: [60_000, 90_000],
    closes: 2_500,
  };
  const { house, host } = setUp(clocks);
  const now = house.outside.now();
  expect(host.around.get().clocks).toEqual({
    asked: [now - 100, null],
    deadlines: [now + 1_000, null],
    stores: [60_000, 90_000],
    closes: now + 2_000,
  });
});

test('who comes, goes or lets a bot sit in is seen', () => {
  const { house, host } = setUp();
  house.tell({ type: 'presence', table: 'tulip', away: [null, 5_000] });
  expect(host.around.get().holders[1]).toMatchObject({
    name: 'Marie',
    standIn: null,
    awaySince: house.outside.now() - 5_000,
  });
  const seats = [nth(SHEET.seats, 0), { ...nth(SHEET.seats, 1), standIn: 'easy' }] as TableSheet['seats'];
  house.tell({ type: 'sheet', table: 'tulip', sheet: { ...SHEET, seats } });
  expect(host.around.get().holders[1]).toMatchObject({ standIn: 'easy' });
});

test('what was missed is counted from the first visit only', () => {
  const { house, table } = setUp();
  expect(table.state.get().missed).toBeNull();
  house.tell({ type: 'sheet', table: 'tulip', sheet: { ...SHEET, lastSeen: 3 } });
  expect(table.state.get().missed).toBeNull();
});

test('a house that does not let us look is heard', () => {
  const { house, table } = setUp();
  house.breakLine();
  house.pass(30_000);
  house.welcome();
  house.tell({ type: 'refused', id: house.last().id, refusal: { code: 'not-invited', clause: 'house' } });
  expect(table.state.get().trouble).toBe('not-invited');
});

test('whoever is shown out hears it', () => {
  const { house, table } = setUp();
  house.tell({ type: 'gone', table: 'tulip', code: 'not-invited' });
  expect(table.state.get().trouble).toBe('not-invited');
});

test('who sits where is the same list until it changes, whatever is on its way', () => {
  const { house, host } = setUp();
  const before = host.around.get();
  host.answer(0, 0, bid(2));
  expect(host.around.get().sending).toBe(true);
  expect(host.around.get().holders).toBe(before.holders);
  const rose = { ...MARIE, name: 'Rose' };
  house.tell({ type: 'sheet', table: 'tulip', sheet: { ...SHEET, seats: [NINA, rose] } });
  expect(host.around.get().holders.map(({ name }) => name)).toEqual(['Nina', 'Rose']);
  expect(host.around.get().holders[0]).toBe(before.holders[0]);
});
