import { firstOf } from '../consecutive.ts';
import { type CardRow, cardOf, columnsOf, lineOf, peopleOn } from '../rows.ts';
import { storable } from '../storable.ts';
import type { KeptGameFile, Line, Milestone, TableStore, StoredTable } from '../storage.ts';
import { StorageTrouble } from '../trouble.ts';
import type { Database } from './connection.ts';
import { dropTables } from './upkeep.ts';

export function tables({ rows, run, transaction }: Database): Omit<TableStore, 'append'> {
  return {
    createTable: async ({ id, secret, card, due, lines }) => {
      storable(id, secret);
      if (firstOf(lines) !== 1) throw new Error('A log begins with line 1.');
      const made = await rows(
        'createTable',
        id,
        secret,
        lines.length,
        JSON.stringify(card),
        card.visibility,
        card.status,
        card.touched,
        due,
        ...columnsOf(lines),
        peopleOn(card),
      );
      if (made.length === 0) throw new StorageTrouble('taken', `There is already a table ${id}.`);
    },
    deleteTable: (id, expected) =>
      transaction(async connection => {
        const [found] = await connection.rows<{ head: number }>('lockTable', id);
        if (!found) return 'gone';
        if (found.head !== expected) return 'conflict';
        await dropTables(connection, [id]);
        return 'done';
      }),
    table: async id => (await rows<StoredTable>('table', id))[0] ?? null,
    lines: async (table, after) => (await rows<Line>('lines', table, after)).map(lineOf),
    heads: async ids =>
      new Map((await rows<{ id: string; head: number }>('heads', ids)).map(({ id, head }) => [id, head])),
    openTables: async limit => (await rows<CardRow>('openTables', limit)).map(cardOf),
    tablesOf: async (person, limit) => (await rows<CardRow>('tablesOf', person, limit)).map(cardOf),

    keepMilestone: async ({ table, step, state, news }) => {
      storable(state, news);
      await run('keepMilestone', table, step, state, news);
    },
    milestones: table => rows<Milestone>('milestones', table),
    keepGameFile: async ({ table, seats, body }) => {
      storable(seats, body);
      await run('keepGameFile', table, seats, body);
    },
    gameFile: async table => (await rows<KeptGameFile>('gameFile', table))[0] ?? null,
    markSeen: async (person, table, step) => {
      await run('markSeen', person, table, step);
    },
    lastSeen: async (person, table) =>
      (await rows<{ step: number }>('lastSeen', person, table))[0]?.step ?? null,
  };
}
