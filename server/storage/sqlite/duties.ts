import type { ClaimedNotice, DutyStore } from '../storage.ts';
import type { Tools } from './tools.ts';

interface IdRow {
  readonly id: string;
}

/** What the house must do by itself. Looking for it is reading: a commit is made only for a notice that is taken. */
export function duties({ sql, write, leases }: Tools): DutyStore {
  const claimNotices = (now: number, until: number, limit: number): readonly ClaimedNotice[] => {
    const due = sql.dueNotices.rows<IdRow & Pick<ClaimedNotice, 'told'>>(now, limit);
    for (const { id } of due) sql.takeNotice.run(until, id);
    return due.map(({ id, told }) => ({ person: id, told }));
  };

  return {
    claimDue: async (now, until, limit) => {
      const due = sql.dueTables.rows<IdRow>(now, limit + leases.count()).map(({ id }) => id);
      const free = due.filter(id => leases.isFree(id, now)).slice(0, limit);
      for (const id of free) leases.take(id, until);
      return free;
    },
    claimTable: async (table, now, until) => {
      if (sql.isDue.rows(table, now).length === 0 || !leases.isFree(table, now)) return false;
      leases.take(table, until);
      return true;
    },
    askNotice: async (person, at) => {
      await write(() => sql.askNotice.run(at, person));
    },
    claimNotices: async (now, until, limit) =>
      sql.dueNotices.rows(now, 1).length === 0 ? [] : write(() => claimNotices(now, until, limit)),
    settleNotice: async (person, told) => {
      await write(() => sql.settleNotice.run(told, person));
    },
  };
}
