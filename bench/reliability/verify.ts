import { spawnSync } from 'node:child_process';
import type { Ground } from './ground.ts';
import { PROGRAM, ROOT } from './house-process.ts';

/** What `potager verify` finds wrong with the whole house; null when it agrees. */
export function verifyTrouble({ flags }: Ground): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'verify', ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status === 0 && /\b[1-9]\d* entries played again\. Different: 0\./.test(stdout)) return null;
  return `potager verify (${status}): ${stdout}${stderr}`;
}
