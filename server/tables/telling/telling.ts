import { frameFor } from '../../../core/frame.ts';
import type { Viewer } from '../../../core/game.ts';
import { lastOf } from '../../../core/sure.ts';
import { stepOf } from '../../../core/witnessed.ts';
import type { Tell } from '../../../wire/tells.ts';
import type { Surroundings } from '../surroundings.ts';
import { type Held, tableIn, type Watcher, watches } from '../held.ts';
import { hintsKnownTo } from '../asks/hinting.ts';
import { mayStay } from '../asks/invitations.ts';
import { namedAt } from '../log/ledger.ts';
import { clockSheet, named, sheetFor, viewerOf } from './sheets.ts';
import { mayReconsider, playOf, type Table } from '../log/table.ts';

/** Milliseconds after which somebody seen through another node counts as gone. */
const ELSEWHERE = 50_000;

/** When this person was last at the table; null while they are there, or in the house through another node. */
export function awaySince(
  held: Held,
  { names, now, hours, storage }: Surroundings,
  person: string,
): number | null {
  if (watches(held, person)) return null;
  const seen = hours.carry(names.seen(person));
  const left = hours.carry(held.left.get(person) ?? names.seen(person));
  if (storage.kind === 'sqlite') return left;
  return now() - seen < ELSEWHERE ? null : Math.max(left, seen);
}

export const isHere = (held: Held, around: Surroundings, person: string) =>
  awaySince(held, around, person) === null;

export function tellSheet(
  held: Held,
  watcher: Watcher,
  around: Surroundings,
  lastSeen: number | null = null,
): void {
  const { names, houseKey } = around;
  watcher.hinted = knownHints(held, watcher);
  const sheet = sheetFor(tableIn(held), {
    person: watcher.person,
    names: names.name,
    houseKey,
    away: person => away(held, around, person),
    lastSeen,
  });
  send(watcher, { type: 'sheet', table: held.id, sheet });
}

/** Those who may no longer see the table are told so, and nothing more. */
export function showOut(held: Held, { houseKey }: Surroundings): void {
  for (const watcher of held.watchers) {
    if (mayStay(houseKey, tableIn(held).ledger, watcher)) continue;
    held.watchers.delete(watcher);
    send(watcher, { type: 'gone', table: held.id, code: 'not-invited' });
  }
}

/** A person leaves on all devices: what they were told as a player must not mix with what a spectator is told. */
export function seeOff(held: Held, person: string): void {
  for (const watcher of held.watchers) {
    if (watcher.person !== person) continue;
    held.watchers.delete(watcher);
    send(watcher, { type: 'gone', table: held.id, code: 'left-table' });
  }
}

/** The table is no more: everybody is told so, and nobody watches it any longer. */
export function sendOff(held: Held): void {
  tellAll(held, { type: 'gone', table: held.id, code: 'table-closed' });
  held.watchers.clear();
}

export function tellSheets(held: Held, around: Surroundings): void {
  held.names = namesAt(held, around);
  for (const watcher of held.watchers) tellSheet(held, watcher, around);
}

/** Tells everybody what people are called, if that is not what they were told. */
export function tellNames(held: Held, around: Surroundings): void {
  if (held.names !== namesAt(held, around)) tellSheets(held, around);
}

export const namesAt = (held: Held, { names }: Surroundings): string =>
  namedAt(tableIn(held).ledger).map(names.name).join('\n');

/** Tells viewers who may now know of more hints: the one who asked at once, everybody else when the game goes on. */
export function tellHints(held: Held, around: Surroundings): void {
  for (const watcher of held.watchers)
    if (watcher.hinted !== knownHints(held, watcher)) tellSheet(held, watcher, around);
}

function knownHints(held: Held, { person }: Watcher): number {
  const table = tableIn(held);
  return hintsKnownTo(table, viewerOf(table.ledger, person)).length;
}

/** Turns were played again: everybody is told the whole game, since steps they know of may be no more. */
export function startOver({ watchers }: Held): void {
  for (const watcher of watchers) watcher.step = -1;
}

/** The broadcast: sends a frame to every watcher who witnessed something new. Watchers who see the same are sent the same
 * string, serialized once. */
export function tellFrames(held: Held, { now }: Surroundings): void {
  const table = tableIn(held);
  const match = table.play?.match;
  if (!match) return;
  const written = new Map<string, string>();
  for (const watcher of held.watchers) {
    const viewer = viewerOf(table.ledger, watcher.person);
    const step = stepOf(match, viewer);
    if (watcher.step === step) continue;
    const since = Math.min(watcher.step, step);
    const key = `${viewer} ${since}`;
    const text = written.get(key) ?? JSON.stringify(frameTell(table, { viewer, since, now: now() }));
    written.set(key, text);
    watcher.step = step;
    watcher.publicStep = stepOf(match, 'spectator');
    watcher.send(text);
  }
}

export function frameTell(
  table: Table,
  { viewer, since, now }: { readonly viewer: Viewer; readonly since: number; readonly now: number },
): Tell {
  const frame = frameFor(playOf(table).match, viewer, since);
  // A player over the limit of tries, or late, is not offered what would be refused.
  const mayTakeBack = viewer !== 'spectator' && mayReconsider(table, viewer, now);
  return {
    type: 'frame',
    table: table.id,
    viewer,
    since,
    frame: { ...frame, mayTakeBack },
    clocks: clockSheet(table, now),
  };
}

export function tellSpeech(held: Held, { names }: Surroundings): void {
  const speech = named(lastOf(tableIn(held).ledger.speeches), names.name);
  tellAll(held, { type: 'said', table: held.id, speech });
}

/** Who is at the table just now, by seat. */
export function tellPresence(held: Held, around: Surroundings): void {
  const { seats } = tableIn(held).ledger;
  tellAll(held, {
    type: 'presence',
    table: held.id,
    away: seats.map(holder => (holder.kind === 'person' ? away(held, around, holder.person) : null)),
  });
}

/** For how long this person has been away, as the browsers are told: their clocks may be wrong. */
function away(held: Held, around: Surroundings, person: string): number | null {
  const since = awaySince(held, around, person);
  return since === null ? null : Math.max(0, around.now() - since);
}

function tellAll(held: Held, tell: Tell): void {
  const text = JSON.stringify(tell);
  for (const watcher of held.watchers) watcher.send(text);
}

const send = (watcher: Watcher, tell: Tell) => watcher.send(JSON.stringify(tell));
