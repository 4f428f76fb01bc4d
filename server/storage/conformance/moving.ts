import { expect, test } from 'vitest';
import { nth, present } from '../../../core/sure.ts';
import { openStorage } from '../open-storage.ts';
import type { DumpRecord, Storage } from '../storage.ts';
import { inHouse, type MakePlace, postgresPlace, sqlitePlace } from './house.ts';
import { append, everything, furnish, line, newTable, person } from './samples.ts';

export function movingTests(makePlace: MakePlace): void {
  test.each([
    ['SQLite', sqlitePlace],
    ['PostgreSQL', postgresPlace],
  ])('a whole house moves to %s and back without loss', (_, makeOther) =>
    inHouse(makePlace, storage =>
      inHouse(makeOther, async other => {
        await furnish(storage);
        const before = await everything(storage);
        expect(new Set(before.map(({ kind }) => kind)).size).toBe(8);
        await other.restore(storage.dump());
        const there = await everything(other);
        expect(there.map(record => JSON.stringify(record))).toEqual(
          before.map(record => JSON.stringify(record)),
        );
        await inHouse(makePlace, async again => {
          await again.restore(other.dump());
          expect(await everything(again)).toEqual(before);
          // And it goes on there.
          expect(await again.append(append('T1', [line(8, { ask: 'p1:é' })]))).toBe('repeated');
          expect(await again.append(append('T1', [line(8)]))).toBe('done');
          expect(await again.claimNotices(77, 90, 5)).toEqual([
            { person: 'p1', told: null },
            { person: 'p3', told: 70 },
          ]);
        });
      }),
    ),
  );

  test('a dump shows one moment, whatever is written meanwhile', () =>
    inHouse(makePlace, async storage => {
      await furnish(storage);
      const before = await everything(storage);
      const during: DumpRecord[] = [];
      for await (const record of storage.dump()) {
        if (during.length === 0) {
          await storage.addPerson(person('zoe'));
          await storage.createTable(newTable('z'));
          await storage.append(append('t-2', [line(7)]));
        }
        during.push(record);
      }
      expect(during).toEqual(before);
      expect((await everything(storage)).length).toBeGreaterThan(before.length);
    }));

  test('a dump that is not read to the end does not stand in the way', () =>
    inHouse(makePlace, async storage => {
      await furnish(storage);
      for (let i = 0; i < 15; i++)
        for await (const record of storage.dump()) if (record.kind === 'person') break;
      expect(await storage.append(append('t-2', [line(7)]))).toBe('done');
    }));

  test('only an empty storage is restored into', () =>
    inHouse(makePlace, async storage => {
      expect(await storage.isEmpty()).toBe(true);
      await storage.houseValue('key', () => 'x');
      expect(await storage.isEmpty()).toBe(false);
      await expect(storage.restore([])).rejects.toMatchObject({ code: 'not-empty' });
    }));

  test('a dump with something wrong in it is restored not at all', () =>
    inHouse(makePlace, async storage => {
      const whole = await aHouse(makePlace);
      const isLine = (record: DumpRecord): record is Extract<DumpRecord, { kind: 'line' }> =>
        record.kind === 'line' && record.table === 'T1';
      const spoilt: readonly (readonly DumpRecord[])[] = [
        whole.filter(record => !(isLine(record) && record.seq === 3)),
        whole.filter(record => !isLine(record)),
        whole.filter(({ kind }) => kind !== 'person'),
        [...whole, present(whole.find(isLine), 'line')],
        [...whole, nth(whole, 0)],
        [...whole, { kind: 'house', name: 'odd', value: '\0' }],
      ];
      for (const records of spoilt) {
        await expect(storage.restore(records)).rejects.toMatchObject({
          code: expect.stringMatching(/^(bad-archive|odd-text)$/) as string,
        });
        expect(await storage.isEmpty()).toBe(true);
      }
      async function* broken(): AsyncGenerator<DumpRecord> {
        yield* whole;
        throw new Error('the cable was pulled');
      }
      await expect(storage.restore(broken())).rejects.toThrow('the cable');
      expect(await everything(storage)).toEqual([]);
      await storage.restore(whole);
      expect(await everything(storage)).toEqual(whole);
    }));

  test('closing commits what is waiting; afterwards nothing is taken', () =>
    inHouse(makePlace, async (storage, place) => {
      await storage.createTable(newTable('t'));
      const waiting = storage.append(append('t', [line(2)]));
      await storage.close();
      expect(await waiting).toBe('done');
      await expect(storage.append(append('t', [line(3)]))).rejects.toMatchObject({ code: 'closed' });
      await expect(storage.check()).rejects.toMatchObject({ code: 'closed' });
      await storage.close();
      const again: Storage = await openStorage(place, { lock: true });
      await again.check();
      expect(await again.lines('t', 1)).toEqual([line(2)]);
      await again.close();
    }));
}

async function aHouse(makePlace: MakePlace): Promise<readonly DumpRecord[]> {
  let records: readonly DumpRecord[] = [];
  await inHouse(makePlace, async storage => {
    await furnish(storage);
    records = await everything(storage);
  });
  return records;
}
