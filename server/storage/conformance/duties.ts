import { expect, test } from 'vitest';
import { inHouse, type MakePlace, withAnotherNode } from './house.ts';
import { append, line, newTable, person } from './samples.ts';

export function dutyTests(makePlace: MakePlace): void {
  test('a table whose time has come is claimed once, and again when the lease has run out', () =>
    inHouse(makePlace, async storage => {
      await storage.createTable(newTable('late', { due: 50 }));
      await storage.createTable(newTable('later', { due: 40 }));
      await storage.createTable(newTable('soon', { due: 500 }));
      await storage.createTable(newTable('never'));
      expect(await storage.claimDue(39, 1000, 10)).toEqual([]);
      expect(await storage.claimDue(100, 200, 10)).toEqual(['later', 'late']);
      expect(await storage.claimDue(199, 300, 10)).toEqual([]);
      expect(await storage.claimDue(200, 300, 1)).toEqual(['later']);
      expect(await storage.claimDue(200, 300, 10)).toEqual(['late']);
      expect(await storage.claimDue(500, 600, 10)).toEqual(['later', 'late', 'soon']);
    }));

  test('one table may be claimed by name, under the same conditions', () =>
    inHouse(makePlace, async storage => {
      await storage.createTable(newTable('t', { due: 50 }));
      expect(await storage.claimTable('t', 49, 100)).toBe(false);
      expect(await storage.claimTable('t', 50, 100)).toBe(true);
      expect(await storage.claimTable('t', 60, 100)).toBe(false);
      expect(await storage.claimDue(60, 100, 10)).toEqual([]);
      expect(await storage.claimTable('t', 100, 200)).toBe(true);
      expect(await storage.claimTable('none', 100, 200)).toBe(false);
    }));

  test('an append gives the table back, with its next time; a failed one does not', () =>
    inHouse(makePlace, async storage => {
      await storage.createTable(newTable('t', { due: 50 }));
      expect(await storage.claimDue(60, 1000, 10)).toEqual(['t']);
      expect(await storage.append(append('t', [line(9)], { due: 55 }))).toBe('conflict');
      expect(await storage.claimTable('t', 70, 1000)).toBe(false);
      expect(await storage.append(append('t', [line(2)], { due: 80 }))).toBe('done');
      expect(await storage.claimDue(79, 1000, 10)).toEqual([]);
      expect(await storage.claimDue(80, 1000, 10)).toEqual(['t']);
      expect(await storage.append(append('t', [line(3)]))).toBe('done');
      expect(await storage.claimDue(1e13, 2e13, 10)).toEqual([]);
    }));

  test('nodes that look at once never claim the same', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        const ids = Array.from({ length: 60 }, (_, i) => `t${i}`);
        await Promise.all(ids.map(id => storage.createTable(newTable(id, { due: 50 }))));
        const claims = await Promise.all(
          Array.from({ length: 12 }, (_, i) => (i % 2 ? storage : other).claimDue(60, 1000, 10)),
        );
        const rest = await storage.claimDue(60, 1000, 100);
        expect([...claims.flat(), ...rest].toSorted()).toEqual(ids.toSorted());
        const byName = await Promise.all(
          Array.from({ length: 8 }, (_, i) => (i % 2 ? storage : other).claimTable('t5', 1000, 2000)),
        );
        expect(byName.filter(Boolean)).toHaveLength(1);
      }),
    ));

  test('a notice falls due at the earliest time asked for, and is claimed once; again when the lease has run out', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        for (const id of ['ann', 'bob', 'cid']) await storage.addPerson(person(id));
        await storage.askNotice('ann', 100);
        await storage.askNotice('ann', 50);
        await storage.askNotice('ann', 200);
        await storage.askNotice('bob', 40);
        await storage.askNotice('cid', 500);
        await storage.askNotice('nobody', 1);
        expect(await storage.claimNotices(39, 90, 10)).toEqual([]);
        expect(await storage.claimNotices(60, 90, 1)).toEqual([{ person: 'bob', told: null }]);
        const both = await Promise.all([storage.claimNotices(60, 91, 10), other.claimNotices(60, 91, 10)]);
        expect(both.flat()).toEqual([{ person: 'ann', told: null }]);
        await storage.askNotice('ann', 70);
        expect(await other.claimNotices(89, 190, 10)).toEqual([]);
        await other.settleNotice('bob', 61);
        expect(await other.claimNotices(90, 190, 10)).toEqual([]);
        expect(await other.claimNotices(91, 190, 10)).toEqual([{ person: 'ann', told: null }]);
        await storage.settleNotice('ann', null);
        await storage.askNotice('bob', 600);
        expect(await storage.claimNotices(1000, 1100, 10)).toEqual([
          { person: 'cid', told: null },
          { person: 'bob', told: 61 },
        ]);
      }),
    ));

  test('time is kept by one node after the other, and what is due or runs out is put off with it', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        await storage.addPerson(person('ann'));
        await storage.addKey({ hash: 'key', person: 'ann', created: 1, expires: null });
        await storage.addKey({ hash: 'link', person: 'ann', created: 1, expires: 50 });
        await storage.createTable(newTable('soon', { due: 50 }));
        await storage.createTable(newTable('never'));
        const count = (kept: string | null) => ({ kept: String(Number(kept) + 1), delay: 0 });
        const kept = await Promise.all(
          Array.from({ length: 10 }, (_, i) => (i % 2 ? storage : other).keepTime(count)),
        );
        expect(new Set(kept).size).toBe(10);
        expect(await other.keepTime(count)).toBe('11');
        expect(await storage.claimTable('soon', 49, 100)).toBe(false);
        await storage.keepTime(() => ({ kept: '12', delay: 30 }));
        expect(await other.claimDue(79, 1000, 10)).toEqual([]);
        expect(await other.claimDue(80, 1000, 10)).toEqual(['soon']);
        expect(await other.personByKey('link', 80)).toBeNull();
        expect(await other.spendKey('link', 79)).toBe('ann');
        expect(await other.personByKey('key', 1e13)).toEqual(person('ann'));
        expect(await other.keepTime(count)).toBe('13');
      }),
    ));

  test('time that cannot be kept is kept as it was', () =>
    inHouse(makePlace, async storage => {
      await storage.keepTime(() => ({ kept: 'noon', delay: 0 }));
      const fails = storage.keepTime(() => {
        throw new Error('no clock');
      });
      await expect(fails).rejects.toThrow('no clock');
      expect(await storage.keepTime(kept => ({ kept: `${kept} and a minute`, delay: 0 }))).toBe(
        'noon and a minute',
      );
    }));
}
