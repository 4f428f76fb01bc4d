import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parsed } from '../../core/data.ts';

/** The server as it ships, in a process of its own. */
export interface HouseProcess {
  readonly port: number;
  readonly pid: number;
  /** Resolves when visitors may come; rejects when the process ends before. */
  readonly ready: Promise<void>;
  /** What it logged as an error, or died of. */
  readonly complaints: readonly string[];
  readonly isAlive: () => boolean;
  /** No farewell: the process is gone, whatever it was doing. */
  kill(): Promise<void>;
  /** Asks it to stop; gives its exit code. */
  stop(): Promise<number | null>;
}

export interface HouseWishes {
  readonly port: number;
  /** Where its data are: flags of `potager serve`. */
  readonly storage: readonly string[];
  /** Further flags. */
  readonly flags?: readonly string[];
  /** Flags of Node itself. */
  readonly node?: readonly string[];
  /** A file with the milliseconds by which its calendar is off at the moment; null leaves it alone. */
  readonly clock?: string | null;
  /** Units of 512 bytes to which the system lets its files grow, as if the disk were full then; null for any size. */
  readonly room?: number | null;
}

export const ROOT = join(import.meta.dirname, '..', '..');
export const PROGRAM = join(ROOT, 'dist', 'potager.js');
const JUMPING_CLOCK = join(ROOT, 'tools', 'jumping-clock.cjs');
const PATIENCE = 60_000;

export function startHouse(wishes: HouseWishes): HouseProcess {
  const { port, storage, flags = [], clock = null, room = null } = wishes;
  const node = [...(clock === null ? [] : ['--require', JUMPING_CLOCK]), ...(wishes.node ?? [])];
  const place = ['--host', '127.0.0.1', '--port', String(port)];
  const words = [...node, PROGRAM, 'serve', ...place, '--log-level', 'warn', ...storage, ...flags];
  const limited = ['-c', `ulimit -f ${room}; exec "$0" "$@"`, process.execPath, ...words];
  const child = spawn(room === null ? process.execPath : 'sh', room === null ? words : limited, {
    cwd: ROOT,
    env: { ...environment(), ...(clock === null ? {} : { POTAGER_CLOCK_OFFSET: clock }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const gone = new Promise<void>(resolve => {
    child.once('exit', () => {
      process.off('exit', abandon);
      resolve();
    });
  });
  const complaints = complaintsOf(child);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const ready = untilReady(port, isAlive, complaints);
  ready.catch(() => {});

  return {
    port,
    pid: child.pid!,
    ready,
    complaints,
    isAlive,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}

/** Settings of the person who runs this must not reach the house that is tried. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot };
}

/** Log lines are JSON, of warnings and worse; anything else is the last words of a process. */
function complaintsOf(child: ChildProcess): string[] {
  const complaints: string[] = [];
  let rest = '';
  child.stderr!.on('data', (data: Buffer) => {
    const lines = (rest + data.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '' && isComplaint(line)) complaints.push(line);
  });
  return complaints;
}

function isComplaint(line: string): boolean {
  try {
    const { level } = parsed<{ readonly level?: string }>(line);
    return level !== 'warn';
  } catch {
    return true;
  }
}

async function untilReady(port: number, isAlive: () => boolean, said: readonly string[]): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (isAlive() && Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error(
    `the house does not open: ${said.join('\n') || (isAlive() ? 'no answer' : 'it has ended')}`,
  );
}
