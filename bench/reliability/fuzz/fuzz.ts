import { freePort } from '../../../tools/free-port.ts';
import { type DatabaseKind, openGround } from '../ground.ts';
import { startHouse } from '../house-process.ts';
import { memoryOf } from '../memory.ts';
import { verifyTroubles } from '../verify.ts';
import { clockLane } from './clock-lane.ts';
import { flood } from './flood.ts';
import { nestedLane } from './nested-lane.ts';
import { askOracles } from './oracle-lane.ts';
import { requestLane } from './request-lane.ts';
import { socketLane } from './socket-lane.ts';
import { verdicts } from './verdict.ts';
import { damageTo, plantVictims } from './victims.ts';
import { wireLane } from './wire-lane.ts';

export interface FuzzWishes {
  readonly database: DatabaseKind;
  readonly messages: number;
  /** How often somebody at a table asks what they should not be told, in all games together. */
  readonly asks: number;
  /** How often the clock of the machine is set. */
  readonly jumps: number;
  readonly seed: string;
  /** Milliseconds after which no more messages are sent. */
  readonly longest: number;
  readonly say: (line: string) => void;
}

export interface FuzzReport {
  readonly messages: number;
  /** Answers by kind. */
  readonly counts: ReadonlyMap<string, number>;
  readonly received: number;
  readonly secrets: number;
  /** Bytes of memory of the house, before and after. */
  readonly memory: readonly [number, number];
  readonly violations: readonly string[];
}

/** How many send at once, and what part of the messages is theirs. */
const LANES = {
  socket: { run: socketLane, count: 8, part: 0.5 },
  request: { run: requestLane, count: 8, part: 0.35 },
  wire: { run: wireLane, count: 8, part: 0.1 },
  nested: { run: nestedLane, count: 4, part: 0.05 },
};

/** Sends hostile messages to a house with people in it, and looks what came of it. */
export async function fuzz(wishes: FuzzWishes): Promise<FuzzReport> {
  const { database, messages, asks, jumps, seed, longest, say } = wishes;
  const ground = await openGround(database);
  const port = await freePort();
  const open = (rateLimits: string) =>
    startHouse({ port, storage: ground.flags, flags: ['--rate-limits', rateLimits, '--bot-pace', '10000'] });
  let house = open('0');
  const violations: string[] = [];
  try {
    await house.ready;
    const victims = await plantVictims(port, ground, seed);
    const found = verdicts(victims.secrets, violations);
    const before = memoryOf(house.pid);
    const end = Date.now() + longest;
    let sent = 0;
    await Promise.all(
      Object.entries(LANES).flatMap(([kind, { run, count, part }]) => {
        let left = Math.ceil(messages * part);
        const next = () => {
          if (left === 0 || Date.now() > end || !house.isAlive()) return false;
          left--;
          if (++sent % 5000 === 0)
            say(`${database}: ${sent} of ${messages} messages, ${found.violations.length} violations`);
          return true;
        };
        return Array.from({ length: count }, (_, n) =>
          run({ port, victims, verdicts: found, seed: `${seed} ${kind} ${n}`, next }),
        );
      }),
    );
    if (sent < messages) found.violations.push(`only ${sent} of ${messages} messages could be sent`);
    await askOracles({ port, verdicts: found, asks, seed, say: line => say(`${database}: ${line}`) });
    const after = house.isAlive() ? memoryOf(house.pid) : Number.NaN;
    if (!house.isAlive()) found.violations.push('the house has died');
    const code = await house.stop();
    if (code !== 0) found.violations.push(`the house ended with ${code}`);
    found.violations.push(...house.complaints.map(line => `logged: ${line}`));

    say(`${database}: floods`);
    house = open('1');
    await house.ready;
    await flood(port, found, victims);
    const health = await fetch(`http://127.0.0.1:${port}/ready`);
    if (!health.ok) found.violations.push(`not ready after the floods: ${health.status}`);
    await house.stop();
    found.violations.push(...house.complaints.map(line => `logged: ${line}`));

    await clockLane({ port, ground, verdicts: found, jumps, seed, say });
    found.violations.push(...(await damageTo(victims, ground)), ...verifyTroubles(ground));
    return {
      messages: sent,
      counts: found.counts,
      received: found.bytes,
      secrets: victims.secrets.length,
      memory: [before, after],
      violations: found.violations,
    };
  } catch (error) {
    // What was found before it broke down is worth as much.
    for (const violation of violations) say(`VIOLATION: ${violation}`);
    throw error;
  } finally {
    await house.kill();
    await ground.clear();
  }
}
