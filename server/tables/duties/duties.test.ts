import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nth } from '../../../core/sure.ts';
import type { View } from '../../../games/garten-zwerge/vocabulary.ts';
import type { Plan } from '../../../wire/plan.ts';
import type { Person, TableSheet, Tell } from '../../../wire/tells.ts';
import type { Storage } from '../../storage/storage.ts';
import {
  ANNA,
  BEN,
  keeperOf,
  watcherOf,
  dealFor,
  opening,
  sitDown,
  askAs,
  storageWith,
} from '../../test/at-keeper.ts';
import type { Keeper } from '../keeper.ts';
import { planOf } from '../../test/plan.ts';

const HOUR = 3_600_000;
const PLAN = planOf({ chat: 'off' });

let storage: Storage;
let keeper: Keeper;
let time: number;
let called: string[];
let thoughts: number;
/** Which kind of move bots like best, and how long they think about it. */
let taste: string | null;
let ponder: Promise<void> | null;
/** Whose bots have to wait. */
let broke: string | null;

function openAgain(kept = storage): Keeper {
  return keeperOf(kept, {
    now: () => time,
    think: async ({ legal }) => {
      thoughts++;
      const thought = legal.find(({ type }) => type === taste) ?? nth(legal, 0);
      await ponder;
      return thought;
    },
    payForBot: payer => (payer === broke ? 1 : 0),
    turnCame: person => void called.push(person),
  });
}

beforeEach(async () => {
  storage = await storageWith(ANNA, BEN);
  time = 1_000_000;
  called = [];
  thoughts = 0;
  taste = null;
  ponder = null;
  broke = null;
  keeper = openAgain();
});

afterEach(async () => {
  await keeper.stop();
  await storage.close();
});

let asks = 0;
const ask = (person: Person, wish: Parameters<typeof askAs>[2]) => askAs(keeper, person, wish);

async function dealt(plan: Partial<Plan>): Promise<string> {
  const opened = await keeper.open(ANNA, { ...PLAN, ...plan });
  const table = opened.ok ? opened.value : '';
  await sitDown(keeper, table, [ANNA, BEN]);
  await dealFor(keeper, table, [ANNA, BEN]);
  return table;
}

/** What somebody who looks in now is told. */
async function glance(
  table: string,
): Promise<{ sheet: TableSheet; frame: Extract<Tell, { type: 'frame' }> }> {
  const heard: Tell[] = [];
  const watcher = watcherOf(null, { send: text => void heard.push(JSON.parse(text)) });
  await keeper.watch(table, watcher);
  keeper.unwatch(table, watcher);
  const sheet = heard.find(tell => tell.type === 'sheet')!.sheet;
  return { sheet, frame: heard.find(tell => tell.type === 'frame')! };
}

const deciding = async (table: string) => nth((await glance(table)).frame.frame.deciding, 0).seat;

/** Lets the house do what is due, until it has come to what is expected. */
const inTheEnd = (expected: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await keeper.sweep();
      await expected();
    },
    { timeout: 30_000, interval: 10 },
  );

/** Lets the house look for what is due; gives it time to do what it should not. */
async function lookAround(): Promise<void> {
  await keeper.sweep();
  await new Promise(resolve => setTimeout(resolve, 60));
}

test('a move a day: a bot finishes the late turn, and the seat stays its person’s', async () => {
  const table = await dealt({ clock: { kind: 'relaxed', hours: 24 } });
  const first = await deciding(table);
  time += 24 * HOUR;
  await lookAround();
  expect(await deciding(table)).toBe(first);
  expect(thoughts).toBe(0);
  time += 600_000;
  await inTheEnd(async () => expect(await deciding(table)).toBe(1 - first));
  expect(thoughts).toBeGreaterThan(0);
  const { sheet } = await glance(table);
  expect(sheet.seats[first]).toMatchObject({ kind: 'person', standIn: null });
});

test.each([
  ['bot-move', { kind: 'relaxed', hours: 24 }],
  ['bot-seat', { kind: 'live', minutes: 5, increment: 0 }],
] as const)(
  '%s: what a bot decided because time was over is not taken back: that would be more time',
  async (late, clock) => {
    const table = await dealt({ clock, late, options: { start: 0 } });
    taste = 'withdraw';
    time += 25 * HOUR;
    await inTheEnd(async () => expect(await deciding(table)).toBe(1));
    const heard: Tell[] = [];
    await keeper.watch(table, watcherOf(ANNA, { send: text => void heard.push(JSON.parse(text)) }));
    const { step, mayTakeBack } = heard.find(tell => tell.type === 'frame')!.frame;
    expect(mayTakeBack).toBe(false);
    expect(await ask(ANNA, { type: 'take-back', table, step })).toMatchObject({
      ok: false,
      error: { code: 'nothing-to-take-back' },
    });
  },
);

test('a bot sits in for whoever is late, if that was agreed, until they return', async () => {
  const table = await dealt({ clock: { kind: 'live', minutes: 1, increment: 0 }, late: 'bot-seat' });
  const first = await deciding(table);
  const standIn = async () => {
    const seat = nth((await glance(table)).sheet.seats, first);
    return seat.kind === 'person' ? seat.standIn : null;
  };
  time += 60_000 + 10_000;
  await inTheEnd(async () => expect(await standIn()).toBe('gardener'));
  await ask(first === 0 ? ANNA : BEN, { type: 'return', table });
  expect(await standIn()).toBeNull();
});

test('what was due while the house was closed is done when it opens', async () => {
  const table = await dealt({ clock: { kind: 'relaxed', hours: 1 } });
  const first = await deciding(table);
  await keeper.stop();
  time += 3 * HOUR;
  keeper = openAgain();
  await inTheEnd(async () => expect(await deciding(table)).toBe(1 - first));
});

test('what the sweep claims while its table is attended to is done at once, not when the lease runs out', async () => {
  const table = await dealt({ clock: { kind: 'relaxed', hours: 1 } });
  const first = await deciding(table);
  await keeper.stop();
  time += 3 * HOUR;
  const sweptFirst: Storage = {
    ...storage,
    claimTable: async (...wanted) => {
      await keeper.sweep();
      return storage.claimTable(...wanted);
    },
  };
  keeper = openAgain(sweptFirst);
  await vi.waitFor(async () => expect(await deciding(table)).toBe(1 - first), {
    timeout: 30_000,
    interval: 10,
  });
});

test('without a clock a table waits for ever', async () => {
  const table = await dealt({});
  const first = await deciding(table);
  time += 1000 * 24 * HOUR;
  await lookAround();
  expect(await deciding(table)).toBe(first);
  expect(thoughts).toBe(0);
});

test('whoever is away is called when the turn comes to them, and only then', async () => {
  const opened = await keeper.open(ANNA, PLAN);
  const table = opened.ok ? opened.value : '';
  await sitDown(keeper, table, [ANNA, BEN]);
  await ask(ANNA, { type: 'deal', table });
  expect(called.splice(0), 'their devices have to open their numbers').toEqual(['anna', 'ben']);
  for (const person of [ANNA, BEN]) await keeper.perform(person, await opening(keeper, table, person));
  const first = await deciding(table);
  expect(called).toEqual([nth([ANNA, BEN], first).id]);
});

test('others may call a bot for somebody who is away, but not at once', async () => {
  const table = await dealt({});
  const seat = await deciding(table);
  const other = seat === 0 ? BEN : ANNA;
  const soon = await ask(other, { type: 'sit-in', table, seat, level: 'easy' });
  expect(soon).toMatchObject({ ok: false, error: { code: 'still-here' } });
  time += 179_000;
  const still = await ask(other, { type: 'sit-in', table, seat, level: 'easy' });
  expect(still).toMatchObject({ ok: false, error: { code: 'still-here' } });
  time += 1_000;
  expect(await ask(other, { type: 'sit-in', table, seat, level: 'easy' })).toMatchObject({ ok: true });
});

test('who thinks for long and then drops out for a moment is waited for as long as anybody', async () => {
  const table = await dealt({ clock: { kind: 'live', minutes: 30, increment: 0 } });
  const seat = await deciding(table);
  const [person, other] = seat === 0 ? [ANNA, BEN] : [BEN, ANNA];
  const watcher = watcherOf(person);
  await keeper.watch(table, watcher);
  time += 10 * 60_000;
  const sitIn = () => ask(other, { type: 'sit-in', table, seat, level: 'easy' });
  expect(await sitIn()).toMatchObject({ ok: false, error: { code: 'still-here' } });
  keeper.unwatch(table, watcher);
  time += 59_000;
  expect((await glance(table)).sheet.seats[seat]).toMatchObject({ away: 59_000 });
  expect(await sitIn()).toMatchObject({ ok: false, error: { code: 'still-here' } });
  time += 1_000;
  expect(await sitIn()).toMatchObject({ ok: true });
});

test('where a move may take a day, nobody but the clock calls a bot', async () => {
  const table = await dealt({ clock: { kind: 'relaxed', hours: 24 } });
  const seat = await deciding(table);
  const [person, other] = seat === 0 ? [ANNA, BEN] : [BEN, ANNA];
  time += 23 * HOUR;
  const called = await ask(other, { type: 'sit-in', table, seat, level: 'easy' });
  expect(called).toMatchObject({ ok: false, error: { code: 'has-time' } });
  expect(await ask(person, { type: 'sit-in', table, seat, level: 'easy' })).toMatchObject({ ok: true });
});

test('a live clock is told to everybody: what is left, and when it runs out', async () => {
  const table = await dealt({ clock: { kind: 'live', minutes: 10, increment: 5 } });
  const seat = await deciding(table);
  const { clocks } = (await glance(table)).frame;
  expect(clocks.stores).toEqual([600_000, 600_000]);
  expect(clocks.deadlines[seat]).toBe(time + 600_000);
  expect(clocks.deadlines[1 - seat]).toBeNull();
});

test('[GZ-A28] time for calling starts anew with every call, and ends it when nobody has called for so long', async () => {
  const options = { auctions: 'free', start: 0 };
  const table = await dealt({ game: 'garten-zwerge', options });
  const answer = async (person: typeof ANNA, move: object) => {
    const { step } = (await glance(table)).frame.frame;
    expect(await ask(person, { type: 'answer', table, step, moves: [move] })).toMatchObject({ ok: true });
  };
  const stage = async () => ((await glance(table)).frame.frame.view as View).stage;
  const closes = async () => (await glance(table)).frame.clocks.closes;
  await answer(ANNA, { type: 'offer', hat: 1 });
  expect(await closes()).toBe(time + 20_000);
  for (const petals of [50, 100, 150]) {
    time += 15_000;
    await answer(BEN, { type: 'propose', hat: null, petals, pledges: [] });
    expect(await closes()).toBe(time + 20_000);
    await lookAround();
    expect(await stage()).toEqual({ name: 'calls', open: true });
  }
  time += 19_999;
  await lookAround();
  expect(await stage()).toEqual({ name: 'calls', open: true });
  time += 1;
  await inTheEnd(async () => expect(await stage()).toEqual({ name: 'calls', open: false }));
});

test('whoever is away is called also where turns begin with a breath', async () => {
  const table = await dealt({ breath: true, options: { start: 0 } });
  called = [];
  const { step } = (await glance(table)).frame.frame;
  await ask(ANNA, { type: 'answer', table, step, moves: [{ type: 'withdraw', as: 'coins' }] });
  expect(await deciding(table)).toBe(1);
  expect(called).toEqual([BEN.id]);
});

test('where the table wants it, a bot takes a breath after a turn that may be taken back', async () => {
  const opened = await keeper.open(ANNA, { ...PLAN, breath: true });
  const table = opened.ok ? opened.value : '';
  await sitDown(keeper, table, [ANNA]);
  await ask(ANNA, { type: 'seat-bot', table, seat: 1, level: 'easy' });
  await dealFor(keeper, table, [ANNA]);
  await inTheEnd(async () => expect(await deciding(table)).toBe(0));
  const send = async (wish: { type: string; [field: string]: unknown }) => {
    const { step } = (await glance(table)).frame.frame;
    return ask(ANNA, { ...wish, table, step });
  };
  const takeCoins = () => send({ type: 'answer', moves: [{ type: 'withdraw', as: 'coins' }] });
  expect(await takeCoins()).toMatchObject({ ok: true });
  time += 1_999;
  await lookAround();
  expect(await deciding(table)).toBe(1);
  expect(await send({ type: 'take-back' })).toMatchObject({ ok: true });
  time += 10_000;
  await lookAround();
  expect(await deciding(table)).toBe(0);
  expect(await takeCoins()).toMatchObject({ ok: true });
  time += 2_000;
  await inTheEnd(async () => expect(await deciding(table)).toBe(0));
  expect(await send({ type: 'take-back' })).toMatchObject({ ok: false });
});

test('what a bot thought of before its rival went back is not played', async () => {
  const opened = await keeper.open(ANNA, { ...PLAN, options: { start: 0 } });
  const table = opened.ok ? opened.value : '';
  await sitDown(keeper, table, [ANNA]);
  await ask(ANNA, { type: 'seat-bot', table, seat: 1, level: 'easy' });
  await dealFor(keeper, table, [ANNA]);
  taste = 'withdraw';
  let decide = () => {};
  ponder = new Promise(resolve => (decide = resolve));
  const send = async (wish: { type: string; [field: string]: unknown }) => {
    const { step } = (await glance(table)).frame.frame;
    expect(await ask(ANNA, { ...wish, table, step })).toMatchObject({ ok: true });
  };
  const takeCoins = () => send({ type: 'answer', moves: [{ type: 'withdraw', as: 'coins' }] });
  await takeCoins();
  await inTheEnd(async () => expect(thoughts).toBe(1));
  await send({ type: 'rewind' });
  await takeCoins();
  taste = 'draw';
  decide();
  await inTheEnd(async () => expect(thoughts).toBeGreaterThan(1));
  await inTheEnd(async () => expect((await glance(table)).frame.frame.step).toBeGreaterThan(1));
  const lines = (await storage.lines(table, 0)).map(({ body }) => body);
  expect(lines.find(body => body.includes('"entry":{"seat":1'))).toContain('"type":"draw"');
});

describe('bots whose payer has used the house enough', () => {
  const FLOOD = '203.0.113.9';

  /** A table of bots alone, opened from this address. */
  async function botsAlone(address: string): Promise<string> {
    const opened = await keeper.open(ANNA, PLAN);
    const table = opened.ok ? opened.value : '';
    for (const seat of [0, 1])
      await keeper.perform(ANNA, { type: 'seat-bot', id: `bot-${asks++}`, table, seat, level: 'easy' });
    await keeper.perform(ANNA, { type: 'deal', id: `deal-${asks++}`, table }, address);
    return table;
  }

  const step = async (table: string) => (await glance(table)).frame.frame.step;

  test('wait until it can pay again', async () => {
    broke = FLOOD;
    const table = await botsAlone(FLOOD);
    await lookAround();
    expect(await step(table)).toBe(0);
    expect(thoughts).toBe(0);
    broke = null;
    await inTheEnd(async () => expect(await step(table)).toBeGreaterThan(0));
  });

  test('keep nobody else’s waiting', async () => {
    broke = FLOOD;
    await botsAlone(FLOOD);
    const table = await botsAlone('198.51.100.7');
    await inTheEnd(async () => expect(await step(table)).toBeGreaterThan(0));
  });

  test('are not made to wait by a stranger whose ask is refused, or who only looks', async () => {
    broke = FLOOD;
    const table = await botsAlone('198.51.100.7');
    const say = { type: 'say', id: `say-${asks++}`, table, text: 'hello' } as const;
    expect(await keeper.perform(BEN, say, FLOOD)).toMatchObject({ ok: false });
    await keeper.watch(table, watcherOf(BEN, { address: FLOOD }));
    await inTheEnd(async () => expect(await step(table)).toBeGreaterThan(1));
  });
});
