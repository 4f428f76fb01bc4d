import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Net } from '../../bots/net.ts';
import { parsed } from '../../core/data.ts';

interface Kept {
  readonly done: number;
  readonly first: number[];
  readonly second: number[];
}

/** A training that is under way, kept so that it can go on if it is broken off; named by all that it depends on. */
export function draftCalled(names: readonly (string | number | null)[]) {
  const file = join('node_modules/.cache/train', `${names.join('-')}.json`);
  return {
    /** How many games had been played, their lessons being put into the network; null if there were none. */
    resume(net: Net): number | null {
      if (!existsSync(file)) return null;
      const { done, first, second } = parsed<Kept>(readFileSync(file, 'utf8'));
      copyInto(net, { first, second });
      return done;
    },
    keep({ first, second }: Net, done: number): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ done, first: [...first], second: [...second] } satisfies Kept));
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
