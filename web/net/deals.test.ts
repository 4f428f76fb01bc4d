import { expect, test } from 'vitest';
import { lastOf, nth } from '../../core/sure.ts';
import { type HousePromise, type Roster, rosterHash } from '../../fair/deal.ts';
import type { Memory } from '../../fair/device.ts';
import type { AskOf } from '../../wire/asks.ts';
import type { TableSheet } from '../../wire/tells.ts';
import { connect } from './connection.ts';
import { handOver, notesFor, sightOf, takeSeat } from './deals.ts';
import { fakeHouse } from './fake-house.ts';
import { followTable } from './net-table.ts';

// A house that shows this device whatever it likes, in whatever order. The browser keeps nothing, so that notes are in the page.

const TERMS = { game: 'plots', version: 1, edition: 'e'.repeat(64), options: { rounds: 3 } };
const PROMISE: HousePromise = { deal: 1, commitment: 'c'.repeat(64), terms: TERMS };
const BEN = { kind: 'person', person: 'p2', seal: '2'.repeat(64) } as const;
let tables = 0;

function setUp() {
  const id = `tulip-${tables++}`;
  const house = fakeHouse();
  const connection = connect(house.outside, { key: () => 'k', welcomed: () => {}, unknown: () => {} });
  const table = followTable(connection, { id, invite: null, now: house.outside.now });
  house.welcome();
  const person = (who: { person: string; seal: string | null }) =>
    ({ kind: 'person', name: who.person, away: null, standIn: null, left: false, ...who }) as const;

  const sheetOf = (promise: HousePromise, roster: Roster | null, seal: string | null = null): TableSheet => ({
    id,
    game: 'plots',
    edition: null,
    options: { rounds: 3 },
    status: 'gathering',
    ended: null,
    visibility: 'open',
    clock: { kind: 'none' },
    late: 'bot-move',
    chat: 'off',
    owner: 'p2',
    seats: [person({ person: 'p1', seal }), person(BEN)],
    you: 0,
    sentAway: false,
    invite: null,
    deal: { construction: 2, ...promise, roster, openings: [null, null], without: [], early: [] },
    rematch: null,
    speeches: [],
    lastSeen: null,
    stuck: null,
  });
  const show = (sheet: TableSheet) => house.tell({ type: 'sheet', table: id, sheet });
  const sit = () => {
    void takeSeat(connection, { table: id, seat: 0, invite: null, promise: PROMISE, person: 'p1' });
    return (house.last() as AskOf<'sit'>).number as { commitment: string; seal: string };
  };
  const rosterWith = (seal: string, changes: Partial<Roster> = {}): Roster => ({
    table: id,
    deal: 1,
    after: [],
    terms: TERMS,
    commitment: PROMISE.commitment,
    seats: [{ kind: 'person', person: 'p1', seal }, BEN],
    ...changes,
  });
  const openings = () => house.asks().filter(ask => ask.type === 'open-number');
  const notes = () => notesFor(id) as Memory;
  return { id, house, connection, table, sheetOf, show, sit, rosterWith, openings, notes };
}

test('the promise is noted when it is first seen, and only a seal leaves the device', () => {
  const { house, show, sheetOf, sit, notes } = setUp();
  show(sheetOf(PROMISE, null));
  expect(notes().promises).toEqual([PROMISE]);
  const { commitment, seal } = sit();
  const [number] = notes().numbers;
  expect({ commitment, seal }).toEqual({ commitment: PROMISE.commitment, seal: number!.seal });
  expect(JSON.stringify(house.asks())).not.toContain(number!.salt);
});

test('the number is opened for the roster by itself, once, and noted before', () => {
  const { show, sheetOf, sit, rosterWith, openings, notes } = setUp();
  const { seal } = sit();
  const roster = rosterWith(seal);
  const sheet = sheetOf(PROMISE, roster, seal);
  show(sheet);
  show(sheet);
  const [number] = notes().numbers;
  expect(openings()).toEqual([expect.objectContaining({ roster: rosterHash(roster), salt: number!.salt })]);
  expect(number!.answered).toBe(rosterHash(roster));
  expect(sightOf(sheet)).toEqual({ changed: false, trouble: null, mine: 'here' });
});

test('what the house was too busy for is said again with the next sheet', async () => {
  const { house, show, sheetOf, sit, rosterWith, openings } = setUp();
  const { seal } = sit();
  const sheet = sheetOf(PROMISE, rosterWith(seal), seal);
  show(sheet);
  house.tell({ type: 'refused', id: nth(openings(), 0).id, refusal: { code: 'too-fast', clause: 'house' } });
  await Promise.resolve();
  await Promise.resolve();
  show(sheet);
  expect(openings()).toHaveLength(2);
});

test('a house that changes its mind between the sheets learns nothing', () => {
  const { show, sheetOf, sit, rosterWith, openings } = setUp();
  const { seal } = sit();
  const other = { ...PROMISE, commitment: 'd'.repeat(64) };
  const sheet = sheetOf(other, rosterWith(seal, { commitment: other.commitment }), seal);
  show(sheet);
  expect(openings()).toEqual([]);
  expect(sightOf(sheet)).toMatchObject({ changed: true, trouble: 'other-commitment' });
});

test('of two rosters one after the other only the first is answered', () => {
  const { show, sheetOf, sit, rosterWith, openings } = setUp();
  const { seal } = sit();
  show(sheetOf(PROMISE, rosterWith(seal), seal));
  const friend = rosterWith(seal, {
    seats: [
      { kind: 'person', person: 'p1', seal },
      { ...BEN, seal: '3'.repeat(64) },
    ],
  });
  const sheet = sheetOf(PROMISE, friend, seal);
  show(sheet);
  expect(openings()).toHaveLength(1);
  expect(sightOf(sheet).trouble).toBe('answered-another');
});

test('a roster that was held back and comes after another promise is not answered', () => {
  const { id, show, sheetOf, sit, rosterWith, openings, connection, notes } = setUp();
  const { seal } = sit();
  const late = sheetOf(PROMISE, rosterWith(seal), seal);
  const second = { ...PROMISE, deal: 2, commitment: 'd'.repeat(64) };
  show(sheetOf(second, null));
  void takeSeat(connection, { table: id, seat: 0, invite: null, promise: second, person: 'p1' });
  show(late);
  expect(openings()).toEqual([]);
  expect(notes().numbers.map(({ answered }) => answered)).toEqual([null, null]);
});

test('a house that pretends there was no roster gets no second number for the same promise', () => {
  const { id, show, sheetOf, sit, rosterWith, connection, house } = setUp();
  const { seal } = sit();
  show(sheetOf(PROMISE, rosterWith(seal), seal));
  show(sheetOf(PROMISE, null, null));
  const before = house.asks().length;
  expect(
    takeSeat(connection, { table: id, seat: 0, invite: null, promise: PROMISE, person: 'p1' }),
  ).toBeNull();
  expect(house.asks()).toHaveLength(before);
});

test('a roster that conceals the deal before is not answered', () => {
  const { id, show, sheetOf, sit, rosterWith, openings, connection, notes } = setUp();
  const { seal } = sit();
  show(sheetOf(PROMISE, rosterWith(seal), seal));
  const second = { ...PROMISE, deal: 2, commitment: 'd'.repeat(64) };
  void takeSeat(connection, { table: id, seat: 0, invite: null, promise: second, person: 'p1' });
  const mine = lastOf(notes().numbers).seal;
  const roster = rosterWith(mine, { deal: 2, commitment: second.commitment, after: ['8'.repeat(64)] });
  const sheet = sheetOf(second, roster, mine);
  show(sheet);
  expect(openings()).toHaveLength(1);
  expect(sightOf(sheet).trouble).toBe('hidden-deal');
});

test('a number that another device sealed is known as such', () => {
  const { sheetOf, show, sit } = setUp();
  show(sheetOf(PROMISE, null, '9'.repeat(64)));
  expect(sightOf(sheetOf(PROMISE, null, '9'.repeat(64))).mine).toBe('elsewhere');
  const { seal } = sit();
  expect(sightOf(sheetOf(PROMISE, null, seal)).mine).toBe('here');
  expect(sightOf(sheetOf(PROMISE, null, null)).mine).toBe('none');
});

test('a number that was handed over is noted as early before it leaves', () => {
  const { id, connection, house, sit, notes } = setUp();
  sit();
  void handOver(connection, id, 1);
  const [number] = notes().numbers;
  expect(number).toMatchObject({ early: true, answered: null });
  expect(house.last()).toMatchObject({ type: 'open-number', roster: null, salt: number!.salt });
});

test('at a table of the first construction the device adds a salt, as was promised there', () => {
  const { id, connection, house } = setUp();
  void takeSeat(connection, { table: id, seat: 0, invite: null, promise: null, person: 'p1' });
  expect(house.last()).toMatchObject({
    type: 'sit',
    number: { salt: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
});
