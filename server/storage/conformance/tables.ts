import { expect, test } from 'vitest';
import { inHouse, type MakePlace, withAnotherNode } from './house.ts';
import { append, card, line, newTable, ODD_TEXTS, person } from './samples.ts';

/** Tables as a whole: their beginning and end, the lists, and what is kept beside their logs. */
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
