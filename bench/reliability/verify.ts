import { spawnSync } from 'node:child_process';
import type { Ground } from './ground.ts';
import { PROGRAM, ROOT } from './house-process.ts';

/** What `potager verify` finds wrong with the whole house. */
export function verifyTroubles({ flags }: Ground): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'verify', ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const agrees = status === 0 && /\b[1-9]\d* entries played again\. Different: 0\./.test(stdout);
  return agrees ? [] : [`potager verify (${status}): ${stdout}${stderr}`];
}
