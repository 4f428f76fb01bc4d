import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Lesson } from '../../bots/learning.ts';
import type { Net } from '../../bots/net.ts';
import { parsed } from '../../core/data.ts';

interface Kept {
  readonly done: number;
  readonly first: number[];
  readonly second: number[];
}

interface Training {
  readonly begun?: number;
  readonly games: number;
  /** Games after which the network is kept. */
  readonly chunk: number;
  readonly learn: (lesson: Lesson) => void;
  readonly say: (done: number) => void;
}

/** A training that is under way, kept so that it can go on if it is broken off; named by all that it depends on. */
export function draftCalled(names: readonly (string | number | null)[]) {
  const file = join('node_modules/.cache/train', `${names.join('-')}.json`);

  /** How many games had been played, their lessons being put into the network; null if there were none. */
  function resume(net: Net): number | null {
    if (!existsSync(file)) return null;
    const { done, first, second } = parsed<Kept>(readFileSync(file, 'utf8'));
    copyInto(net, { first, second });
    return done;
  }
  function keep({ first, second }: Net, done: number): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ done, first: [...first], second: [...second] } satisfies Kept));
  }
  return {
    /** Plays the games that are left, and learns from each. */
    train(net: Net, { begun = 0, games, chunk, learn, say }: Training): void {
      for (let done = resume(net) ?? begun; done < games; done++) {
        learn({ game: done, games });
        if ((done + 1) % chunk !== 0) continue;
        keep(net, done + 1);
        say(done + 1);
      }
    },
    drop: () => rmSync(file, { force: true }),
  };
}

export function copyInto(
  net: Net,
  { first, second }: { readonly first: ArrayLike<number>; readonly second: ArrayLike<number> },
): void {
  net.first.set(first);
  net.second.set(second);
}
