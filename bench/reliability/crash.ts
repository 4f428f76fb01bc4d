import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf, seedRng } from '../../core/random.ts';
import { GAMES } from '../../games/index.ts';
import { newDiary } from './diary.ts';
import { type DatabaseKind, openGround } from './ground.ts';
import { freePort, type HouseProcess, startHouse } from './house-process.ts';
import { HABITS, type Player, player } from './player.ts';
import { type Proof, prove } from './prove.ts';
import { type LiveTable, openRematch, openTable, seatingFor } from './tables.ts';
import { until } from './until.ts';
import { verifyTrouble } from './verify.ts';
import { newPerson } from './visits.ts';

export interface CrashWishes {
  readonly database: DatabaseKind;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** Milliseconds in which every table must have gone on after a kill. */
  readonly patience: number;
  readonly say: (line: string) => void;
}

export interface CrashReport extends Proof {
  readonly kills: number;
  /** Kills that hit a house which was just starting. */
  readonly duringStart: number;
  /** Asks on their way when the house was killed. */
  readonly underway: number;
  /** Milliseconds from each start of the process until visitors may come. */
  readonly startTimes: readonly number[];
  /** Milliseconds from each start of the process until every table had gone on. */
  readonly recoveries: readonly number[];
  readonly complaints: readonly string[];
}

const BOT_PACE = 20;
/** One kill in so many hits the start of the house. */
const EARLY = 5;

/** Kills the house again and again while people and bots play, then lets them finish and proves that nothing is lost. */
export async function crash({ database, kills, tables: count, seed, patience, say }: CrashWishes): Promise<CrashReport> {
  const random = randomOf(seedRng(`${seed} crash`));
  const diary = newDiary();
  const ground = await openGround(database);
  const port = await freePort();
  const complaints: string[] = [];
  const startTimes: number[] = [];
  const recoveries: number[] = [];
  const deaths: number[] = [];
  const players: Player[] = [];
  const tables: LiveTable[] = [];
  let house: HouseProcess;
  let underway = 0;
  let duringStart = 0;
  let playing = true;

  const spawn = () =>
    startHouse({ port, storage: ground.flags, flags: ['--bot-pace', String(BOT_PACE), '--rate-limits', '0'] });

  async function start(): Promise<void> {
    const began = Date.now();
    house = spawn();
    await house.ready;
    startTimes.push(Date.now() - began);
  }

  async function kill(): Promise<void> {
    deaths.push(Date.now());
    await house.kill();
    complaints.push(...house.complaints);
  }

  /** Keeps a place of the hall busy: one table after the other until the killing is over. */
  async function keepPlaying(place: number): Promise<void> {
    const host = { port: () => port, diary, random };
    for (let round = place; playing; round++) {
      const game = Object.keys(GAMES)[round % Object.keys(GAMES).length]!;
      const company = players.map((_, i) => players[(place + i) % players.length]!);
      const before = tables[place];
      const rematch = before && random.int(2) === 0 ? await openRematch(host, before) : null;
      tables[place] =
        rematch ??
        (await openTable(host, { game, owner: company[0]!, seats: seatingFor(game, company, round + place) }));
      await until(() => tables[place]!.isOver(), Infinity);
    }
  }

  /** Waits until every table that was not over has gone on. */
  async function allGoOn(): Promise<void> {
    const began = Date.now();
    const marks = tables.map(table => ({ table, step: table.step() }));
    const behind = () => marks.filter(({ table, step }) => !table.isOver() && table.step() <= step);
    await until(() => behind().length === 0 || Date.now() - began > patience, Infinity);
    for (const { table, step } of behind())
      diary.violations.push(`table ${table.id}: ${table.game} did not go on within ${patience} ms at step ${step}`);
    recoveries.push(Date.now() - began);
  }

  try {
    await start();
    for (let i = 0; i < count; i++) {
      const { person, key } = await newPerson(() => port, `Player ${i}`);
      // Every fourth has two devices.
      const ports = i % 4 === 3 ? [port, port] : [port];
      players.push(player({ person, key, ports, seed: `${seed}-${i}`, diary, habits: HABITS }));
    }
    const places = Array.from({ length: count }, (_, place) => keepPlaying(place));
    const hall = Promise.all(places);
    hall.catch(error => diary.violations.push(`the hall is empty: ${String(error)}`));
    await until(() => tables.filter(Boolean).length === count);

    while (deaths.length < kills) {
      await allGoOn();
      await sleep(random.int(400));
      underway += players.reduce((sum, { lines }) => sum + lines.reduce((n, line) => n + line.unanswered(), 0), 0);
      await kill();
      while (deaths.length < kills && random.int(EARLY) === 0) {
        house = spawn();
        await sleep(random.int(Math.max(...startTimes)));
        await kill();
        duringStart++;
      }
      await start();
      say(`${database}: ${deaths.length} of ${kills} kills, ${diary.entries.length} asks, ${diary.tables.size} tables`);
    }
    await allGoOn();
    playing = false;
    say(`${database}: the last games are played to their end`);
    await Promise.race([hall, sleep(patience * 4, null, { ref: false })]);
    for (const table of tables)
      if (!table.isOver()) diary.violations.push(`table ${table.id}: ${table.game} did not end, at ${table.step()}`);
    for (const one of players) one.quit();
    const code = await house!.stop();
    if (code !== 0) diary.violations.push(`the house ended with ${code}`);
    complaints.push(...house!.complaints);

    say(`${database}: everything is played again`);
    const proof = await ground.read(storage => prove(storage, diary, { botPace: BOT_PACE, deaths }));
    const trouble = verifyTrouble(ground);
    const violations = trouble === null ? proof.violations : [...proof.violations, trouble];
    return {
      ...proof,
      violations,
      kills: deaths.length,
      duringStart,
      underway,
      startTimes,
      recoveries,
      complaints,
    };
  } finally {
    playing = false;
    for (const one of players) one.quit();
    await house!?.kill();
    await ground.clear();
  }
}
