import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AskOf } from '../../wire/asks.ts';
import type { Person, Tell } from '../../wire/tells.ts';
import { openLog } from '../observe/log.ts';
import { createMetrics } from '../observe/metrics.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { dealFor, sitDown } from '../test/at-keeper.ts';
import type { Watcher } from './held.ts';
import { type Keeper, openKeeper } from './keeper.ts';
import { nameBook } from './name-book.ts';

// Two nodes whose announcements to each other are all lost: SQLite makes none.

const PEOPLE = [
  { id: 'anna', name: 'Anna' },
  { id: 'ben', name: 'Ben' },
] as const;
const [ANNA] = PEOPLE;
let folder: string;
let storage: Storage;
let here: Keeper;
let there: Keeper;
let table: string;
let asks = 0;

const openNode = () =>
  openKeeper({
    storage,
    houseKey: 'key',
    now: Date.now,
    botPace: 3_600_000,
    think: async ({ legal }) => legal[0]!,
    names: nameBook(storage),
    turnCame: () => {},
    log: openLog('silent'),
    metrics: createMetrics(),
  });

/** What this node shows somebody who has seen the table up to a step. */
async function frameAt(keeper: Keeper, { id } = ANNA as Person, since = -1) {
  const heard: Tell[] = [];
  const send = (text: string) => void heard.push(JSON.parse(text) as Tell);
  const watcher: Watcher = { person: id, invite: null, step: since, publicStep: -1, lastSeen: null, send };
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
  folder = mkdtempSync(join(tmpdir(), 'potager-nodes-'));
  storage = await openStorage({ data: folder, database: null }, { lock: true });
  const notices = { push: false, mail: null, quiet: null, zone: 'UTC', language: 'en' } as const;
  for (const person of PEOPLE) await storage.addPerson({ ...person, notices, created: 0, seen: 0 });
  here = openNode();
  there = openNode();
  const plan = {
    game: 'enemy-chocolatier',
    seats: 2,
    options: {},
    edition: null,
    visibility: 'open',
    clock: { kind: 'none' },
    late: 'bot-move',
    chat: 'free',
  } as const;
  const opened = await here.open(ANNA, plan);
  table = opened.ok ? opened.value : '';
  await sitDown(here, table, PEOPLE);
  await dealFor(here, table, PEOPLE);
});

afterEach(async () => {
  await here.stop();
  await there.stop();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
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
    if (wish.lines[0]!.ask !== 'anna patient' || outrun >= 12) return append(wish);
    outrun++;
    await here.perform(PEOPLE[1], said(`quick ${outrun}`));
    return append(wish);
  };
  expect(await there.perform(ANNA, said('patient'))).toEqual({ ok: true, value: null });
  expect(outrun).toBe(12);
  const asked = (await storage.lines(table, 0)).map(({ ask }) => ask);
  expect(asked.slice(-2)).toEqual(['ben quick 12', 'anna patient']);
});
