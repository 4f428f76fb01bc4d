import type { Storage } from '../storage.ts';
import type { Connection } from './connection.ts';

type Duties = Pick<Storage, 'claimDue' | 'claimTable' | 'askNotice' | 'claimNotices'>;

interface Duty {
  readonly id: string;
  readonly at: number;
}

export function duties({ rows, run }: Connection): Duties {
  return {
    claimDue: async (now, until, limit) => inOrder(await rows<Duty>('claimDue', now, until, limit)),
    claimTable: async (table, now, until) => (await run('claimTable', table, now, until)) === 1,
    askNotice: async (person, at) => {
      await run('askNotice', person, at);
    },
    claimNotices: async (now, limit) => inOrder(await rows<Duty>('claimNotices', now, limit)),
  };
}

/** What has waited longest comes first; an update answers in any order. */
function inOrder(claimed: readonly Duty[]): readonly string[] {
  return claimed.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}
