import { expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import type { Refused } from '../../wire/tells.ts';
import { backOff } from './backoff.ts';
import { connect } from './connection.ts';
import type { TableTell, Watcher } from './watchers.ts';
import { fakeHouse } from './fake-house.ts';

function setUp(key: string | null = 'a-key') {
  const house = fakeHouse();
  const strange: string[] = [];
  const connection = connect(house.outside, {
    key: () => key,
    welcomed: () => {},
    unknown: () => {
      strange.push(key!);
      key = null;
    },
  });
  return { house, connection, strange };
}

function watcher(since: () => number = () => -1) {
  const told: TableTell[] = [];
  const refusals: Refused[] = [];
  const watching: Watcher = {
    table: 'tulip',
    invite: null,
    since,
    hear: tell => void told.push(tell),
    refused: refusal => void refusals.push(refusal),
  };
  return { watching, told, refusals };
}

const say = (text: string) => ({ type: 'say', table: 'tulip', text }) as const;

test('a socket begins with hello and the key, and nothing else is said before the welcome', () => {
  const { house, connection } = setUp();
  connection.watch(watcher().watching);
  void connection.ask(say('hello'));
  nth(house.doors, 0).events.opened();
  expect(house.asks()).toEqual([{ type: 'hello', id: expect.any(String), key: 'a-key' }]);
  expect(connection.line.get()).toBe('connecting');
  house.tell({ type: 'welcome', id: house.last().id, person: null, version: '1' });
  expect(house.heard()).toEqual(['hello', 'watch', 'say']);
  expect(connection.line.get()).toBe('connected');
});

test('an ask is kept until it is answered, and repeated in order with the same id', async () => {
  const { house, connection } = setUp();
  house.welcome();
  const [one, two, three] = [say('one'), say('two'), say('three')].map(connection.ask);
  const ids = house.asks().map(({ id }) => id);
  house.tell({ type: 'done', id: nth(ids, 2) });
  house.breakLine();
  expect(connection.line.get()).toBe('reconnecting');
  house.pass(30_000);
  house.welcome();
  expect(house.asks().slice(1)).toMatchObject([
    { id: ids[1], text: 'one' },
    { id: ids[3], text: 'three' },
  ]);
  house.tell({ type: 'done', id: nth(ids, 1) });
  house.tell({ type: 'refused', id: nth(ids, 3), refusal: { code: 'too-fast', clause: 'house' } });
  expect(await Promise.all([one, two, three])).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
    { ok: false, error: { code: 'too-fast', clause: 'house' } },
  ]);
  house.breakLine();
  house.pass(30_000);
  house.welcome();
  expect(house.heard(), 'nothing is asked a third time').toEqual(['hello']);
});

test('what is asked while the line is down goes out when it is back', () => {
  const { house, connection } = setUp();
  house.welcome();
  house.breakLine();
  void connection.ask(say('later'));
  house.pass(30_000);
  house.welcome();
  expect(house.last()).toMatchObject({ type: 'say', text: 'later' });
});

test('what the house had not answered when the page was closed goes out with the next page, once', () => {
  const { house, connection } = setUp();
  house.welcome();
  house.breakLine();
  void connection.ask(say('later'));
  connection.close();
  const openPage = () => {
    const page = connect(house.outside, { key: () => 'a-key', welcomed: () => {}, unknown: () => {} });
    house.welcome();
    return page;
  };
  const next = openPage();
  expect(house.heard()).toEqual(['hello', 'say']);
  const { id } = house.last();
  next.close();
  const another = openPage();
  expect(house.last(), 'the same ask: nothing is done twice').toMatchObject({ id, text: 'later' });
  house.tell({ type: 'done', id });
  another.close();
  openPage();
  expect(house.heard()).toEqual(['hello']);
});

test('whoever looks too often looks again when the house says so; any other refusal is final', () => {
  const { house, connection } = setUp();
  const { watching } = watcher(() => 3);
  const refused: unknown[] = [];
  connection.watch({ ...watching, refused: ({ code }) => refused.push(code) });
  house.welcome();
  const { id } = house.last();
  house.tell({
    type: 'refused',
    id,
    refusal: { code: 'too-fast', clause: 'house', with: { seconds: 4 } },
  });
  house.pass(3_999);
  expect(house.last()).toMatchObject({ id });
  house.pass(1);
  const again = house.last();
  expect(again).toMatchObject({ type: 'watch', since: 3 });
  expect(again.id).not.toBe(id);
  house.tell({ type: 'refused', id: again.id, refusal: { code: 'not-invited', clause: 'house' } });
  expect(refused).toEqual(['not-invited']);
});

test('after every reconnection a table is followed from the last known step', () => {
  const { house, connection } = setUp();
  let known = -1;
  const { watching, told } = watcher(() => known);
  const { stop } = connection.watch(watching);
  house.welcome();
  expect(house.last()).toMatchObject({ type: 'watch', since: -1 });
  house.tell({ type: 'presence', table: 'tulip', away: [null] });
  house.tell({ type: 'presence', table: 'rose', away: [1000] });
  expect(told).toEqual([{ type: 'presence', table: 'tulip', away: [null] }]);
  known = 7;
  house.breakLine();
  house.pass(30_000);
  house.welcome();
  expect(house.last()).toMatchObject({ type: 'watch', since: 7 });
  stop();
  expect(house.last()).toMatchObject({ type: 'unwatch', table: 'tulip' });
  house.breakLine();
  house.pass(30_000);
  house.welcome();
  expect(house.heard()).toEqual(['hello']);
});

test('whoever is not let in to a table hears why', () => {
  const { house, connection } = setUp();
  const { watching, refusals } = watcher();
  connection.watch(watching);
  house.welcome();
  const refusal = { code: 'not-invited', clause: 'house' } as const;
  house.tell({ type: 'refused', id: house.last().id, refusal });
  expect(refusals).toEqual([refusal]);
});

test('the waits double up to half a minute, and each is anything between nothing and that', () => {
  expect([0, 1, 2, 3].map(failures => backOff(failures, 1))).toEqual([500, 1000, 2000, 4000]);
  expect(backOff(20, 1)).toBe(30_000);
  expect(backOff(20, 0)).toBe(0);
});

test('attempts go on with growing waits, and a welcome begins anew', () => {
  const { house } = setUp();
  house.setChance(1);
  const attempts = () => house.doors.length;
  house.breakLine();
  house.pass(499);
  expect(attempts()).toBe(1);
  house.pass(1);
  expect(attempts()).toBe(2);
  house.breakLine();
  house.pass(999);
  expect(attempts()).toBe(2);
  house.pass(1);
  house.welcome();
  house.breakLine();
  house.pass(500);
  expect(attempts()).toBe(4);
});

test('a door that nobody opens is given up', () => {
  const { house } = setUp();
  house.pass(8_000);
  expect(nth(house.doors, 0).shut).toBe(true);
  house.pass(1_000);
  expect(house.doors).toHaveLength(2);
});

test('when the network or the reader is back, no wait is waited out', () => {
  const { house, connection } = setUp();
  house.welcome();
  house.setOnLine(false);
  connection.cut();
  expect(connection.line.get()).toBe('offline');
  house.setOnLine(true);
  connection.lookUp();
  expect(house.doors).toHaveLength(2);
  house.welcome();
  expect(connection.line.get()).toBe('connected');
});

test('a house that asks for a pause is left alone for so long', () => {
  const { house, connection } = setUp();
  house.welcome();
  house.tell({ type: 'pause', milliseconds: 5_000 });
  house.breakLine();
  connection.lookUp();
  house.pass(5_000);
  expect(house.doors).toHaveLength(1);
  house.pass(500);
  expect(house.doors).toHaveLength(2);
});

test('a house that falls silent is asked for a sign of life, and left if it gives none', () => {
  const { house, connection } = setUp();
  house.welcome();
  house.pass(15_000);
  expect(house.asks()).toHaveLength(2);
  house.tell({ type: 'done', id: house.last().id });
  house.pass(15_000 + 4_000);
  expect(house.asks()).toHaveLength(3);
  expect(connection.line.get()).toBe('connected');
  house.pass(4_000);
  expect(nth(house.doors, 0).shut, 'no answer within four seconds').toBe(true);
  house.pass(1_000);
  expect(house.doors).toHaveLength(2);
});

test('after a nap the line is tried at once', () => {
  const { house } = setUp();
  house.welcome();
  house.sleep(3_600_000);
  house.pass(0);
  expect(house.asks()).toHaveLength(2);
  house.pass(4_000 + 500);
  expect(house.doors).toHaveLength(2);
});

test('a reader who returns to the tab makes sure that the line still stands', () => {
  const { house, connection } = setUp();
  house.welcome();
  connection.lookUp();
  expect(house.asks()).toHaveLength(2);
  house.pass(4_000);
  expect(nth(house.doors, 0).shut).toBe(true);
});

test('a key that the house does not know is given up, and one looks on without', () => {
  const { house, strange } = setUp();
  nth(house.doors, 0).events.opened();
  house.tell({
    type: 'refused',
    id: house.last().id,
    refusal: { code: 'unknown-key', clause: 'house' },
  });
  expect(strange).toEqual(['a-key']);
  house.pass(500);
  nth(house.doors, 1).events.opened();
  expect(house.last()).toMatchObject({ type: 'hello', key: null });
});

test('what an abandoned socket still says is not heard', () => {
  const { house, connection } = setUp();
  house.welcome();
  const { watching, told } = watcher();
  connection.watch(watching);
  connection.greetAgain();
  nth(house.doors, 0).events.heard(JSON.stringify({ type: 'presence', table: 'tulip', away: [] }));
  nth(house.doors, 0).events.closed();
  expect(told).toEqual([]);
  expect(house.doors).toHaveLength(2);
});

test('who becomes somebody while the line is being opened says hello once, under the new name', () => {
  const { house, connection } = setUp();
  connection.greetAgain();
  house.welcome();
  expect(house.doors).toHaveLength(1);
  expect(nth(house.doors, 0).shut).toBe(false);
  connection.greetAgain();
  expect(house.doors).toHaveLength(2);
  house.welcome();
  expect(house.heard()).toEqual(['hello']);
});

test('a closed connection stays closed', () => {
  const { house, connection } = setUp();
  house.welcome();
  connection.close();
  house.pass(60_000);
  expect(house.doors).toHaveLength(1);
  expect(nth(house.doors, 0).shut).toBe(true);
});
