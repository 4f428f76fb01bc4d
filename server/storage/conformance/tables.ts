import { expect, test } from 'vitest';
import { inHouse, type MakePlace, withAnotherNode } from './house.ts';
import { append, card, line, newTable, ODD_TEXTS, person } from './samples.ts';

export function tableTests(makePlace: MakePlace): void {
  test('a table begins with its lines, and only once', () =>
    inHouse(makePlace, async storage => {
      await storage.addPerson(person('ann'));
      const seats = [{ kind: 'person', name: 'Ann', person: 'ann' }] as const;
      const lines = [line(1, { ask: 'ann:1' }), line(2)];
      await storage.createTable(newTable('t', { card: card('t', { seats, visibility: 'link' }), lines }));
      const found = { id: 't', secret: 'secret of t', visibility: 'link', status: 'gathering' };
      expect(await storage.table('t')).toEqual(found);
      expect(await storage.table('none')).toBeNull();
      expect(await storage.lines('t', 0)).toEqual(lines);
      expect(await storage.lines('t', 1)).toEqual(lines.slice(1));
      expect(await storage.lines('t', 2)).toEqual([]);
      expect(await storage.lines('none', 0)).toEqual([]);
      expect(await storage.tablesOf('ann', 5)).toEqual([card('t', { seats, visibility: 'link' })]);
      await expect(storage.createTable(newTable('t', { secret: 'other' }))).rejects.toMatchObject({
        code: 'taken',
      });
      expect(await storage.table('t')).toEqual(found);
      await expect(storage.createTable(newTable('u', { lines: [line(2)] }))).rejects.toThrow('line 1');
      await expect(storage.createTable(newTable('u', { lines: [] }))).rejects.toThrow('nothing');
    }));

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

  test('a table is deleted with all that belongs to it, unless its log has grown', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        await storage.addPerson(person('ann'));
        for (const id of ['t', 'u']) {
          await storage.createTable(newTable(id, { due: 5 }));
          await storage.append(append(id, [line(2, { ask: 'ann 1' })], { people: ['ann'], due: 5 }));
          await storage.keepMilestone({ table: id, step: 1, state: '{}', news: '[]' });
          await storage.markSeen('ann', id, 1);
        }
        expect(await storage.deleteTable('t', 1)).toBe('conflict');
        expect(await storage.lines('t', 0)).toHaveLength(2);
        expect(
          (await Promise.all([storage.deleteTable('t', 2), other.deleteTable('t', 2)])).toSorted(),
        ).toEqual(['done', 'gone']);

        expect([await storage.table('t'), await storage.lines('t', 0)]).toEqual([null, []]);
        expect([await storage.milestones('t'), await storage.lastSeen('ann', 't')]).toEqual([[], null]);
        expect((await storage.tablesOf('ann', 5)).map(({ id }) => id)).toEqual(['u']);
        expect((await storage.openTables(5)).map(({ id }) => id)).toEqual(['u']);
        expect(await storage.claimDue(9, 10, 5)).toEqual(['u']);
        expect(await storage.heads(['t'])).toEqual(new Map());
        expect(await other.append(append('t', [line(3)]))).toBe('gone');
        expect(await storage.lines('u', 0)).toHaveLength(2);
        expect(await storage.deleteTable('none', 1)).toBe('gone');
      }),
    ));

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

  test('the lists show open tables that gather or play, and one’s own, the latest first', () =>
    inHouse(makePlace, async storage => {
      await storage.addPerson(person('ann'));
      const seats = [{ kind: 'person', name: 'Ann', person: 'ann' }] as const;
      const cards = [
        card('old', { touched: 1, seats }),
        card('B', { touched: 5, status: 'playing' }),
        card('a', { touched: 5, seats }),
        card('new', { touched: 9 }),
        card('over', { touched: 10, status: 'over', seats }),
        card('closed', { touched: 11, status: 'closed' }),
        card('link', { touched: 12, visibility: 'link' }),
        card('private', { touched: 13, visibility: 'private', seats }),
      ];
      for (const shown of cards) await storage.createTable(newTable(shown.id, { card: shown }));
      const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
      expect(ids(await storage.openTables(10))).toEqual(['new', 'B', 'a', 'old']);
      expect(ids(await storage.openTables(2))).toEqual(['new', 'B']);
      expect(ids(await storage.tablesOf('ann', 10))).toEqual(['private', 'over', 'a', 'old']);
      expect(ids(await storage.tablesOf('ann', 1))).toEqual(['private']);
      expect(await storage.tablesOf('nobody', 10)).toEqual([]);

      await storage.append(append('old', [line(2)], { card: card('old', { touched: 20, seats }) }));
      expect(ids(await storage.openTables(2))).toEqual(['old', 'new']);
      await storage.append(append('new', [line(2)], { card: card('new', { status: 'over' }) }));
      expect(ids(await storage.openTables(10))).toEqual(['old', 'B', 'a']);
    }));

  test('of the files made of a finished game the first is kept, on whichever node', () =>
    inHouse(makePlace, (storage, place) =>
      withAnotherNode({ storage, place }, async other => {
        await storage.createTable(newTable('t'));
        expect(await storage.gameFile('t')).toBeNull();
        const file = { table: 't', seats: '[{"person":"é"}]', body: JSON.stringify(ODD_TEXTS) };
        await storage.keepGameFile(file);
        await other.keepGameFile({ ...file, body: '{"made":"later"}' });
        expect(await other.gameFile('t')).toEqual(file);
        expect(await storage.gameFile('none')).toBeNull();
        await expect(storage.keepGameFile({ ...file, table: 'none' })).rejects.toThrow(
          /foreign key constraint/i,
        );
        await expect(storage.keepGameFile({ ...file, body: 'a\0b' })).rejects.toMatchObject({
          code: 'odd-text',
        });
      }),
    ));

  test('milestones come back in the order of the game; how far somebody has watched only grows', () =>
    inHouse(makePlace, async storage => {
      await storage.addPerson(person('ann'));
      await storage.createTable(newTable('t'));
      for (const step of [64, 8, 128])
        await storage.keepMilestone({ table: 't', step, state: `"${step}"`, news: '[]' });
      await storage.keepMilestone({ table: 't', step: 8, state: '"again"', news: '[1]' });
      expect((await storage.milestones('t')).map(({ step, state }) => [step, state])).toEqual([
        [8, '"again"'],
        [64, '"64"'],
        [128, '"128"'],
      ]);
      expect(await storage.milestones('none')).toEqual([]);

      expect(await storage.lastSeen('ann', 't')).toBeNull();
      await storage.markSeen('ann', 't', 5);
      await storage.markSeen('ann', 't', 3);
      expect(await storage.lastSeen('ann', 't')).toBe(5);
      await storage.markSeen('ann', 't', 8);
      expect(await storage.lastSeen('ann', 't')).toBe(8);
    }));
}
