import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { gameCalled, GAMES } from '../../../games/index.ts';
import type { Answers } from '../../../wire/tells.ts';
import { newDiary } from '../diary.ts';
import type { Ground } from '../ground.ts';
import { type HouseProcess, startHouse } from '../house-process.ts';
import { jumpingClock } from '../jumping-clock.ts';
import { HABITS, player } from '../player.ts';
import { type LiveTable, openTable } from '../tables.ts';
import { until } from '../until.ts';
import { newPerson, newTable } from '../visits.ts';
import { openThinker } from './thinker.ts';
import type { Verdicts } from './verdict.ts';

interface Options {
  readonly port: number;
  readonly ground: Ground;
  readonly verdicts: Verdicts;
  /** How often the clock is set. */
  readonly jumps: number;
  readonly seed: string;
  readonly say: (line: string) => void;
}

const HOUR = 60;
/** By how many hours the clock of the machine is ahead, and what the house does when it is set. The time of the house never goes back:
 * so that every second jump takes it an hour further, the next round begins where this one has come to. */
const JUMPS = [
  { hours: 1, house: 'runs' },
  { hours: 0, house: 'runs' },
  { hours: 2, house: 'is closed' },
  { hours: 1, house: 'is killed' },
  { hours: 3, house: 'runs' },
  { hours: 2, house: 'is closed' },
] as const;
const FURTHER = 3;
/** Milliseconds in which the house looks at its clocks at least once. */
const LOOK = 6000;
/** Milliseconds in which every table must go on. */
const PATIENCE = 60_000;
const BOT_PACE = 300;
/** An auction that closes by itself. */
const OPTIONS: { readonly [game: string]: object } = {
  chicoree: { auction: 'free-for-all', countdown: 6 },
};

/** The clock of the machine is set by an hour and more, forward and back, while the house runs and while it does not. */
export async function clockLane({ port, ground, verdicts, jumps, seed, say }: Options): Promise<void> {
  const random = randomOf(seedRng(`${seed} clocks`));
  const diary = newDiary();
  const clock = jumpingClock(HOUR, random);
  const flags = ['--rate-limits', '0', '--bot-pace', String(BOT_PACE)];
  const open = () => startHouse({ port, storage: ground.flags, flags, clock: clock.file });
  let house: HouseProcess = open();
  await house.ready;
  const { person, key } = await newPerson(() => port, 'Horatio');
  const habits = { ...HABITS, stopsAt: 0 };
  const owner = player({ person, key, ports: [port], seed, diary, habits });
  const place = { port: () => port, diary, random };
  const thinker = await openThinker({ port, random });
  const gathering = await newTable(() => port, key, { game: 'chicoree', seats: 2 });
  owner.watch(gathering);
  await owner.sit({ table: gathering, seat: 0 });

  /** Bots among themselves: nobody moves them but the house. */
  const botsAt = (game: string): Promise<LiveTable> => {
    const { box } = gameCalled(game);
    const seats = Array<null>(box.open(box.edition).seats.min).fill(null);
    const options = { ...OPTIONS[game] };
    return openTable(place, { game, owner, seats, plan: { options } });
  };
  const tables: LiveTable[] = [];
  for (const game of Object.keys(GAMES)) tables.push(await botsAt(game));

  async function jump(hours: number, fate: (typeof JUMPS)[number]['house']): Promise<void> {
    if (fate === 'is closed') await house.stop();
    if (fate === 'is killed') await house.kill();
    clock.set(hours * HOUR);
    if (fate === 'runs') return;
    verdicts.violations.push(...house.complaints.map(line => `logged: ${line}`));
    house = open();
    await house.ready;
  }

  async function allGoOn(when: string): Promise<void> {
    for (const [n, table] of tables.entries()) {
      if (table.isOver()) {
        table.leave();
        tables[n] = await botsAt(table.game);
        continue;
      }
      const step = table.step();
      await until(() => table.isOver() || table.step() > step, PATIENCE).catch(() =>
        verdicts.violations.push(`${table.game}: its bots stand still after the clock ${when}`),
      );
    }
  }

  try {
    for (let n = 0; n < jumps; n++) {
      const { hours: ahead, house: fate } = nth(JUMPS, n % JUMPS.length);
      const hours = ahead + FURTHER * Math.floor(n / JUMPS.length);
      const when = `was set to ${hours} hours ahead while the house ${fate}`;
      const { code } = await ask<Answers['link']>('/api/me/link', { key, body: {} });
      await jump(hours, fate);
      await sleep(LOOK);
      await allGoOn(when);
      const followed = await ask<{ readonly key?: string }>('/api/link', { key: null, body: { code } });
      if (followed.key === undefined)
        verdicts.violations.push(`a link was no longer good after the clock ${when}`);
      const me = await ask<Answers['me']>('/api/me', { key });
      if (!me.tables.some(({ id }) => id === gathering))
        verdicts.violations.push(`a table is gone after the clock ${when}`);
      const lost = await thinker.lostTime();
      if (lost !== null) verdicts.violations.push(`${lost} after the clock ${when}`);
      verdicts.note(`clock set while the house ${fate}`);
      say(`${ground.kind}: the clock ${when}, ${verdicts.violations.length} violations`);
    }
    verdicts.violations.push(...diary.violations);
  } finally {
    owner.quit();
    thinker.close();
    verdicts.violations.push(...house.complaints.map(line => `logged: ${line}`));
    await house.stop();
    clock.remove();
  }

  async function ask<T>(path: string, { key, body }: { key: string | null; body?: object }): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as T;
  }
}
