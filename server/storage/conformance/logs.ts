import { expect, test } from 'vitest';
import { inHouse, type MakePlace, withAnotherNode } from './house.ts';
import { append, card, line, newTable, ODD_TEXTS, person } from './samples.ts';

/** The logs of tables: what an append writes, and who wins when several write at once. */
export function logTests(makePlace: MakePlace): void {
  test('an append writes lines, card and people together', () =>
    inHouse(makePlace, async storage => {
      await storage.addPerson(person('ann'));
      await storage.addPerson(person('bob'));
      await storage.createTable(newTable('t'));
      const playing = card('t', { status: 'playing', visibility: 'private', step: 3, touched: 7000 });
      const lines = [line(2, { ask: 'ann:1' }), line(3, { ask: 'ann:1' })];
      expect(await storage.append(append('t', lines, { card: playing, people: ['bob', 'ann', 'bob'] }))).toBe(
        'done',
      );
      expect(await storage.lines('t', 1)).toEqual(lines);
      expect(await storage.table('t')).toMatchObject({ status: 'playing', visibility: 'private' });
      expect(await storage.tablesOf('bob', 5)).toEqual([playing]);

      // People stay as they are unless told.
      expect(await storage.append(append('t', [line(4)], { card: playing }))).toBe('done');
      expect(await storage.tablesOf('bob', 5)).toHaveLength(1);
      expect(await storage.append(append('t', [line(5)], { card: playing, people: ['ann'] }))).toBe('done');
      expect(await storage.tablesOf('bob', 5)).toEqual([]);
      expect(await storage.tablesOf('ann', 5)).toEqual([playing]);
    }));

  test('an append that comes too late, or leaves a gap, is a conflict and writes nothing', () =>
    inHouse(makePlace, async storage => {
      await storage.addPerson(person('ann'));
      await storage.createTable(newTable('t', { lines: [line(1), line(2)] }));
      const other = { card: card('t', { step: 99, status: 'over' }), people: ['ann'], due: 5 } as const;
      for (const seq of [1, 2, 4, 50])
        expect(await storage.append(append('t', [line(seq), line(seq + 1)], other))).toBe('conflict');
      expect(await storage.lines('t', 0)).toEqual([line(1), line(2)]);
      expect(await storage.table('t')).toMatchObject({ status: 'gathering' });
      expect(await storage.openTables(5)).toEqual([card('t')]);
      expect(await storage.tablesOf('ann', 5)).toEqual([]);
      expect(await storage.claimTable('t', 100, 200)).toBe(false);
    }));

  test('an ask that was done before is repeated, wherever it wants to go, and writes nothing', () =>
    inHouse(makePlace, async storage => {
      for (const id of ['t', 'u']) await storage.createTable(newTable(id));
      expect(await storage.append(append('t', [line(2, { ask: 'ann:1' })]))).toBe('done');
      for (const seq of [2, 3, 9])
        expect(await storage.append(append('t', [line(seq, { ask: 'ann:1' })]))).toBe('repeated');
      expect(await storage.append(append('t', [line(3), line(4, { ask: 'ann:1' })]))).toBe('repeated');
      expect(await storage.lines('t', 2)).toEqual([]);
      // Another table, another person, the house itself: these are other asks.
      expect(await storage.append(append('u', [line(2, { ask: 'ann:1' })]))).toBe('done');
      expect(await storage.append(append('t', [line(3, { ask: 'bob:1' })]))).toBe('done');
      expect(await storage.append(append('t', [line(4)]))).toBe('done');
      expect(await storage.append(append('t', [line(5)]))).toBe('done');
    }));

  test('what is our own mistake throws, and harms nobody', () =>
    inHouse(makePlace, async storage => {
      await storage.createTable(newTable('t'));
      const wrong = [
        append('t', []),
        append('t', [line(2), line(4)]),
        append('t', [line(2)], { people: ['nobody'] }),
        append('t', [line(2, { at: 0.5 })]),
      ];
      const answers = await Promise.allSettled([
        ...wrong.map(storage.append),
        storage.append(append('t', [line(2)])),
      ]);
      expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(wrong.map(() => 'rejected'));
      expect(answers.at(-1)).toEqual({ status: 'fulfilled', value: 'done' });
      expect(await storage.lines('t', 0)).toEqual([line(1), line(2)]);
    }));

  test('of a deletion and an append at the same time one wins', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        for (let i = 0; i < 10; i++) {
          const id = `t${i}`;
          await storage.createTable(newTable(id));
          const both = [() => storage.deleteTable(id, 1), () => other.append(append(id, [line(2)]))];
          const answers = await Promise.all((i % 2 ? both : both.toReversed()).map(act => act()));
          expect(['conflict', 'gone']).toContain(answers.find(answer => answer !== 'done'));
          expect(answers.filter(answer => answer === 'done')).toHaveLength(1);
          expect([0, 2]).toContain((await storage.lines(id, 0)).length);
        }
      }),
    ));

  test('appends that arrive together are judged one by one', () =>
    inHouse(makePlace, async storage => {
      const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
      await Promise.all(ids.map(id => storage.createTable(newTable(id))));
      await storage.append(append('t1', [line(2, { ask: 'x' })]));
      const results = await Promise.all([
        ...ids.map(id => storage.append(append(id, [line(2, { ask: 'x' }), line(3)]))),
        // For the same table in the same moment: one after the other.
        storage.append(append('t0', [line(4, { ask: 'y' })])),
        storage.append(append('t0', [line(4, { ask: 'z' })])),
        storage.append(append('t0', [line(5, { ask: 'y' })])),
      ]);
      expect(results[1]).toBe('repeated');
      expect(results.slice(ids.length)).toEqual(['done', 'conflict', 'repeated']);
      expect(results.filter(result => result === 'done')).toHaveLength(ids.length);
      const heads = await storage.heads([...ids, 'none']);
      expect(heads.size).toBe(ids.length);
      for (const id of ids) expect(heads.get(id)).toBe(id === 't0' ? 4 : id === 't1' ? 2 : 3);
    }));

  test('of two nodes that append to the same place exactly one wins, every time', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        const ids = Array.from({ length: 10 }, (_, i) => `t${i}`);
        await Promise.all(ids.map(id => storage.createTable(newTable(id))));
        for (let seq = 2; seq < 22; seq++) {
          // In opposite orders, so that carelessly taken locks would wait for each other.
          const mine = ids.map(id =>
            storage.append(append(id, [line(seq, { ask: `a${seq}`, body: '"a"' })])),
          );
          const theirs = ids
            .toReversed()
            .map(id => other.append(append(id, [line(seq, { ask: `b${seq}`, body: '"b"' })])));
          const a = await Promise.all(mine);
          const b = (await Promise.all(theirs)).toReversed();
          for (const [i, id] of ids.entries()) {
            expect(new Set([a[i], b[i]])).toEqual(new Set(['conflict', 'done']));
            const [last] = await other.lines(id, seq - 1);
            expect(last?.body).toBe(a[i] === 'done' ? '"a"' : '"b"');
          }
        }
      }),
    ));

  test('the same ask over two nodes at once is done once', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        await storage.createTable(newTable('t'));
        for (let seq = 2; seq < 22; seq++) {
          const twice = [storage, other].map(node =>
            node.append(append('t', [line(seq, { ask: `a${seq}` })])),
          );
          expect((await Promise.all(twice)).toSorted()).toEqual(['done', 'repeated']);
        }
        expect(await other.lines('t', 0)).toHaveLength(21);
      }),
    ));

  test('odd texts and large ones come back as they were', () =>
    inHouse(makePlace, async storage => {
      const large = JSON.stringify('é'.repeat(500_000));
      const lines = [...ODD_TEXTS, large].map((body, i) =>
        line(i + 1, { body, ask: `ask ${body.slice(0, 20)}${i}` }),
      );
      await storage.createTable(newTable('t', { lines }));
      expect(await storage.lines('t', 0)).toEqual(lines);
      await storage.keepMilestone({ table: 't', step: 1, state: large, news: ODD_TEXTS[2] });
      expect(await storage.milestones('t')).toEqual([
        { table: 't', step: 1, state: large, news: ODD_TEXTS[2] },
      ]);
      const seats = ODD_TEXTS.map(name => ({ kind: 'bot' as const, name: `${name}\0\ud800`, person: null }));
      await storage.append(append('t', [line(lines.length + 1)], { card: card('t', { seats }) }));
      expect(await storage.openTables(1)).toEqual([card('t', { seats })]);
    }));

  test('text that one of the databases could not keep is refused by both, and harms nobody', () =>
    inHouse(makePlace, async storage => {
      await storage.createTable(newTable('t'));
      for (const odd of ['a\0b', 'half \ud83d', '\udc00']) {
        const refused = { code: 'odd-text' };
        const body = storage.append(append('t', [line(2, { body: odd })]));
        const ask = storage.append(append('t', [line(2, { ask: odd })]));
        await expect(body).rejects.toMatchObject(refused);
        await expect(ask).rejects.toMatchObject(refused);
        await expect(storage.addPerson(person('p', { name: odd }))).rejects.toMatchObject(refused);
        await expect(storage.createTable(newTable('u', { secret: odd }))).rejects.toMatchObject(refused);
        await expect(storage.houseValue('h', () => odd)).rejects.toMatchObject(refused);
        await expect(
          storage.keepMilestone({ table: 't', step: 1, state: odd, news: '' }),
        ).rejects.toMatchObject(refused);
      }
      expect(await storage.append(append('t', [line(2)]))).toBe('done');
    }));
}
