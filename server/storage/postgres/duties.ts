import type { ClaimedNotice, DutyStore } from '../storage.ts';
import type { Connection } from './connection.ts';

interface Duty {
  readonly id: string;
  readonly at: number;
}

export function duties({ rows, run }: Connection): DutyStore {
  return {
    claimDue: async (now, until, limit) =>
      inOrder(await rows<Duty>('claimDue', now, until, limit)).map(({ id }) => id),
    claimTable: async (table, now, until) => (await run('claimTable', table, now, until)) === 1,
    askNotice: async (person, at) => {
      await run('askNotice', person, at);
    },
    claimNotices: async (now, until, limit) =>
      inOrder(await rows<Duty & Pick<ClaimedNotice, 'told'>>('claimNotices', now, until, limit)).map(
        ({ id, told }) => ({ person: id, told }),
      ),
    settleNotice: async (person, told) => {
      await run('settleNotice', person, told);
    },
  };
}

/** What has waited longest comes first; an update answers in any order. */
function inOrder<Claimed extends Duty>(claimed: readonly Claimed[]): readonly Claimed[] {
  return claimed.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
