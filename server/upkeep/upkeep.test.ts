import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { card, line, newTable, person } from '../storage/conformance/samples.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { KEEP_UNDEALT, upkeep } from './upkeep.ts';

const DAY = 24 * 3_600_000;
let data: string;
let storage: Storage;
let now: number;
let logged: object[];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'potager-upkeep-'));
  storage = await openStorage({ data, database: null }, { lock: true });
  now = Date.parse('2026-01-01T12:00Z');
  logged = [];
});
afterEach(async () => {
  await storage.close();
  rmSync(data, { recursive: true });
});

/** A node's upkeep, with the tables it has in memory. */
function node(keep: number | null, held: readonly string[] = [], closing = new AbortController().signal) {
  const keeper = { noteUse: async () => void (await storage.touchTables(held)) };
  const log = { info: (facts: object) => void logged.push(facts) };
  return upkeep({ storage, keeper, keep, now: () => now, log, closing, breath: 0 });
}

async function days(count: number, ...rounds: readonly (() => Promise<void>)[]): Promise<void> {
  for (let i = 0; i < count; i++) {
    now += DAY;
    for (const round of rounds) await round();
  }
}

const playing = (id: string) => newTable(id, { card: card(id, { status: 'playing' }) });
const there = async (...ids: string[]) => [...(await storage.heads(ids)).keys()].toSorted();

test('what nobody uses goes after its time, in one line of the log; what somebody has open stays', async () => {
  const round = node(100, ['watched']);
  await round();
  await storage.addPerson(person('ann'));
  for (const id of ['old', 'watched']) await storage.createTable(playing(id));
  await storage.createTable(newTable('undealt'));
  await days(KEEP_UNDEALT, round);
  expect(await there('old', 'watched', 'undealt')).toEqual(['old', 'undealt', 'watched']);
  await days(1, round);
  expect(await there('old', 'watched', 'undealt')).toEqual(['old', 'watched']);
  await days(100 - KEEP_UNDEALT - 1, round);
  expect(logged).toEqual([{ undealt: 1, dealt: 0, people: 0, keep: 100 }]);
  await days(1, round);
  expect(logged.slice(1)).toEqual([{ undealt: 0, dealt: 1, people: 1, keep: 100 }]);
  expect(await there('old', 'watched', 'undealt')).toEqual(['watched']);
  expect(await storage.person('ann')).toBeNull();
});

test('what is open on another node stays, whichever node clears up', async () => {
  await storage.createTable(playing('there'));
  await days(30, node(1), node(1, ['there']));
  expect(await there('there')).toEqual(['there']);
});

test('more than one step holds is cleared in one go', async () => {
  for (let i = 0; i < 11; i++) await storage.createTable(playing(`t${i}`));
  await days(3, node(1));
  expect(logged).toEqual([{ undealt: 0, dealt: 11, people: 0, keep: 1 }]);
});

test('a house that keeps for ever deletes nothing, and one that closes stops', async () => {
  await storage.createTable(playing('t'));
  await days(50, node(null));
  expect(await there('t')).toEqual(['t']);
  await days(1, node(1, [], AbortSignal.abort()));
  expect(await there('t')).toEqual(['t']);
  await days(1, node(1));
  expect(await there('t')).toEqual([]);
});

test('neither a jump of the clock nor a restored copy takes anything along', async () => {
  const round = node(2);
  await round();
  await storage.createTable(playing('t'));
  now += 20 * 365 * DAY;
  await round();
  await round();
  expect(await there('t')).toEqual(['t']);
  // Opened again years later, on the same file.
  await storage.close();
  now += 365 * DAY;
  storage = await openStorage({ data, database: null }, { lock: true });
  await node(2)();
  expect(await there('t')).toEqual(['t']);
});

test('what SQLite has freed is used again', async () => {
  const body = 'x'.repeat(2000);
  const fill = async (name: string) => {
    for (let i = 0; i < 40; i++) {
      const lines = Array.from({ length: 25 }, (_, seq) => line(seq + 1, { body }));
      await storage.createTable({ ...playing(`${name}${i}`), lines });
    }
    await storage.close();
    storage = await openStorage({ data, database: null }, { lock: true });
    return statSync(join(data, 'potager.sqlite')).size;
  };
  const size = await fill('first');
  expect(size).toBeGreaterThan(40 * 25 * 2000);
  await days(3, node(1));
  expect(await fill('second')).toBeLessThan(size * 1.1);
});
