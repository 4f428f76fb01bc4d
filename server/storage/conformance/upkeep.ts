import { expect, test } from 'vitest';
import type { Storage } from '../storage.ts';
import { inHouse, type MakePlace, withAnotherNode } from './house.ts';
import { append, card, everything, furnish, line, newTable, person } from './samples.ts';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-01-01T12:00Z');

/** Lets the house be open for so many days more. */
async function pass(storage: Storage, clock: { now: number }, days: number): Promise<void> {
  for (let i = 0; i < days; i++) expect(await storage.countDay((clock.now += DAY))).toBe(true);
}

const idsIn = async (storage: Storage, kind: 'table' | 'person') =>
  (await everything(storage)).flatMap(record => (record.kind === kind && 'id' in record ? [record.id] : []));

export function upkeepTests(makePlace: MakePlace): void {
  test('a day is counted once, by one node', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        for (let day = 0; day < 5; day++) {
          const nodes = [storage, other, storage, other];
          const counted = await Promise.all(nodes.map(node => node.countDay(START + day * DAY)));
          expect(counted.filter(Boolean)).toHaveLength(1);
          expect(await other.countDay(START + (day + 1) * DAY - 1)).toBe(false);
        }
      }),
    ));

  test('tables go when they have been of no use for longer than their time, and not before', () =>
    inHouse(makePlace, async storage => {
      const clock = { now: START };
      await pass(storage, clock, 3);
      for (const status of ['gathering', 'closed', 'playing', 'over'] as const)
        await storage.createTable(newTable(status, { card: card(status, { status }) }));
      await pass(storage, clock, 10);
      await storage.createTable(newTable('young'));
      expect(await storage.dropTables('undealt', 10, 9)).toBe(0);
      expect(await storage.dropTables('dealt', 10, 9)).toBe(0);
      await pass(storage, clock, 1);
      expect(await storage.dropTables('undealt', 10, 9)).toBe(2);
      expect(await idsIn(storage, 'table')).toEqual(['over', 'playing', 'young']);
      expect(await storage.dropTables('dealt', 10, 1)).toBe(1);
      expect(await storage.dropTables('dealt', 10, 9)).toBe(1);
      expect(await idsIn(storage, 'table')).toEqual(['young']);
    }));

  test('a table that is touched has its whole time again, and one that has been dealt has that of the dealt', () =>
    inHouse(makePlace, async storage => {
      const clock = { now: START };
      for (const id of ['t', 'u', 'v']) await storage.createTable(newTable(id));
      await pass(storage, clock, 20);
      expect(await storage.touchTables(['t', 'none', 'u'])).toBe(2);
      expect(await storage.touchTables(['t'])).toBe(1);
      expect(await storage.touchTables([])).toBe(0);
      const playing = { card: card('v', { status: 'playing' }) };
      await storage.append(append('v', [line(2)], playing));
      expect(await storage.dropTables('undealt', 5, 9)).toBe(0);
      await pass(storage, clock, 5);
      expect(await storage.dropTables('undealt', 5, 9)).toBe(0);
      await pass(storage, clock, 1);
      expect(await storage.dropTables('undealt', 5, 9)).toBe(2);
      expect(await storage.touchTables(['t', 'v'])).toBe(1);
      expect(await storage.dropTables('dealt', 5, 9)).toBe(0);
    }));

  test('people go who have no table and stay away; keys, subscriptions and all go with them', () =>
    inHouse(makePlace, async storage => {
      const clock = { now: START };
      for (const id of ['ann', 'bob', 'cid', 'dan']) await storage.addPerson(person(id));
      await storage.addKey({ hash: 'k', person: 'ann', created: 1, expires: null });
      await storage.addSubscription({ person: 'ann', endpoint: 'e', p256dh: 'p', auth: 'a' });
      await storage.askNotice('ann', 1);
      await storage.createTable(newTable('t'));
      await storage.append(append('t', [line(2)], { people: ['bob'] }));
      await storage.markSeen('ann', 't', 0);
      await pass(storage, clock, 10);
      await storage.touchPeople(['cid'], 1);
      expect(await storage.dropPeople(10, 9)).toBe(0);
      await pass(storage, clock, 1);
      expect(await storage.dropPeople(10, 1)).toBe(1);
      expect(await storage.dropPeople(10, 9)).toBe(1);
      expect(await idsIn(storage, 'person')).toEqual(['bob', 'cid']);
      expect([await storage.personByKey('k', 2), await storage.subscriptions('ann')]).toEqual([null, []]);
      expect(await storage.claimNotices(9, 10, 9)).toEqual([]);

      await pass(storage, clock, 1);
      expect(await storage.dropTables('undealt', 11, 9)).toBe(1);
      expect(await storage.dropPeople(10, 9)).toBe(1);
      expect(await idsIn(storage, 'person')).toEqual(['cid']);
    }));

  test('a house that has been away, or whose clock jumps, is older by a day at most', () =>
    inHouse(makePlace, async storage => {
      await storage.countDay(START);
      await storage.createTable(newTable('t'));
      const years = 3650 * DAY;
      for (const now of [START + years, START, START - years, START + 2 * years]) await storage.countDay(now);
      // Four jumps, of which two went ahead.
      expect(await storage.dropTables('undealt', 2, 9)).toBe(0);
      expect(await storage.dropTables('undealt', 1, 9)).toBe(1);
    }));

  test('two nodes clear up at the same time, and no other table is hurt', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        await furnish(storage);
        const clock = { now: START };
        await pass(storage, clock, 1);
        for (let i = 0; i < 12; i++) await storage.createTable(newTable(`new${i}`));
        await pass(storage, clock, 3);
        await storage.touchTables(['T1']);
        const dropped = await Promise.all(
          [storage, other, storage, other].map(node => node.dropTables('undealt', 2, 5)),
        );
        const rest = await storage.dropTables('undealt', 2, 99);
        expect(dropped.reduce((sum, count) => sum + count, rest)).toBe(14);
        expect(await idsIn(storage, 'table')).toEqual(['T1']);
        expect(await storage.lines('T1', 0)).toHaveLength(7);
        expect(await storage.milestones('T1')).toHaveLength(2);
        expect(await storage.lastSeen('p1', 'T1')).toBe(4);
      }),
    ));
}
