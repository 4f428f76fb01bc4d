import { afterEach, beforeEach, expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import type { AskOf } from '../../wire/asks.ts';
import type { Person, Tell } from '../../wire/tells.ts';
import { forget } from '../people/forget.ts';
import type { Storage } from '../storage/storage.ts';
import { ANNA, BEN, keeperOf, watcherOf, dealFor, sitDown, storageWith } from '../test/at-keeper.ts';
import type { Keeper } from './keeper.ts';
import { loadTable } from './log/load.ts';
import { planOf } from '../test/plan.ts';

// Two nodes whose announcements to each other are lost, unless a test makes them: SQLite makes none.

const PEOPLE = [ANNA, BEN] as const;
let storage: Storage;
let here: Keeper;
let there: Keeper;
let table: string;
let asks = 0;

/** What nodes do when they hear that a log has grown. */
let announcements: ((table: string, seq: number) => void)[];

/** Announces the last line of a log, and waits until it has been looked at. */
async function announced(id: string): Promise<void> {
  const seq = (await storage.heads([id])).get(id)!;
  for (const hear of announcements) hear(id, seq);
  // Each node does one thing after the other.
  for (const node of [here, there]) await node.visit(id, { person: ANNA.id, invite: null }, () => null);
}

const openNode = () =>
  keeperOf(
    { ...storage, append: wish => storage.append(wish), onAnnounced: hear => void announcements.push(hear) },
    { botPace: 3_600_000 },
  );

/** What this node shows somebody who has seen the table up to a step. */
async function frameAt(keeper: Keeper, person = ANNA, since = -1) {
  const heard: Tell[] = [];
  const send = (text: string) => void heard.push(JSON.parse(text) as Tell);
  const watcher = watcherOf(person, { step: since, send });
  await keeper.watch(table, watcher);
  keeper.unwatch(table, watcher);
  return heard.findLast(tell => tell.type === 'frame')?.frame ?? null;
}

/** A move of whoever must decide, as this node knows the table. */
async function nextMove(keeper: Keeper): Promise<readonly [Person, AskOf<'answer'>]> {
  for (const person of PEOPLE) {
    const { step, choices } = (await frameAt(keeper, person))!;
    const move = choices.find(({ refusal }) => refusal === null)?.move;
    if (move) return [person, { type: 'answer', id: `answer-${asks++}`, table, step, moves: [move] }];
  }
  throw new Error('nobody must decide');
}

beforeEach(async () => {
  storage = await storageWith(...PEOPLE);
  announcements = [];
  here = openNode();
  there = openNode();
  const opened = await here.open(ANNA, planOf({ game: 'enemy-chocolatier' }));
  table = opened.ok ? opened.value : '';
  await sitDown(here, table, PEOPLE);
  await dealFor(here, table, PEOPLE);
});

afterEach(async () => {
  await here.stop();
  await there.stop();
  await storage.close();
});

test('nobody is refused for what this node has not heard of', async () => {
  await frameAt(there);
  expect((await here.perform(...(await nextMove(here)))).ok).toBe(true);
  const next = await nextMove(here);
  expect(next[1].step).toBe(1);
  expect(await there.perform(...next)).toEqual({ ok: true, value: null });
});

test('what was done through another node is done, even if this one would refuse it', async () => {
  await frameAt(there);
  expect((await here.perform(...(await nextMove(here)))).ok).toBe(true);
  const done = await nextMove(here);
  expect((await here.perform(...done)).ok).toBe(true);
  const lines = await storage.lines(table, 0);
  expect(await there.perform(...done)).toEqual({ ok: true, value: null });
  expect(await storage.lines(table, 0)).toEqual(lines);
});

test('whoever comes over and has seen more than this node is shown nothing older', async () => {
  await frameAt(there);
  expect((await here.perform(...(await nextMove(here)))).ok).toBe(true);
  expect(await frameAt(there, ANNA, 1)).toBeNull();
  expect((await frameAt(there))!.step).toBe(1);
});

test('who comes second again and again is not sent away for it', async () => {
  const append = storage.append.bind(storage);
  const said = (id: string) => ({ type: 'say', id, table, text: id }) as const;
  let outrun = 0;
  storage.append = async wish => {
    if (nth(wish.lines, 0).ask !== 'anna patient' || outrun >= 12) return append(wish);
    outrun++;
    await here.perform(PEOPLE[1], said(`quick ${outrun}`));
    return append(wish);
  };
  expect(await there.perform(ANNA, said('patient'))).toEqual({ ok: true, value: null });
  expect(outrun).toBe(12);
  const asked = (await storage.lines(table, 0)).map(({ ask }) => ask);
  expect(asked.slice(-2)).toEqual(['ben quick 12', 'anna patient']);
});

/** Somebody who keeps the table open on this node, and what they hear. */
function listenerOf(person: Person) {
  const heard: Tell[] = [];
  const send = (text: string) => void heard.push(JSON.parse(text) as Tell);
  return { heard, watcher: watcherOf(person, { send }) };
}

async function openAnother(): Promise<string> {
  const { ledger } = (await loadTable(storage, table))!;
  const opened = await here.open(ANNA, ledger.agreement);
  return opened.ok ? opened.value : '';
}

test('a table that another node has deleted is gone here too, for watchers and for asks', async () => {
  const other = await openAnother();
  const { commitment } = (await loadTable(storage, other))!.ledger.dealing!;
  const { heard, watcher } = listenerOf(BEN);
  expect((await there.watch(other, watcher)).ok).toBe(true);
  expect(await here.perform(ANNA, { type: 'close', id: 'c', table: other })).toEqual({
    ok: true,
    value: null,
  });
  const sit = {
    type: 'sit',
    id: 'd',
    table: other,
    seat: 0,
    number: { commitment, seal: 'cd'.repeat(32) },
    invite: null,
  } as const;
  expect(await there.perform(PEOPLE[1], sit)).toMatchObject({ ok: false, error: { code: 'no-such-table' } });
  expect(heard.at(-1)).toEqual({ type: 'gone', table: other, code: 'table-closed' });
  expect(there.count()).toMatchObject({ watched: 0 });
});

test('whoever only looks on another node learns that the table is gone', async () => {
  const other = await openAnother();
  const { heard, watcher } = listenerOf(BEN);
  await there.watch(other, watcher);
  await here.perform(ANNA, { type: 'close', id: 'c', table: other });
  await there.compare();
  expect(heard.at(-1)).toEqual({ type: 'gone', table: other, code: 'table-closed' });
});

test('what was said by somebody forgotten through another node is not shown any more, and they ask in vain', async () => {
  await here.perform(PEOPLE[1], { type: 'say', id: 'e', table, text: 'radish' });
  const { heard, watcher } = listenerOf(ANNA);
  await there.watch(table, watcher);
  expect(JSON.stringify(heard)).toContain('radish');
  await forget('ben', { storage, keeper: here, dismiss: () => {} });
  await there.compare();
  await there.perform(ANNA, { type: 'say-phrase', id: 'f', table, phrase: 'hello' });
  const again = listenerOf(ANNA);
  await there.watch(table, again.watcher);
  expect(JSON.stringify(again.heard)).not.toMatch(/radish|"Ben"/);
  for (const node of [here, there])
    expect(await node.perform(PEOPLE[1], { type: 'say', id: 'g', table, text: 'back' })).toMatchObject({
      error: { code: 'unknown-key' },
    });
});

/** A table at which both plan in secret, with somebody who keeps it open on the other node. */
async function planning() {
  const opened = await here.open(ANNA, planOf({ game: 'seasons-of-rice' }));
  table = opened.ok ? opened.value : '';
  await sitDown(here, table, PEOPLE);
  await dealFor(here, table, PEOPLE);
  const picks = async (person: Person) =>
    (await frameAt(here, person))!.choices.filter(({ move }) => move.type === 'pick');
  while ((await picks(ANNA)).length === 0 || (await picks(BEN)).length === 0)
    await here.perform(...(await nextMove(here)));
  const { heard, watcher } = listenerOf(ANNA);
  await there.watch(table, watcher);
  heard.length = 0;
  const pick = async (person: Person): Promise<AskOf<'answer'>> => {
    const { step } = (await frameAt(here, person))!;
    const { move } = nth(await picks(person), 0);
    return { type: 'answer', id: `pick-${asks++}`, table, step, moves: [move] };
  };
  return { heard, pick };
}

test('[SR-26] whoever is outrun by what somebody planned in secret through another node does not hear of it', async () => {
  const { heard, pick } = await planning();
  const own = await pick(ANNA);
  const secret = await pick(BEN);
  heard.length = 0;
  const append = storage.append.bind(storage);
  storage.append = async wish => {
    storage.append = append;
    expect((await here.perform(BEN, secret)).ok).toBe(true);
    return append(wish);
  };
  expect((await there.perform(ANNA, own)).ok).toBe(true);
  expect(heard.map(({ type }) => type)).toEqual(['frame']);
});

test('[SR-26] nor when it is announced after it was read', async () => {
  const { heard, pick } = await planning();
  heard.length = 0;
  expect((await here.perform(BEN, await pick(BEN))).ok).toBe(true);
  const vain = { type: 'take-back', id: `vain-${asks++}`, table, step: 900 } as const;
  expect((await there.perform(ANNA, vain)).ok).toBe(false);
  await announced(table);
  expect(heard.filter(({ type }) => type !== 'presence')).toEqual([]);
});

test('[SR-26] nor does it keep this node from telling who is there', async () => {
  const { heard, pick } = await planning();
  const secret = await pick(BEN);
  heard.length = 0;
  await there.compare();
  expect((await here.perform(BEN, secret)).ok).toBe(true);
  await there.compare();
  expect(heard.map(({ type }) => type)).toEqual(['presence', 'presence']);
});

test('somebody’s new name is told by every node, also if it was looked up before it was announced', async () => {
  const { heard, watcher } = listenerOf(ANNA);
  await there.watch(table, watcher);
  await storage.changePerson({ ...(await storage.person(BEN.id))!, name: 'Benedict' });
  await there.compare();
  await announced(table);
  expect(heard.findLast(tell => tell.type === 'sheet')?.sheet.seats[1]).toMatchObject({ name: 'Benedict' });
});
