import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf, seedRng } from '../../core/random.ts';
import { freePort } from '../../tools/free-port.ts';
import { newDiary } from './diary.ts';
import { type DatabaseKind, openGround } from './ground.ts';
import { openHall } from './hall.ts';
import { type HouseProcess, startHouse } from './house-process.ts';
import { jumpingClock } from './jumping-clock.ts';
import { HABITS, type Player, player } from './player.ts';
import { type Proof, prove } from './prove.ts';
import { verifyTroubles } from './verify.ts';
import { newPerson } from './visits.ts';

export interface CrashWishes {
  readonly database: DatabaseKind;
  readonly kills: number;
  readonly tables: number;
  /** Minutes by which the clock of the machine is set at most, forward or back, at every kill and between them; 0 leaves it alone. */
  readonly jumps: number;
  readonly seed: string;
  /** Milliseconds in which every table must have gone on after a kill. */
  readonly patience: number;
  /** Milliseconds in which the last games may come to their end. */
  readonly lastGames: number;
  readonly say: (line: string) => void;
}

export interface CrashReport extends Proof {
  /** How often the clock was set. */
  readonly jumped: number;
  readonly kills: number;
  /** Kills that hit a house which was just starting. */
  readonly duringStart: number;
  /** Asks on their way when the house was killed. */
  readonly underway: number;
  /** Milliseconds from each start of the process until visitors may come. */
  readonly startTimes: readonly number[];
  /** Milliseconds from then until every table had gone on. */
  readonly recoveries: readonly number[];
  readonly complaints: readonly string[];
}

const BOT_PACE = 20;
/** Milliseconds that all tables play between two kills, at most. */
const BETWEEN = 1000;
/** One kill in so many hits a house that is just starting. */
const EARLY = 5;

/** Kills the house again and again while people and bots play, then lets them finish and proves that nothing is lost. */
export async function crash(wishes: CrashWishes): Promise<CrashReport> {
  const { database, kills, seed, say } = wishes;
  const random = randomOf(seedRng(`${seed} crash`));
  const diary = newDiary();
  const ground = await openGround(database);
  const port = await freePort();
  const flags = ['--bot-pace', String(BOT_PACE), '--rate-limits', '0'];
  const clock = jumpingClock(wishes.jumps, random);
  const spawn = () => startHouse({ port, storage: ground.flags, flags, clock: clock.file });
  const deaths: number[] = [];
  const startTimes: number[] = [];
  const recoveries: number[] = [];
  const complaints: string[] = [];
  const players: Player[] = [];
  let house: HouseProcess = spawn();
  let underway = 0;
  let duringStart = 0;

  async function opened(began: number): Promise<void> {
    await house.ready;
    startTimes.push(Date.now() - began);
  }

  async function kill(): Promise<void> {
    deaths.push(Date.now());
    await house.kill();
    clock.set();
    complaints.push(...house.complaints);
  }

  try {
    await opened(Date.now());
    for (let i = 0; i < wishes.tables; i++) players.push(await newPlayer(i));
    const hall = await openHall({
      ...wishes,
      places: wishes.tables,
      players,
      port: () => port,
      diary,
      random,
    });
    while (deaths.length < kills) {
      await sleep(random.int(BETWEEN));
      if (random.int(2) === 0) clock.set();
      underway += players.reduce((sum, one) => sum + one.unanswered(), 0);
      await kill();
      while (deaths.length < kills && random.int(EARLY) === 0) {
        house = spawn();
        await sleep(random.int(Math.max(...startTimes)));
        await kill();
        duringStart++;
      }
      const began = Date.now();
      house = spawn();
      await opened(began);
      recoveries.push(await hall.allGoOn());
      say(
        `${database}: ${deaths.length} of ${kills} kills, ${diary.tables.size} tables, ${diary.entries.length} asks`,
      );
    }
    say(`${database}: the last games are played to their end`);
    await hall.close();
    for (const one of players) one.quit();
    const code = await house.stop();
    if (code !== 0) diary.violations.push(`the house ended with ${code}`);
    complaints.push(...house.complaints);

    say(`${database}: everything is played again`);
    const proof = await ground.read(storage =>
      prove(storage, diary, { botPace: BOT_PACE, deaths, jumps: wishes.jumps > 0 }),
    );
    const violations = [...proof.violations, ...verifyTroubles(ground)];
    return {
      ...proof,
      violations,
      kills: deaths.length,
      jumped: clock.count(),
      duringStart,
      underway,
      startTimes,
      recoveries,
      complaints,
    };
  } finally {
    for (const one of players) one.quit();
    await house.kill();
    await ground.clear();
    clock.remove();
  }

  async function newPlayer(i: number): Promise<Player> {
    const { person, key } = await newPerson(() => port, `Player ${i}`);
    // Every fourth has two devices.
    const ports = i % 4 === 3 ? [port, port] : [port];
    return player({ person, key, ports, seed: `${seed}-${i}`, diary, habits: HABITS });
  }
}
