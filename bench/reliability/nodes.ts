import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf, seedRng } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { freePort } from '../../tools/free-port.ts';
import { newDiary } from './diary.ts';
import { openGround } from './ground.ts';
import { openHall } from './hall.ts';
import { type HouseProcess, startHouse } from './house-process.ts';
import { HABITS, type Player, player } from './player.ts';
import { type Proof, prove } from './prove.ts';
import { openSleepers } from './sleepers.ts';
import { verifyTroubles } from './verify.ts';
import { newPerson } from './visits.ts';

export interface NodesWishes {
  readonly rounds: number;
  readonly tables: number;
  /** Tables at which somebody falls asleep with a clock running. */
  readonly sleepers: number;
  readonly seed: string;
  /** Milliseconds in which every table must have gone on after a kill. */
  readonly patience: number;
  /** Milliseconds in which the last games may come to their end. */
  readonly lastGames: number;
  readonly say: (line: string) => void;
}

export interface NodesReport extends Proof {
  readonly kills: number;
  /** Asks on their way to the node that was killed. */
  readonly underway: number;
  /** Appends that came second and were judged again. */
  readonly conflicts: number;
  /** Milliseconds from each kill until every table had gone on, on the node that was left. */
  readonly recoveries: readonly number[];
  readonly complaints: readonly string[];
}

const BOT_PACE = 20;
const BETWEEN = 1500;

/** Two nodes serve the same tables; one after the other is killed while everybody plays. */
export async function nodes(wishes: NodesWishes): Promise<NodesReport> {
  const { rounds, seed, say } = wishes;
  const random = randomOf(seedRng(`${seed} nodes`));
  const diary = newDiary();
  const ground = await openGround('postgres');
  const ports = [await freePort(), await freePort()] as const;
  const flags = ['--bot-pace', String(BOT_PACE), '--rate-limits', '0'];
  const spawn = (node: number) => startHouse({ port: nth(ports, node), storage: ground.flags, flags });
  const houses: HouseProcess[] = [spawn(0), spawn(1)];
  const living = () => ports.filter((_, node) => nth(houses, node).isAlive());
  const port = () => random.pick(living());
  const deaths: number[] = [];
  const recoveries: number[] = [];
  const complaints: string[] = [];
  const players: Player[] = [];
  let underway = 0;
  let conflicts = 0;

  try {
    await Promise.all(houses.map(({ ready }) => ready));
    for (let i = 0; i < wishes.tables; i++) players.push(await newPlayer(i));
    const sleepers = await openSleepers({ ...wishes, count: wishes.sleepers, port, diary, random, ports });
    players.push(...sleepers.players);
    const hall = await openHall({
      ...wishes,
      places: wishes.tables,
      players: players.slice(0, wishes.tables),
      port,
      diary,
      random,
    });

    while (deaths.length < rounds) {
      await sleep(random.int(BETWEEN));
      const node = random.int(2);
      conflicts += await conflictsOf(nth(ports, node));
      underway += players.reduce((sum, one) => sum + one.unanswered(nth(ports, node)), 0);
      deaths.push(Date.now());
      await nth(houses, node).kill();
      complaints.push(...nth(houses, node).complaints);
      recoveries.push(await hall.allGoOn());
      houses[node] = spawn(node);
      await houses[node].ready;
      for (const one of players) one.goHome();
      say(`${deaths.length} of ${rounds} kills, ${diary.tables.size} tables, ${diary.entries.length} asks`);
    }
    say('the last games are played to their end');
    await Promise.all([hall.close(), sleepers.wake()]);
    for (const one of players) one.quit();
    for (const node of [0, 1]) {
      conflicts += await conflictsOf(nth(ports, node));
      const code = await nth(houses, node).stop();
      if (code !== 0) diary.violations.push(`node ${node} ended with ${code}`);
      complaints.push(...nth(houses, node).complaints);
    }
    say('everything is played again');
    const proof = await ground.read(storage => prove(storage, diary, { botPace: BOT_PACE, deaths }));
    const violations = [...proof.violations, ...verifyTroubles(ground)];
    return { ...proof, violations, kills: deaths.length, underway, conflicts, recoveries, complaints };
  } finally {
    for (const one of players) one.quit();
    for (const house of houses) await house.kill();
    await ground.clear();
  }

  /** People of the same table are at home on different nodes; every third has a device on each. */
  async function newPlayer(i: number): Promise<Player> {
    const { person, key } = await newPerson(port, `Player ${i}`);
    const homes = i % 3 === 2 ? ports : [nth(ports, i % 2)];
    const habits = { ...HABITS, speaks: 150, quarrels: 100 };
    return player({ person, key, ports: homes, seed: `${seed}-${i}`, diary, habits, onBroken: port });
  }
}

async function conflictsOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^potager_\w*conflicts\w* (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}
