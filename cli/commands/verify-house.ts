import type { DumpRecord, Storage } from '../../server/storage/storage.ts';
import type { Progress } from '../progress.ts';
import { checkTable, type Finding } from '../check-table.ts';

export interface HouseReport {
  readonly tables: number;
  readonly entries: number;
  readonly findings: readonly (Finding & { readonly table: string })[];
}

/** Plays every stored game again. A house that runs may be verified too. */
export async function verifyHouse(storage: Storage, progress: Pick<Progress, 'show'>): Promise<HouseReport> {
  const listed = await listTables(storage);
  const findings: HouseReport['findings'][number][] = [];
  let entries = 0;
  for (const [i, { id, card }] of listed.entries()) {
    progress.show(i, listed.length);
    const stored = await storage.table(id);
    if (!stored) continue;
    const lines = await storage.lines(id, 0);
    // Read after the lines: those of a game that runs may be ahead of them, never behind.
    const milestones = await storage.milestones(id);
    const checked = checkTable({ stored, card, lines, milestones });
    entries += checked.entries;
    findings.push(...checked.findings.map(finding => ({ ...finding, table: id })));
  }
  return { tables: listed.length, entries, findings };
}

/** Prints what was found. Exit code 0 unless something differs: a game by older rules is only not checked. */
export function report({ tables, entries, findings }: HouseReport): number {
  for (const { table, what, detail } of findings) console.log(`table ${table}: ${WORDS[what]}${detail}`);
  const old = findings.filter(({ what }) => what === 'other-rules').length;
  const different = new Set(findings.flatMap(({ what, table }) => (what === 'other-rules' ? [] : table)))
    .size;
  const unchecked = old > 0 ? ` Not checked: ${old}.` : '';
  console.log(`${tables} tables, ${entries} entries played again. Different: ${different}.${unchecked}`);
  return different > 0 ? 1 : 0;
}

const WORDS: { readonly [W in Finding['what']]: string } = {
  'missing-lines': 'lines are missing in its log, ',
  unreadable: 'its log cannot be read, ',
  'other-rules': 'not checked, ',
  diverged: 'does not replay, ',
  commitment: 'its secret is not the one that was promised',
  milestone: 'a kept state is not the one that was played, ',
  listing: 'the lists show something else than the log, ',
};

type TableRecord = Extract<DumpRecord, { kind: 'table' }>;

/** A dump gives people, keys and tables first; the logs that follow are not needed. */
async function listTables(storage: Storage): Promise<Pick<TableRecord, 'id' | 'card'>[]> {
  const tables: Pick<TableRecord, 'id' | 'card'>[] = [];
  for await (const record of storage.dump()) {
    if (record.kind === 'table') tables.push({ id: record.id, card: record.card });
    if (record.kind === 'line') break;
  }
  return tables;
}
