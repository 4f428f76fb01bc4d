import type { Storage } from '../../server/storage/storage.ts';
import { foldTable } from '../../server/tables/log/load.ts';
import type { Diary } from './diary.ts';
import { checkAsks, inStepsOfTheLog } from './prove-asks.ts';
import { checkReplay, type OwnDeeds } from './prove-replay.ts';

/** What the storage says about everything that was played. */
export interface Proof {
  readonly tables: number;
  readonly finished: number;
  readonly lines: number;
  readonly entries: number;
  /** Asks that were acknowledged, and are in their place in the log. */
  readonly acknowledged: number;
  /** Frames that people were shown, and that the log leads to. */
  readonly sights: number;
  /** Asks committed before one of the given moments and acknowledged after it: the house died in between. */
  readonly rescued: number;
  readonly own: OwnDeeds;
  readonly violations: readonly string[];
}

interface Circumstances {
  readonly botPace: number;
  /** When the house, or a node of it, died. */
  readonly deaths: readonly number[];
  /** The house went by another clock than those who asked: their times cannot be compared. */
  readonly jumps?: boolean;
}

/** Compares the diary with the storage: nothing acknowledged is lost, nothing is there twice, and all of it replays. */
export async function prove(storage: Storage, diary: Diary, around: Circumstances): Promise<Proof> {
  const violations = [...diary.violations];
  const heads = await storage.heads([...diary.tables]);
  const total = { finished: 0, lines: 0, entries: 0, acknowledged: 0, sights: 0, rescued: 0 };
  const all: OwnDeeds = { bot: 0, closing: 0, late: 0 };

  for (const id of diary.tables) {
    const complain = (what: string) => violations.push(`table ${id}: ${what}`);
    const stored = await storage.table(id);
    if (!stored) {
      complain('acknowledged, but not there');
      continue;
    }
    const lines = await storage.lines(id, 0);
    const milestones = await storage.milestones(id);
    if (lines.some((line, i) => line.seq !== i + 1)) complain('its lines do not count from 1 without a gap');
    if (heads.get(id) !== lines.length) complain(`${lines.length} lines, but its head is ${heads.get(id)}`);

    const table = foldTable(stored, lines);
    const asked = diary.entries
      .filter(({ ask }) => ask.table === id)
      .map(entry => inStepsOfTheLog(entry, table));
    const { acknowledged, rescued } = checkAsks(lines, asked, { ...around, complain });
    const { botPace } = around;
    const sights = diary.sights.get(id) ?? [];
    const { entries, own } = checkReplay({ stored, lines, milestones }, { sights, botPace, complain });
    total.finished += stored.status === 'over' ? 1 : 0;
    total.lines += lines.length;
    total.entries += entries;
    total.acknowledged += acknowledged;
    total.sights += sights.length;
    total.rescued += rescued;
    for (const kind of ['bot', 'closing', 'late'] as const) all[kind] += own[kind];
  }
  return { tables: diary.tables.size, ...total, own: all, violations };
}
