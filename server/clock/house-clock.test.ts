import { expect, test } from 'vitest';
import { type HouseClock, openHouseClock } from './house-clock.ts';
import { type TestClock, testClock } from './test/test-clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

interface Scene {
  readonly clock: TestClock;
  readonly said: string[];
  /** Time passes, and the house looks at its clocks every five seconds. */
  live(house: HouseClock, milliseconds: number): Promise<boolean>;
  open(): Promise<HouseClock>;
}

type Surroundings = Parameters<typeof openHouseClock>[0];

async function inScene(test: (scene: Scene) => Promise<void>, kept: string | null = null): Promise<void> {
  const clock = testClock();
  const said: string[] = [];
  const note = (level: string) => (facts: unknown, text?: string) =>
    void said.push(`${level} ${JSON.stringify(facts)} ${text}`);
  const log = { info: note('info'), warn: note('warn') } as Surroundings['log'];
  let written = kept;
  const storage: Surroundings['storage'] = {
    wall: async () => null,
    keepTime: async look => (written = look(written).kept),
  };
  const live: Scene['live'] = async (house, milliseconds) => {
    let stood = false;
    for (let left = milliseconds; left > 0; left -= 5 * SECOND) {
      clock.pass(Math.min(left, 5 * SECOND));
      stood = (await house.keep()) || stood;
    }
    return stood;
  };
  await test({ clock, said, live, open: () => openHouseClock({ storage, clock, log }) });
}

test('the time of the house is that of the calendar', () =>
  inScene(async ({ clock, said, live, open }) => {
    const house = await open();
    expect(house.now()).toBe(clock.wall());
    expect(await live(house, HOUR)).toBe(false);
    clock.pass(3);
    expect(house.now()).toBe(clock.wall());
    expect((await open()).now()).toBe(clock.wall());
    expect(said).toEqual([]);
  }));

test('a clock set forward is followed, the hour is nobody’s, and it is said once', () =>
  inScene(async ({ clock, said, live, open }) => {
    const house = await open();
    const before = house.now();
    clock.set(HOUR);
    expect(house.now()).toBe(before);
    expect(await live(house, 10 * SECOND)).toBe(true);
    expect(house.now()).toBe(clock.wall());
    expect(house.now() - house.hours.carry(before)).toBe(10 * SECOND);
    await live(house, 60 * SECOND);
    expect(said).toEqual([expect.stringMatching(/^warn \{"seconds":3600\} the clock was set/)]);
  }));

test('a clock set back does not turn time back: it runs slower until they agree again', () =>
  inScene(async ({ clock, said, live, open }) => {
    const house = await open();
    clock.set(-HOUR);
    let last = house.now();
    for (let n = 0; n < 20; n++) {
      clock.pass(10 * SECOND);
      await house.keep();
      expect(house.now() - last).toBeGreaterThanOrEqual(9 * SECOND);
      last = house.now();
    }
    expect(said).toEqual([expect.stringMatching(/^warn \{"seconds":-3600\} the clock was set/)]);
    await live(house, 10.2 * HOUR);
    expect(Math.abs(house.now() - clock.wall())).toBeLessThan(SECOND);
    expect(said).toHaveLength(1);
  }));

test('a clock set back while the house is closed neither', () =>
  inScene(async ({ clock, said, open }) => {
    const before = (await open()).now();
    clock.set(-HOUR);
    const house = await open();
    expect(house.now()).toBe(before);
    clock.pass(10 * SECOND);
    expect(house.now()).toBe(before + 9 * SECOND);
    expect(said).toEqual([expect.stringMatching(/^warn \{"seconds":3600\} the clock is behind/)]);
  }));

test('while the house is closed nobody’s time is spent, but for half a minute', () =>
  inScene(async ({ clock, said, live, open }) => {
    const first = await open();
    await live(first, 60 * SECOND);
    const before = first.now();
    clock.pass(25 * SECOND);
    const second = await open();
    expect(second.now() - second.hours.carry(before)).toBe(25 * SECOND);
    const then = second.now();
    clock.pass(8 * HOUR);
    const third = await open();
    expect(third.now()).toBe(clock.wall());
    expect(third.now() - third.hours.carry(then)).toBe(0);
    expect(third.now() - third.hours.carry(before)).toBe(25 * SECOND);
    expect(said).toEqual([expect.stringMatching(/^info \{"seconds":28800\} the house was closed/)]);
    await open();
    expect(said).toHaveLength(1);
  }));

test('while nothing can be written nobody’s time is spent', () =>
  inScene(async ({ clock, said, live, open }) => {
    const house = await open();
    const before = house.now();
    clock.pass(600 * SECOND);
    expect(await live(house, 5 * SECOND)).toBe(true);
    expect(house.now() - house.hours.carry(before)).toBe(0);
    expect(said).toEqual([expect.stringMatching(/^warn \{"seconds":605\} the storage kept nothing/)]);
  }));

test('a little ahead or behind is made up for, unnoticed', () =>
  inScene(async ({ clock, said, live, open }) => {
    const house = await open();
    clock.set(20 * SECOND);
    expect(await live(house, 300 * SECOND)).toBe(false);
    expect(Math.abs(house.now() - clock.wall())).toBeLessThan(SECOND);
    clock.set(-20 * SECOND);
    expect(await live(house, 300 * SECOND)).toBe(false);
    expect(Math.abs(house.now() - clock.wall())).toBeLessThan(SECOND);
    expect(said).toEqual([]);
  }));

test('another node that was told of the jump later reckons with it too, once', () =>
  inScene(async ({ clock, live, open }) => {
    const here = await open();
    const there = await open();
    const before = here.now();
    clock.set(HOUR);
    expect(await live(here, 5 * SECOND)).toBe(true);
    expect(await there.keep()).toBe(true);
    expect(there.now()).toBe(here.now());
    expect(there.now() - there.hours.carry(before)).toBe(5 * SECOND);
  }));

test('what was kept and makes no sense is begun anew', () =>
  inScene(async ({ clock, open }) => {
    expect((await open()).now()).toBe(clock.wall());
  }, '{"time":"noon"}'));
