import type { FirstMemory } from '../../fair/check-first.ts';
import type { HousePromise } from '../../fair/deal.ts';
import {
  answerTo,
  type Memory,
  NO_MEMORY,
  notePromise,
  numberFor,
  type RosterTrouble,
  rosterTrouble,
  sealNumber,
  withNumber,
} from '../../fair/device.ts';
import type { Notes } from '../../fair/verify.ts';
import type { TableSheet } from '../../wire/tells.ts';
import { hex } from '../random.ts';
import type { Connection } from './connection.ts';
import { keep, kept } from './kept.ts';

/** What this device knows of a deal by itself, to hold against what the house says later. */

/** Under the first construction: the house's promise, and the salt this device gave for which seat. */
interface KeptFirst {
  readonly commitment: string | null;
  readonly salt: { readonly seat: number; readonly salt: string } | null;
}

const keyOf = (table: string) => `potager.deal.${table}`;

/** A browser that keeps nothing must still be able to open its number, as long as the page is there. */
const inThisPage = new Map<string, Memory>();

/** Numbers on their way: one sheet may follow another before the house has answered. */
const opening = new Set<string>();

function notesOn(table: string): Memory {
  const known = kept<Partial<Memory>>(keyOf(table));
  if (known?.promises && known.numbers) return { table, promises: known.promises, numbers: known.numbers };
  return inThisPage.get(table) ?? NO_MEMORY(table);
}

function keepNotes(memory: Memory): void {
  inThisPage.set(memory.table, memory);
  keep(keyOf(memory.table), memory);
}

function firstNotesOn(table: string): KeptFirst {
  return { commitment: null, salt: null, ...kept<KeptFirst>(keyOf(table)) };
}

/** What can be held against the file of a game; null when this device noted nothing. */
export function notesFor(table: string): Notes | null {
  const memory = notesOn(table);
  if (memory.promises.length > 0) return memory;
  const { commitment, salt } = firstNotesOn(table);
  return commitment !== null && salt !== null ? ({ commitment, ...salt } satisfies FirstMemory) : null;
}

/** Notes what the house promises before anything is sent to the table. */
export function rememberPromise(table: string, promise: HousePromise): void {
  keepNotes(notePromise(notesOn(table), promise));
}

/** What must be noted and done when a sheet comes in: the promise is kept, and the number opened for a roster that is in order. */
export function attendDeal(sheet: TableSheet, ask: Connection['ask']): void {
  const { id, deal } = sheet;
  if (deal.construction === 1) {
    const known = firstNotesOn(id);
    if (known.commitment === null) keep(keyOf(id), { ...known, commitment: deal.commitment });
    return;
  }
  rememberPromise(id, deal);
  const answer = answerTo(notesOn(id), deal, sheet);
  if (!answer || opening.has(answer.salt)) return;
  const { memory, roster, salt } = answer;
  keepNotes(memory);
  opening.add(salt);
  // What was refused, for instance because the house was too busy, is tried again with the next sheet.
  void ask({ type: 'open-number', table: id, roster, salt }).then(done => !done.ok && opening.delete(salt));
}

/** What this device finds wrong with a deal, and where its person's number is. */
export interface DealSight {
  /** The house shows another promise than when this device came. */
  readonly changed: boolean;
  readonly trouble: RosterTrouble | null;
  /** Whether this device has the number that is sealed for its person; `none` when they have none to open. */
  readonly mine: 'here' | 'elsewhere' | 'none';
}

export function sightOf({ deal, seats, you, ...sheet }: TableSheet): DealSight {
  if (deal.construction === 1) {
    const { commitment } = firstNotesOn(sheet.id);
    return { changed: commitment !== null && commitment !== deal.commitment, trouble: null, mine: 'none' };
  }
  const memory = notesOn(sheet.id);
  const promise = memory.promises.find(known => known.deal === deal.deal);
  const holder = you === 'spectator' ? null : seats[you];
  const seal = holder?.kind === 'person' ? holder.seal : null;
  const number = numberFor(memory, deal.deal);
  return {
    changed: promise !== undefined && promise.commitment !== deal.commitment,
    trouble: rosterTrouble(memory, deal, { ...sheet, seats }),
    mine: seal === null ? 'none' : seal === number?.seal ? 'here' : 'elsewhere',
  };
}

interface Seating {
  readonly table: string;
  readonly seat: number;
  readonly invite: string | null;
  /** Null at a table opened under the first construction. */
  readonly promise: HousePromise | null;
  readonly person: string;
}

/** Sits down: a number is drawn here, noted, and only its seal is sent. Null when this device has opened one for this deal already. */
export function takeSeat({ ask }: Connection, { table, seat, invite, promise, person }: Seating) {
  if (promise === null) {
    const salt = hex(16);
    keep(keyOf(table), { ...firstNotesOn(table), salt: { seat, salt } });
    return ask({ type: 'sit', table, seat, number: { salt }, invite });
  }
  rememberPromise(table, promise);
  const sealed = sealNumber(notesOn(table), { person, salt: hex(32) });
  if (!sealed) return null;
  keepNotes(sealed.memory);
  const { commitment, seal } = sealed;
  return ask({ type: 'sit', table, seat, number: { commitment, seal }, invite });
}

/** Hands this device's number over before there is a roster, so that a slow game can begin without it. */
export function handOver({ ask }: Connection, table: string, deal: number) {
  const number = numberFor(notesOn(table), deal);
  if (!number) return null;
  // What has once left the device was not sealed until all was fixed, whatever the house says later.
  keepNotes(withNumber(notesOn(table), { ...number, early: true }));
  return ask({ type: 'open-number', table, roster: null, salt: number.salt });
}
