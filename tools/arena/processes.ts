import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import { nth } from '../../core/sure.ts';
import { fingerprintOf } from './played.ts';

/** Processes that run the code as it ships: what runs TypeScript directly wraps every function, and that alone costs a lot. */
export interface Crew<Errand, Answer> {
  /** Of the code they play a game by. */
  fingerprint(game: string): string;
  /** Every answer is told as soon as it is there, with its errand; stops early when told so. */
  work(
    errands: readonly Errand[],
    heard: (answer: Answer, errand: Errand) => 'go on' | 'enough',
  ): Promise<void>;
  dismiss(): void;
}

/** Processes, if not said. */
const USUAL = 2;

export async function hire<Errand, Answer>(file: string, most = USUAL): Promise<Crew<Errand, Answer>> {
  const folder = mkdtempSync(join(tmpdir(), 'potager-crew-'));
  const output = {
    dir: folder,
    format: 'esm',
    entryFileNames: 'crew.mjs',
    chunkFileNames: '[name]-[hash].mjs',
  } as const;
  // Cards name their games' screens and covers; here nobody fetches them.
  const built = await build({
    input: file,
    platform: 'node',
    logLevel: 'warn',
    external: [/\/ui\//, /\/editor\//],
    output,
  });
  const sources = built.output.flatMap(part => (part.type === 'chunk' ? part.moduleIds : []));
  const hands = Array.from({ length: Math.min(most, availableParallelism()) }, () =>
    fork(join(folder, 'crew.mjs'), { execArgv: [] }),
  );
  return {
    fingerprint: game => fingerprintOf(sources, game),
    async work(errands, heard) {
      let next = 0;
      let enough = false;
      await Promise.all(
        hands.map(async hand => {
          while (next < errands.length && !enough) {
            const errand = nth(errands, next++);
            const answer = await ask<Errand, Answer>(hand, errand);
            if (!enough && heard(answer, errand) === 'enough') enough = true;
          }
        }),
      );
    },
    dismiss() {
      for (const hand of hands) hand.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

function ask<Errand, Answer>(hand: ChildProcess, errand: Errand): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A process of the crew broke down.'));
    hand.once('exit', fail);
    hand.once('message', answer => {
      hand.off('exit', fail);
      resolve(answer as Answer);
    });
    hand.send(errand as object);
  });
}
