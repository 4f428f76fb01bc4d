import { expect, test } from 'vitest';
import { inHouse, type MakePlace, withAnotherNode } from './house.ts';
import { append, card, line, newTable, ODD_TEXTS, person } from './samples.ts';

export function peopleTests(makePlace: MakePlace): void {
  test('a value of the house is made once, and everybody gets the same', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        let made = 0;
        const make = () => `value ${++made}`;
        const values = await Promise.all(
          [storage, other, storage, other].map(node => node.houseValue('key', make)),
        );
        expect(new Set(values).size).toBe(1);
        const before = made;
        expect(await storage.houseValue('key', make)).toBe(values[0]);
        expect(made).toBe(before);
        expect(await storage.houseValue('another', () => 'x')).toBe('x');
      }),
    ));

  test('people are kept, found together, and changed', () =>
    inHouse(makePlace, async storage => {
      const everybody = ODD_TEXTS.map((name, i) => person(`p${i}`, { name }));
      await Promise.all(everybody.map(storage.addPerson));
      expect(await storage.people(['p1', 'nobody', 'p0', 'p1'])).toEqual([everybody[0], everybody[1]]);
      expect(await storage.people(everybody.map(({ id }) => id))).toEqual(everybody);
      expect(await storage.people([])).toEqual([]);
      expect(await storage.person('nobody')).toBeNull();

      const notices = {
        push: true,
        mail: 'a@b.example',
        quiet: { from: 22, to: 7 },
        zone: 'UTC',
        language: 'en',
      } as const;
      const changed = person('p0', { name: 'New', notices, seen: 5000 });
      await storage.changePerson(changed);
      expect(await storage.person('p0')).toEqual(changed);
      await expect(storage.changePerson(person('nobody'))).rejects.toThrow('nobody');
      await expect(storage.addPerson(person('p0'))).rejects.toMatchObject({ code: 'taken' });
      expect(await storage.person('p0')).toEqual(changed);
    }));

  test('a key is somebody’s until it runs out', () =>
    inHouse(makePlace, async storage => {
      await storage.addPerson(person('ann'));
      await storage.addKey({ hash: 'forever', person: 'ann', created: 1, expires: null });
      await storage.addKey({ hash: 'short', person: 'ann', created: 1, expires: 100 });
      expect(await storage.personByKey('forever', 1e13)).toEqual(person('ann'));
      expect(await storage.personByKey('short', 99)).toEqual(person('ann'));
      expect(await storage.personByKey('short', 100)).toBeNull();
      expect(await storage.personByKey('unknown', 1)).toBeNull();
      await expect(
        storage.addKey({ hash: 'x', person: 'nobody', created: 1, expires: null }),
      ).rejects.toThrow(/key/i);
      await expect(
        storage.addKey({ hash: 'forever', person: 'ann', created: 1, expires: null }),
      ).rejects.toThrow(/key/i);
    }));

  test('of several who spend a key one succeeds, and an expired one is not spent', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        await storage.addPerson(person('ann'));
        await storage.addKey({ hash: 'link', person: 'ann', created: 1, expires: 100 });
        expect(await storage.spendKey('link', 100)).toBeNull();
        const spent = await Promise.all(
          [storage, other, storage, other].map(node => node.spendKey('link', 50)),
        );
        expect(spent.filter(whose => whose !== null)).toEqual(['ann']);
        expect(await storage.personByKey('link', 50)).toBeNull();
      }),
    ));

  test('being here is noted, and never moves backwards', () =>
    inHouse(makePlace, async storage => {
      await Promise.all(['a', 'b', 'c'].map(id => storage.addPerson(person(id))));
      await storage.touchPeople(['b', 'a', 'nobody'], 5000);
      await storage.touchPeople(['a'], 4000);
      await storage.touchPeople([], 9000);
      expect((await storage.people(['a', 'b', 'c'])).map(({ seen }) => seen)).toEqual([5000, 5000, 1000]);
    }));

  test('somebody who is forgotten leaves no name, key, address or subscription; the games stay', () =>
    inHouse(makePlace, async storage => {
      const notices = {
        push: true,
        mail: 'ann@b.example',
        quiet: null,
        zone: 'Asia/Tokyo',
        language: 'en',
      } as const;
      await storage.addPerson(person('ann', { name: 'Annabel', notices }));
      await storage.addPerson(person('bob', { name: 'Robert' }));
      await storage.addKey({ hash: 'k', person: 'ann', created: 1, expires: null });
      await storage.addSubscription({ person: 'ann', endpoint: 'e', p256dh: 'p', auth: 'a' });
      await storage.createTable(newTable('t'));
      const seats = [
        { kind: 'person', name: 'Annabel', person: 'ann' },
        { kind: 'person', name: 'Robert', person: 'bob' },
      ] as const;
      await storage.append(append('t', [line(2)], { card: card('t', { seats }), people: ['ann', 'bob'] }));
      await storage.markSeen('ann', 't', 1);
      await storage.askNotice('ann', 10);
      await storage.claimNotices(10, 20, 1);
      await storage.askNotice('ann', 10);
      const said = { ask: 'ann 1', body: '{"said":"Annabel likes leeks"}' };
      // Neither the moves of the one nor the words of another, even if their ids look alike.
      const kept = [
        line(4, { ask: 'ann 2', body: '{"move":1}' }),
        line(5, { ask: 'anna 1', body: '{"said":"Robert too"}' }),
        line(6, { body: '{"said":"nobody asked"}' }),
      ];
      await storage.append(append('t', [line(3, said), ...kept], { card: card('t', { seats }) }));

      await storage.forgetPerson('ann', body => (body.includes('said') ? '{}' : body));
      expect(await storage.lines('t', 2)).toEqual([line(3, { ...said, body: '{}' }), ...kept]);
      expect(await storage.personByKey('k', 2)).toBeNull();
      expect(await storage.subscriptions('ann')).toEqual([]);
      expect(await storage.claimNotices(100, 200, 10)).toEqual([]);
      const left = await storage.person('ann');
      expect(left).toMatchObject({ id: 'ann', name: '', notices: { push: false, mail: null } });
      const records: string[] = [];
      for await (const record of storage.dump()) records.push(JSON.stringify(record));
      expect(records.join('\n')).not.toMatch(/Annabel|ann@b|Tokyo/);
      expect(records.join('\n')).toContain('Robert');
      expect((await storage.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['t']);
    }));

  test('nothing that was on its way brings a forgotten person back', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        const ann = person('ann', { name: 'Annabel' });
        const key = { hash: 'k', person: 'ann', created: 1, expires: null };
        const subscription = { person: 'ann', endpoint: 'e', p256dh: 'p', auth: 'a' };
        await storage.addPerson(ann);
        await storage.addPerson(person('bob'));
        // At the same time: whichever comes first, nothing of it is left.
        await Promise.allSettled([
          other.addKey(key),
          other.addSubscription(subscription),
          other.changePerson(ann),
          storage.forgetPerson('ann', body => body),
          other.addKey({ ...key, hash: 'l' }),
          other.addSubscription({ ...subscription, endpoint: 'f' }),
        ]);
        await expect(other.addKey(key)).rejects.toThrow('forgotten');
        await expect(other.addSubscription(subscription)).rejects.toThrow('forgotten');
        await expect(other.changePerson(ann)).rejects.toThrow('ann');
        expect([await storage.personByKey('k', 2), await storage.personByKey('l', 2)]).toEqual([null, null]);
        expect(await storage.subscriptions('ann')).toEqual([]);
        expect(await storage.person('ann')).toMatchObject({ name: '' });
        await other.addKey({ ...key, person: 'bob' });
      }),
    ));

  test('subscriptions belong to a person; the same endpoint again replaces the old one', () =>
    inHouse(makePlace, async storage => {
      await storage.addPerson(person('ann'));
      await storage.addPerson(person('bob'));
      const first = { person: 'ann', endpoint: 'https://a.example/1', p256dh: 'p', auth: 'a' };
      const second = { person: 'ann', endpoint: 'https://a.example/2', p256dh: 'p', auth: 'a' };
      await storage.addSubscription(second);
      await storage.addSubscription(first);
      expect(await storage.subscriptions('ann')).toEqual([first, second]);
      await storage.addSubscription({ ...first, person: 'bob', auth: 'new' });
      expect(await storage.subscriptions('ann')).toEqual([second]);
      expect(await storage.subscriptions('bob')).toEqual([{ ...first, person: 'bob', auth: 'new' }]);
      await storage.dropSubscription(second.endpoint);
      await storage.dropSubscription('unknown');
      expect(await storage.subscriptions('ann')).toEqual([]);
    }));
}
