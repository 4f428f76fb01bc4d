import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { once } from 'node:events';
import { type Assets, ATTACKS } from './attacks.ts';

/** What an attacker is told to do. */
export interface Orders {
  readonly attack: string;
  readonly assets: Assets;
  /** Senders at once. */
  readonly senders: number;
  /** So many messages, or as many as are answered until it is told to stop. */
  readonly messages: number | null;
}

export interface Spoils {
  readonly done: number;
  readonly refused: number;
}

/** Milliseconds before somebody who was refused tries again. */
const AGAIN = 20;

// A process of its own, behind all others: what it reads and writes happens elsewhere, on a machine of the attacker.
setPriority(constants.priority.PRIORITY_LOW);
const [{ attack, assets, senders, messages }] = (await once(process, 'message')) as [Orders];
let left = messages ?? Infinity;
const spoils = { done: 0, refused: 0 };
const shots = await Promise.all(Array.from({ length: senders }, () => ATTACKS[attack]!.prepare(assets)));

async function send(shot: (typeof shots)[number]): Promise<void> {
  while (left-- > 0) {
    const answer = await shot();
    spoils[answer]++;
    if (answer === 'refused') await sleep(AGAIN);
  }
}

process.on('message', () => {
  left = 0;
});
process.send!('ready');
await Promise.all(shots.map(send));
process.send!(spoils satisfies Spoils, () => process.exit());
