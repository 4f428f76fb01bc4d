import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../../core/random.ts';

/** The clock of a machine that somebody keeps setting; only the house that is tried goes by it. */
export interface JumpingClock {
  /** What the house is told to read; null when the clock is left alone. */
  readonly file: string | null;
  /** Sets it to so many minutes after the true time; if not told to how many, to any up to the most, before or after it. */
  set(minutes?: number): void;
  readonly count: () => number;
  remove(): void;
}

export function jumpingClock(most: number, random: Random): JumpingClock {
  if (most === 0) return { file: null, set: () => {}, count: () => 0, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'potager-clock-'));
  const file = join(folder, 'offset');
  const write = (milliseconds: number) => writeFileSync(file, String(milliseconds));
  let count = 0;
  write(0);
  return {
    file,
    set(minutes = random.int(2 * most + 1) - most) {
      count++;
      write(minutes * 60_000);
    },
    count: () => count,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
