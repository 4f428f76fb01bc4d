import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nth, present } from '../../../core/sure.ts';
import type { Plan } from '../../../wire/plan.ts';
import type { Person, Tell } from '../../../wire/tells.ts';
import { type HouseClock, openHouseClock } from '../../clock/house-clock.ts';
import { type TestClock, testClock } from '../../clock/test/test-clock.ts';
import { openLog } from '../../observe/log.ts';
import {
  ANNA,
  BEN,
  keeperOf,
  watcherOf,
  dealFor,
  sitDown,
  askAs,
  storageWith,
} from '../../test/at-keeper.ts';
import type { Storage } from '../../storage/storage.ts';
import { scattered } from '../../test/play.ts';
import type { Keeper } from '../keeper.ts';
import { planOf } from '../../test/plan.ts';

// Somebody sets the clock of the machine by an hour, while the house is open or while it is closed.

const HOUR = 3_600_000;
const PLAN = planOf({ chat: 'off' });
const BOT_PACE = 700;

let storage: Storage;
let machine: TestClock;
let time: HouseClock;
let keeper: Keeper;

async function open(): Promise<void> {
  time = await openHouseClock({ storage, clock: machine, log: openLog('silent') });
  keeper = keeperOf(storage, { now: time.now, hours: time.hours, botPace: BOT_PACE });
}

beforeEach(async () => {
  storage = await storageWith(ANNA, BEN);
  machine = testClock();
  await open();
});

afterEach(async () => {
  await keeper.stop();
  await storage.close();
});

const ask = (person: Person, wish: Parameters<typeof askAs>[2]) => askAs(keeper, person, wish);

async function dealt(plan: Partial<Plan>, second: Person | 'bot' = BEN): Promise<string> {
  const opened = await keeper.open(ANNA, { ...PLAN, ...plan });
  const table = opened.ok ? opened.value : '';
  const people = second === 'bot' ? [ANNA] : [ANNA, second];
  await sitDown(keeper, table, people);
  if (second === 'bot') await ask(ANNA, { type: 'seat-bot', table, seat: 1, level: 'easy' });
  await dealFor(keeper, table, people);
  return table;
}

/** What this person is shown when they look in. */
async function glance(table: string, person: Person = ANNA) {
  let frame: Extract<Tell, { type: 'frame' }> | null = null;
  const send = (text: string) => {
    const tell = JSON.parse(text) as Tell;
    if (tell.type === 'frame') frame = tell;
  };
  const watcher = watcherOf(person, { send });
  await keeper.watch(table, watcher);
  keeper.unwatch(table, watcher);
  return frame!;
}

/** Somebody who may move does so, preferably in this way; false when only bots may. */
async function move(table: string, best = ''): Promise<boolean> {
  for (const person of [ANNA, BEN]) {
    const { choices, step } = (await glance(table, person)).frame;
    const legal = choices.filter(({ refusal }) => refusal === null);
    if (legal.length === 0) continue;
    const chosen = (
      legal.find(choice => choice.move.type === best) ?? nth(legal, scattered(step) % legal.length)
    ).move;
    expect(await ask(person, { type: 'answer', table, step, moves: [chosen] })).toMatchObject({ ok: true });
    return true;
  }
  return false;
}

/** Time passes as in a house that is open: its clocks are looked at, what is due is done. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 25_000) {
    machine.pass(Math.min(left, 25_000));
    if (await time.keep()) keeper.reckonAgain();
  }
  await keeper.sweep();
}

const JUMPS = [
  ['set forward while the house is open', HOUR, false],
  ['set back while the house is open', -HOUR, false],
  ['set forward while the house is closed', HOUR, true],
  ['set back while the house is closed', -HOUR, true],
] as const;

describe.each(JUMPS)('a clock that is %s', (_, by, closed) => {
  async function jump(): Promise<void> {
    if (closed) await keeper.stop();
    machine.set(by);
    if (closed) await open();
    else await pass(5000);
  }

  /** What the house does not do, it does not do in a while either. */
  const stays = async (table: string, step: number) => {
    await pass(5000);
    await new Promise(resolve => setTimeout(resolve, 30));
    expect((await glance(table)).frame.step).toBe(step);
  };
  /** The next step that comes by itself. */
  const stepAfter = (table: string, step: number) =>
    vi.waitFor(
      async () => {
        await pass(1000);
        const now = (await glance(table)).frame.step;
        if (now === step) throw new Error(`still at step ${step}`);
        return now;
      },
      { timeout: 30_000, interval: 5 },
    );

  test('bots move', async () => {
    const table = await dealt({}, 'bot');
    while (await move(table));
    const { step } = (await glance(table)).frame;
    await jump();
    expect(await stepAfter(table, step)).toBeGreaterThan(step);
  });

  test('an auction is called to its end, and not before', async () => {
    const table = await dealt({ game: 'chicoree', options: { auction: 'free-for-all' } });
    while ((await glance(table)).clocks.closes === null) expect(await move(table, 'draw')).toBe(true);
    const { clocks, frame } = await glance(table);
    const left = clocks.closes! - clocks.now;
    expect(left).toBeGreaterThan(1000);
    await jump();
    const after = (await glance(table)).clocks;
    // What passes by the pace of a clock that was set back is a little less.
    expect(left - (after.closes! - after.now)).toBeGreaterThanOrEqual(0);
    expect(left - (after.closes! - after.now)).toBeLessThanOrEqual(5000);
    expect(await stepAfter(table, frame.step)).toBeGreaterThan(frame.step);
  });

  test('a live clock goes on where it was', async () => {
    const table = await dealt({ clock: { kind: 'live', minutes: 10, increment: 0 }, late: 'bot-seat' });
    const { deciding, step } = (await glance(table)).frame;
    const { seat } = nth(deciding, 0);
    await pass(60_000);
    await jump();
    const { clocks } = await glance(table);
    const left = present(clocks.deadlines[seat], 'deadline') - clocks.now;
    expect(left).toBeLessThanOrEqual(9 * 60_000);
    expect(left).toBeGreaterThanOrEqual(9 * 60_000 - 5000);
    await stays(table, step);
    while ((await glance(table)).frame.deciding.some(asked => asked.seat === seat)) await move(table);
    const store = nth((await glance(table)).clocks.stores, seat);
    expect(store).toBeLessThanOrEqual(9 * 60_000);
    expect(store).toBeGreaterThanOrEqual(9 * 60_000 - 15_000);
  });

  test('nobody is late for it, and whoever is late later is', async () => {
    const table = await dealt({ clock: { kind: 'relaxed', hours: 1 } });
    const { step } = (await glance(table)).frame;
    await pass(HOUR / 2);
    await jump();
    await stays(table, step);
    await pass(HOUR / 3);
    await stays(table, step);
    await pass(HOUR / 2);
    expect(await stepAfter(table, step)).toBeGreaterThan(step);
  });

  test('nobody is called away for it', async () => {
    const table = await dealt({});
    const { seat } = nth((await glance(table)).frame.deciding, 0);
    await jump();
    const sitIn = () => ask(seat === 0 ? BEN : ANNA, { type: 'sit-in', table, seat, level: 'easy' });
    expect(await sitIn()).toMatchObject({ ok: false, error: { code: 'still-here' } });
    await pass(240_000);
    expect(await sitIn()).toMatchObject({ ok: true });
  });

  test('a duty that somebody had taken on is free again in time', async () => {
    const table = await dealt({}, 'bot');
    while (await move(table));
    const { step } = (await glance(table)).frame;
    machine.pass(BOT_PACE);
    expect(await storage.claimTable(table, time.now(), time.now() + 15_000)).toBe(true);
    await jump();
    expect(await stepAfter(table, step)).toBeGreaterThan(step);
  });
});
