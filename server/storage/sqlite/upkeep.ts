import { nth } from '../../../core/sure.ts';
import { type Calendar, turnOver } from '../calendar.ts';
import type { UpkeepStore } from '../storage.ts';
import type { Tools } from './tools.ts';

interface IdRow {
  readonly id: string;
}

/** The pages of what is deleted are written again later: the file does not shrink, and need not. */
export function upkeep({ sql, write }: Tools): UpkeepStore {
  const count = (ids: string) => nth(sql.countTables.rows<{ there: number; stale: number }>(ids), 0);

  const countDay = (now: number): boolean => {
    const before = nth(sql.calendar.rows<Calendar>(), 0);
    const after = turnOver(before, now);
    if (after !== before) sql.turnCalendar.run(after.day, after.began);
    return after.day > before.day;
  };

  const touch = (ids: string): number => {
    sql.touchTables.run(ids);
    return count(ids).there;
  };

  const dropPerson = (id: string): void => {
    sql.forgetKeys.run(id);
    sql.forgetSubscriptions.run(id);
    sql.forgetSeen.run(id);
    sql.dropPerson.run(id);
  };

  return {
    countDay: async now => write(() => countDay(now)),
    touchTables: async tables => {
      const ids = JSON.stringify(tables);
      const { there, stale } = count(ids);
      return stale === 0 ? there : write(() => touch(ids));
    },
    dropTables: async (which, days, limit) =>
      write(() => {
        const old = sql[`${which}Tables`].rows<IdRow>(days, limit);
        for (const { id } of old) dropTable(sql, id);
        return old.length;
      }),
    dropPeople: async (days, limit) =>
      write(() => {
        const old = sql.absentPeople.rows<IdRow>(days, limit);
        for (const { id } of old) dropPerson(id);
        return old.length;
      }),
  };
}

export function dropTable(sql: Tools['sql'], id: string): void {
  for (const part of [sql.dropLines, sql.dropMilestones, sql.dropSeen, sql.standUp, sql.dropTable])
    part.run(id);
}
