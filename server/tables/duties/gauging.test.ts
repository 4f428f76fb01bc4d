import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Level } from '../../../bots/levels.ts';
import { parsed } from '../../../core/data.ts';
import { nth } from '../../../core/sure.ts';
import type { SeatPlayed } from '../../bots/gauge-worker.ts';
import { forget } from '../../people/forget.ts';
import { openStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { ANNA, BEN, dealFor, keeperOf, sitDown } from '../../test/at-keeper.ts';
import { planOf } from '../../test/plan.ts';
import type { Keeper } from '../keeper.ts';
import type { Deed } from '../log/deeds.ts';

let folder: string;
let storage: Storage;
let keeper: Keeper;
let time: number;
let gauged: SeatPlayed[];
/** How well people are found to play; null for a house that closes first. */
let found: Promise<Level | null>;
/** The levels of the bots that thought. */
let thought: string[];
let broke: boolean;

function openNode(): Keeper {
  return keeperOf(storage, {
    now: () => time,
    gauge: played => {
      gauged.push(played);
      return found;
    },
    think: async ({ level, legal }) => {
      thought.push(level);
      return nth(legal, 0);
    },
    payForBot: () => (broke ? 1 : 0),
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'potager-gauging-'));
  storage = await openStorage({ data: folder, database: null }, { lock: true });
  time = 1_000_000;
  gauged = [];
  found = Promise.resolve('sprout');
  thought = [];
  broke = false;
  const notices = { push: false, mail: null, quiet: null, zone: 'UTC', language: 'en' } as const;
  for (const person of [ANNA, BEN]) await storage.addPerson({ ...person, notices, created: 0, seen: 0 });
  keeper = openNode();
});

afterEach(async () => {
  await keeper.stop();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

let asks = 0;
const ask = (person: typeof ANNA, wish: { type: string; [field: string]: unknown }) =>
  keeper.perform(person, { id: `ask-${asks++}`, ...wish } as Parameters<Keeper['perform']>[1]);

/** Anna is the first to decide. */
async function dealt(plan: Partial<Parameters<typeof planOf>[0]> = {}): Promise<string> {
  const opened = await keeper.open(ANNA, planOf({ options: { start: 0 }, ...plan }));
  const table = opened.ok ? opened.value : '';
  await sitDown(keeper, table, [ANNA, BEN]);
  await dealFor(keeper, table, [ANNA, BEN]);
  return table;
}

async function standIn(table: string, seat: number): Promise<string | null> {
  const seen = await keeper.visit(
    table,
    { person: ANNA.id, invite: null },
    ({ ledger }) => ledger.seats[seat],
  );
  return seen.ok && seen.value?.kind === 'person' ? seen.value.standIn : null;
}

/** Who was to play at which level from then on, as the log has it. */
async function substitutes(table: string): Promise<string[]> {
  const deeds = (await storage.lines(table, 0)).map(({ body }) => parsed<Deed>(body));
  return deeds.flatMap(deed =>
    deed.do === 'leave' || deed.do === 'sit-in' ? [`${deed.do} ${deed.level}`] : [],
  );
}

/** Lets the house do what is due, until it has come to what is expected. */
const inTheEnd = (expected: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await keeper.sweep();
      await expected();
    },
    { timeout: 30_000, interval: 10 },
  );

test('the bot of whoever leaves is as strong as they were, and does not move before that is known', async () => {
  const table = await dealt();
  let tell: (level: Level) => void = () => {};
  found = new Promise(resolve => (tell = resolve));
  expect(await ask(ANNA, { type: 'leave', table })).toEqual({ ok: true, value: null });
  await inTheEnd(async () => expect(gauged).toMatchObject([{ seat: 0, record: { entries: [] } }]));
  expect(thought).toEqual([]);
  tell('green-thumb');
  await inTheEnd(async () => expect(thought.length).toBeGreaterThan(0));
  expect(new Set(thought)).toEqual(new Set(['green-thumb']));
  expect(await substitutes(table)).toEqual(['leave alike', 'sit-in green-thumb']);
});

test('a bot that already plays for whoever leaves plays on', async () => {
  const table = await dealt();
  await ask(BEN, { type: 'sit-in', table, seat: 1, level: 'helper' });
  await ask(BEN, { type: 'leave', table });
  expect(await standIn(table, 1)).toBe('helper');
  expect(gauged).toEqual([]);
});

test('one can be replaced by somebody alike, and whoever is back before that is found plays themselves', async () => {
  const table = await dealt();
  let tell: (level: Level) => void = () => {};
  found = new Promise(resolve => (tell = resolve));
  expect((await ask(BEN, { type: 'sit-in', table, seat: 1, level: 'alike' })).ok).toBe(true);
  await inTheEnd(async () => expect(gauged).toMatchObject([{ seat: 1 }]));
  expect((await ask(BEN, { type: 'return', table })).ok).toBe(true);
  tell('sprout');
  await keeper.stop();
  keeper = openNode();
  expect(await standIn(table, 1)).toBeNull();
  expect(await substitutes(table)).toEqual(['sit-in alike']);
});

test('whoever is late is replaced by somebody alike, where a bot takes the seat', async () => {
  const table = await dealt({ clock: { kind: 'live', minutes: 1, increment: 0 }, late: 'bot-seat' });
  time += 60_000 + 10_000;
  await inTheEnd(async () => expect(await standIn(table, 0)).toBe('sprout'));
});

test('somebody forgotten leaves as others do', async () => {
  const table = await dealt();
  await forget(BEN.id, { storage, keeper, dismiss: () => {} });
  await inTheEnd(async () => expect(await standIn(table, 1)).toBe('sprout'));
});

test('a house that closes meanwhile looks again when it opens, and of two nodes one says what it found', async () => {
  const table = await dealt();
  // What it is told when it closes.
  found = Promise.resolve(null);
  const left = ask(BEN, { type: 'leave', table });
  const stopped = left.then(() => keeper.stop());
  expect(await left).toEqual({ ok: true, value: null });
  await stopped;
  expect(await substitutes(table)).toEqual(['leave alike']);
  found = Promise.resolve('helper');
  keeper = openNode();
  const other = openNode();
  time += 60_000;
  await inTheEnd(async () => {
    await other.sweep();
    expect(await standIn(table, 1)).toBe('helper');
  });
  await other.stop();
  expect(await substitutes(table)).toEqual(['leave alike', 'sit-in helper']);
});

test('for a payer who has used the house enough it is not looked for', async () => {
  const table = await dealt();
  broke = true;
  await ask(BEN, { type: 'leave', table });
  await inTheEnd(async () => expect(await standIn(table, 1)).toBe('gardener'));
  expect(gauged).toEqual([]);
});

test('nobody but a person is alike: a bot has a level', async () => {
  const opened = await keeper.open(ANNA, planOf());
  const table = opened.ok ? opened.value : '';
  expect(await ask(ANNA, { type: 'seat-bot', table, seat: 1, level: 'alike' })).toMatchObject({
    ok: false,
    error: { code: 'no-such-level' },
  });
});
