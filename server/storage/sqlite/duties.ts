import type { Storage } from '../storage.ts';
import type { Tools } from './tools.ts';

type Duties = Pick<Storage, 'claimDue' | 'claimTable' | 'askNotice' | 'claimNotices'>;

interface IdRow {
  readonly id: string;
}

/** What the house must do by itself. Looking for it is reading: a commit is made only when there is something. */
export function duties({ sql, write }: Tools): Duties {
  const claimDue = (now: number, until: number, limit: number): readonly string[] => {
    const ids = sql.dueTables.rows<IdRow>(now, limit).map(({ id }) => id);
    for (const id of ids) sql.claimTable.run(id, now, until);
    return ids;
  };
  const claimNotices = (now: number, limit: number): readonly string[] => {
    const ids = sql.dueNotices.rows<IdRow>(now, limit).map(({ id }) => id);
    for (const id of ids) sql.dropNotice.run(id);
    return ids;
  };

  return {
    claimDue: async (now, until, limit) =>
      sql.dueTables.rows(now, 1).length === 0 ? [] : write(() => claimDue(now, until, limit)),
    claimTable: async (table, now, until) => write(() => sql.claimTable.run(table, now, until) === 1),
    askNotice: async (person, at) => {
      await write(() => sql.askNotice.run(at, person));
    },
    claimNotices: async (now, limit) =>
      sql.dueNotices.rows(now, 1).length === 0 ? [] : write(() => claimNotices(now, limit)),
  };
}
