import { nth } from '../../../core/sure.ts';
import type { Line } from '../../storage/storage.ts';
import type { Surroundings } from '../surroundings.ts';
import { awaited, isDealing } from '../dealing/dealing.ts';
import type { Deed } from './deeds.ts';
import { dutyOf } from '../duties/due.ts';
import { type Held, tableIn } from '../held.ts';
import type { Verdict } from '../asks/verdict.ts';
import { dealingOf, namedAt, peopleAt } from './ledger.ts';
import { deedOf, follow, loadTable, milestoneOf } from './load.ts';
import { cardOf } from '../telling/sheets.ts';
import { botAt, decidingAt, happen, playOf, type Table } from './table.ts';
import {
  isHere,
  seeOff,
  showOut,
  startOver,
  tellFrames,
  tellHints,
  tellSheets,
  tellSpeech,
} from '../telling/telling.ts';

/** Appends what was judged to the log, with optimistic concurrency: on a conflict it is judged again. Watchers are told only after the commit.
 * Called in turn. */
export async function commit(
  held: Held,
  { deeds, changes }: Verdict,
  { ask, around }: { readonly ask: string | null; readonly around: Surroundings },
): Promise<'done' | 'conflict' | 'repeated'> {
  if (deeds.length === 0) return 'done';
  const table = tableIn(held);
  const { storage, names, now } = around;
  const at = Math.max(now(), table.ledger.at);
  const lines = linesOf(table, deeds, { at, ask });

  const wasOver = table.ledger.status === 'over';
  // Memory is changed before the commit; if the commit fails, memory is dropped and read again.
  held.table = null;
  let entry = 0;
  for (const deed of deeds) happen(table, deed, at, deed.do === 'entry' ? changes[entry++] : undefined);
  const people = deeds.some(changesPeople) ? peopleAt(table.ledger) : null;
  if (people) await names.look(people);
  const began = performance.now();
  const result = await storage.append({
    table: held.id,
    lines,
    people,
    card: cardOf(table, names.name),
    due: dutyOf(table, around.botPace)?.at ?? null,
  });
  if (result === 'gone') throw new TableGone();
  if (result !== 'done') {
    around.metrics.conflicts.inc();
    return result;
  }
  around.metrics.commitSeconds.observe((performance.now() - began) / 1000);
  around.metrics.moves.inc({ game: table.ledger.agreement.game, verdict: 'accepted' }, changes.length);
  held.table = table;
  if (ask !== null) table.asks.add(ask);
  storage.announce(held.id, table.ledger.seq);
  tell(held, deeds, around);
  callThoseAway(held, at, around);
  if (deeds.some(deed => deed.do === 'roster')) callForNumbers(held, around);
  await passMilestone(table, around);
  if (!wasOver && table.ledger.status === 'over') around.ended(held.id);
  return result;
}

/** Thrown when a table that is still in memory has been deleted. */
export class TableGone extends Error {}

/** Reads the table again if memory was dropped. Called in turn. */
export async function refresh(held: Held, around: Surroundings): Promise<Table> {
  if (held.table) return held.table;
  const table = await loadTable(around.storage, held.id, around.hours);
  if (!table) throw new TableGone();
  await around.names.look(namedAt(table.ledger));
  const missed = await around.storage.lines(held.id, held.told);
  held.table = table;
  // No more than what happened: that memory was dropped may be due to what somebody decided in secret.
  tell(held, missed.filter(({ seq }) => seq <= table.ledger.seq).map(deedOf), around);
  return table;
}

/** Reads what other nodes have written; says whether there was anything. Called in turn. */
export async function catchUp(held: Held, around: Surroundings): Promise<boolean> {
  const table = await refresh(held, around);
  const lines = await around.storage.lines(held.id, table.ledger.seq);
  if (lines.length === 0) return false;
  const deeds = lines.map(deedOf);
  for (const [i, line] of lines.entries()) {
    follow(table, nth(deeds, i), line.at);
    if (line.ask !== null) table.asks.add(line.ask);
  }
  await around.names.look(namedAt(table.ledger));
  tell(held, deeds, around);
  return true;
}

const CHANGES_NOBODY: readonly Deed['do'][] = ['entry', 'say', 'late', 'hint'];
const changesPeople = (deed: Deed) => !CHANGES_NOBODY.includes(deed.do);

function linesOf(
  { ledger }: Table,
  deeds: readonly Deed[],
  { at, ask }: { readonly at: number; readonly ask: string | null },
): Line[] {
  return deeds.map((deed, i) => ({
    seq: ledger.seq + 1 + i,
    at,
    ask: i === 0 ? ask : null,
    body: JSON.stringify(deed),
  }));
}

function tell(held: Held, deeds: readonly Deed[], around: Surroundings): void {
  held.told = tableIn(held).ledger.seq;
  const spoken = deeds.filter(deed => deed.do === 'say').length;
  const played = deeds.filter(deed => deed.do === 'entry' || deed.do === 'hint').length;
  for (const deed of deeds) if (deed.do === 'leave') seeOff(held, deed.person);
  if (deeds.some(deed => deed.do === 'rewind')) startOver(held);
  if (spoken + played < deeds.length) showOut(held, around);
  if (spoken + played < deeds.length || tableIn(held).ledger.status === 'over' || spoken > 1)
    tellSheets(held, around);
  else if (spoken === 1) tellSpeech(held, around);
  tellHints(held, around);
  tellFrames(held, around);
}

/** People whose turn has just come, perhaps after a breath, and who are elsewhere. */
function callThoseAway(held: Held, at: number, around: Surroundings): void {
  const { ledger, play } = tableIn(held);
  if (!play || ledger.status !== 'playing') return;
  for (const seat of decidingAt(play.match)) {
    const holder = nth(ledger.seats, seat);
    if (holder.kind !== 'person' || (play.turns.since[seat] ?? 0) < at) continue;
    if (botAt(tableIn(held), seat) === null && !isHere(held, around, holder.person))
      around.turnCame(holder.person);
  }
}

/** People whose device has to open its number, and who are elsewhere. */
function callForNumbers(held: Held, around: Surroundings): void {
  const { ledger } = tableIn(held);
  if (!isDealing(ledger)) return;
  for (const seat of awaited(ledger, dealingOf(ledger))) {
    const holder = nth(ledger.seats, seat);
    if (holder.kind === 'person' && !isHere(held, around, holder.person)) around.turnCame(holder.person);
  }
}

/** A snapshot that cannot be written only makes loading slower later, so the error is just logged. */
async function passMilestone(table: Table, { storage, log }: Surroundings): Promise<void> {
  const milestone = milestoneOf(table);
  if (!milestone) return;
  try {
    await storage.keepMilestone(milestone);
    playOf(table).milestone = milestone.step;
  } catch (error) {
    log.warn({ table: table.id, error }, 'milestone not kept');
  }
}
