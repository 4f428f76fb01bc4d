import { ok, type Result } from '../../../core/result.ts';
import { stepOf } from '../../../core/witnessed.ts';
import type { Refused } from '../../../wire/tells.ts';
import { mayLook } from '../asks/invitations.ts';
import { refuse } from '../asks/verdict.ts';
import { awaited, isDealing } from '../dealing/dealing.ts';
import { inTurn, type Watcher } from '../held.ts';
import { catchUp, refresh } from '../log/committing.ts';
import { dealingOf, seatOf } from '../log/ledger.ts';
import { decidingAt, type Table } from '../log/table.ts';
import type { Memory } from '../memory.ts';
import { viewerOf } from './sheets.ts';
import { isHere, tellFrames, tellPresence, tellSheet } from './telling.ts';

/** Subscribes this watcher to the table. */
export async function watch(
  { at, around }: Memory,
  id: string,
  watcher: Watcher,
): Promise<Result<null, Refused>> {
  const watched = await at(id, async found => {
    const { ledger, play } = await refresh(found, around);
    const looks = () => mayLook(around.houseKey, ledger, watcher);
    // A watcher who has seen more than this node, or whose invitation it does not know of yet, comes from another
    // node.
    const known = play ? stepOf(play.match, viewerOf(ledger, watcher.person)) : -1;
    if (!looks() || watcher.step > known) await catchUp(found, around);
    if (!looks()) return refuse('not-invited');
    if (ledger.rewinds > 0) watcher.step = -1;
    found.watchers.add(watcher);
    if (seatOf(ledger, watcher.person) !== null) found.payer = watcher.address;
    tellSheet(found, watcher, around, watcher.lastSeen);
    tellFrames(found, around);
    tellPresence(found, around);
    return ok(null);
  });
  return watched ?? refuse('no-such-table');
}

export function unwatch({ tables, around }: Memory, id: string, watcher: Watcher): void {
  const { now, storage, log } = around;
  const { person } = watcher;
  const found = tables.get(id);
  if (!found?.watchers.delete(watcher)) return;
  found.touched = now();
  if (person !== null) found.left.set(person, now());
  // In turn: what is being written just now may be what they are asked.
  inTurn(found, async () => {
    const table = await refresh(found, around);
    tellPresence(found, around);
    if (person !== null && isAsked(table, person) && !isHere(found, around, person)) around.turnCame(person);
  }).catch(error => log.warn({ table: id, error }, 'not told that somebody left'));
  if (person !== null && watcher.publicStep >= 0)
    storage.markSeen(person, id, watcher.publicStep).catch(error => {
      log.warn({ table: id, error }, 'not noted how far somebody has watched');
    });
}

/** Whether the table waits for this person: who leaves without deciding is called back in time. */
function isAsked({ ledger, play }: Table, person: string): boolean {
  const seat = seatOf(ledger, person);
  if (seat === null) return false;
  if (isDealing(ledger)) return awaited(ledger, dealingOf(ledger)).includes(seat);
  return play !== null && ledger.status === 'playing' && decidingAt(play.match).includes(seat);
}
