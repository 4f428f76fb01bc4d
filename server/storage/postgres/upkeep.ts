import { nth } from '../../../core/sure.ts';
import { type Calendar, turnOver } from '../calendar.ts';
import type { UpkeepStore } from '../storage.ts';
import type { Connection, Database } from './connection.ts';

interface IdRow {
  readonly id: string;
}

export function upkeep({ rows, transaction }: Database): UpkeepStore {
  return {
    countDay: now =>
      transaction(async connection => {
        const before = nth(await connection.rows<Calendar>('lockCalendar'), 0);
        const after = turnOver(before, now);
        if (after !== before) await connection.run('turnCalendar', after.day, after.began);
        return after.day > before.day;
      }),
    touchTables: async ids => nth(await rows<{ there: number }>('touchTables', ids), 0).there,
    dropTables: (which, days, limit) =>
      transaction(async connection => {
        const lock = which === 'undealt' ? 'lockUndealt' : 'lockDealt';
        const old = await connection.rows<IdRow>(lock, days, limit);
        await dropTables(
          connection,
          old.map(({ id }) => id),
        );
        return old.length;
      }),
    dropPeople: (days, limit) =>
      transaction(async connection => {
        const old = (await connection.rows<IdRow>('lockAbsent', days, limit)).map(({ id }) => id);
        for (const part of ['dropKeys', 'dropSubscriptions', 'dropWatched', 'dropPeople'] as const)
          await connection.run(part, old);
        return old.length;
      }),
  };
}

/** Tables that the transaction has locked, with all that belongs to them. */
export async function dropTables(connection: Connection, ids: readonly string[]): Promise<void> {
  for (const part of ['dropLines', 'dropMilestones', 'dropSeen', 'dropSitting', 'dropTables'] as const)
    await connection.run(part, ids);
}
