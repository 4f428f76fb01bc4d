import { asksOf, firstOf } from '../consecutive.ts';
import { type CardRow, cardOf, lineOf, peopleOn } from '../rows.ts';
import { storable } from '../storable.ts';
import type { Append, AppendResult, Line, Milestone, NewTable, TableStore, StoredTable } from '../storage.ts';
import { StorageTrouble } from '../trouble.ts';
import type { Tools } from './tools.ts';
import { dropTable } from './upkeep.ts';

export function tables({ sql, write, leases }: Tools): TableStore {
  const headOf = (table: string) => sql.head.rows<{ head: number }>(table)[0]?.head;

  const addLines = (table: string, lines: readonly Line[]): void => {
    for (const { seq, at, ask, body } of lines) sql.addLine.run(table, seq, at, ask, body);
  };
  const seat = (table: string, people: readonly string[]): void => {
    for (const person of new Set(people)) sql.sitDown.run(person, table);
  };

  const create = ({ id, secret, card, due, lines }: NewTable): void => {
    if (headOf(id) !== undefined) throw new StorageTrouble('taken', `There is already a table ${id}.`);
    const { visibility, status, touched } = card;
    sql.addTable.run(id, secret, lines.length, JSON.stringify(card), visibility, status, touched, due);
    addLines(id, lines);
    seat(id, peopleOn(card));
  };

  const append = ({ table, lines, card, due, people }: Append, first: number): AppendResult => {
    const head = headOf(table);
    if (head === undefined) return 'gone';
    if (asksOf(lines).some(ask => sql.isAskDone.rows(table, ask).length > 0)) return 'repeated';
    if (head !== first - 1) return 'conflict';

    addLines(table, lines);
    const { visibility, status, touched } = card;
    sql.changeTable.run(head + lines.length, JSON.stringify(card), visibility, status, touched, due, table);
    leases.release(table);
    if (people) {
      sql.standUp.run(table);
      seat(table, people);
    }
    return 'done';
  };

  const remove = (id: string, expected: number) => {
    const head = headOf(id);
    if (head === undefined) return 'gone';
    if (head !== expected) return 'conflict';
    dropTable(sql, id);
    return 'done';
  };

  return {
    createTable: async table => {
      storable(table.id, table.secret);
      if (firstOf(table.lines) !== 1) throw new Error('A log begins with line 1.');
      return write(() => create(table));
    },
    append: async asked => {
      const first = firstOf(asked.lines);
      return write(() => append(asked, first));
    },
    deleteTable: async (id, head) => write(() => remove(id, head)),
    table: async id => sql.table.rows<StoredTable>(id)[0] ?? null,
    lines: async (table, after) => sql.lines.rows<Line>(table, after).map(lineOf),
    heads: async ids => {
      const rows = sql.heads.rows<{ id: string; head: number }>(JSON.stringify(ids));
      return new Map(rows.map(({ id, head }) => [id, head]));
    },
    openTables: async limit => sql.openTables.rows<CardRow>(limit).map(cardOf),
    tablesOf: async (person, limit) => sql.tablesOf.rows<CardRow>(person, limit).map(cardOf),

    keepMilestone: async ({ table, step, state, news }) => {
      storable(state, news);
      await write(() => sql.keepMilestone.run(table, step, state, news));
    },
    milestones: async table => sql.milestones.rows<Milestone>(table),
    markSeen: async (person, table, step) => {
      await write(() => sql.markSeen.run(person, table, step));
    },
    lastSeen: async (person, table) => sql.lastSeen.rows<{ step: number }>(person, table)[0]?.step ?? null,
  };
}
