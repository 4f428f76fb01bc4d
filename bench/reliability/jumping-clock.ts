import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../../core/random.ts';

/** The clock of a machine that somebody keeps setting; only the house that is tried goes by it. */
export interface JumpingClock {
  /** What the house is told to read; null when the clock is left alone. */
  readonly file: string | null;
  /** Sets it anew, by up to so many minutes before or after the true time. */
  set(): void;
  readonly count: () => number;
  remove(): void;
}

export function jumpingClock(minutes: number, random: Random): JumpingClock {
  if (minutes === 0) return { file: null, set: () => {}, count: () => 0, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'potager-clock-'));
  const file = join(folder, 'offset');
  const write = (milliseconds: number) => writeFileSync(file, String(milliseconds));
  let count = 0;
  write(0);
  return {
    file,
    set() {
      count++;
      write((random.int(2 * minutes + 1) - minutes) * 60_000);
    },
    count: () => count,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
