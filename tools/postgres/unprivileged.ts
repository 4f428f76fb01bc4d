import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then an unprivileged account runs it. Null for the present one. */
export function unprivileged(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('PostgreSQL does not run as root. Make a user “postgres” for it.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** The programs, or a copy of them in `home` when they lie where that account may not look (in root's own folder, say). */
export function reachable(programs: string, home: string, account: Account | null): string {
  const runs = spawnSync(join(programs, 'postgres'), ['--version'], { cwd: home, ...account }).status === 0;
  if (runs) return programs;
  const copy = join(home, 'programs');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
