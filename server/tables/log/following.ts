import { type Held, inTurn } from '../held.ts';
import { setAlarm } from '../duties/duties.ts';
import type { Memory } from '../memory.ts';
import { tellNames, tellPresence } from '../telling/telling.ts';
import { namedAt } from './ledger.ts';
import { catchUp, refresh, TableGone } from './committing.ts';

/** Follows what other nodes write to the tables in memory. Their announcements are hints: what counts is read from the log. */
export function followOthers(memory: Memory): void {
  const { around, tables } = memory;
  around.storage.onAnnounced((id, seq) => {
    if (tables.has(id)) soon(memory, learn(memory, id, seq), 'news of another node not read');
  });
}

/** Polls for what other nodes wrote, in case announcements were lost. */
export async function compare(memory: Memory): Promise<void> {
  const { around, tables, putAway } = memory;
  const watched = [...tables.values()].filter(({ watchers }) => watchers.size > 0);
  if (watched.length === 0) return;
  const heads = await around.storage.heads(watched.map(({ id }) => id));
  const people = watched.flatMap(({ table }) => (table ? namedAt(table.ledger) : []));
  await around.names.look([...new Set(people)], true);
  for (const found of watched) {
    const seq = heads.get(found.id) ?? 0;
    if (!heads.has(found.id)) putAway(found);
    else if (!found.table || seq > found.table.ledger.seq) await learn(memory, found.id, seq);
    // Also where something was read: otherwise its absence would tell of what somebody decided in secret.
    if (found.table) tellPresence(found, around);
  }
}

/** The house clock has skipped some time: deadlines and alarms are computed again. */
export function reckonAgain(memory: Memory): void {
  for (const found of memory.tables.values()) soon(memory, readAgain(memory, found), 'table not read again');
}

/** Other nodes' lines, or only other names. */
async function learn({ at, around }: Memory, id: string, seq: number): Promise<void> {
  await at(id, async found => {
    const table = await refresh(found, around);
    if (seq > table.ledger.seq) {
      const grown = await catchUp(found, around);
      if (!grown && !(await around.storage.table(id))) throw new TableGone();
    } else {
      await around.names.look(namedAt(table.ledger), true);
      tellNames(found, around);
    }
    setAlarm(found, around);
  });
}

async function readAgain({ around }: Memory, found: Held): Promise<void> {
  await inTurn(found, async () => {
    found.table = null;
    await refresh(found, around);
  });
}

const soon = ({ around }: Memory, work: Promise<void>, what: string) =>
  void work.catch(error => around.log.warn({ error }, what));
