import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { openThreads as open } from '../server/threads.ts';
import { ROOT, toolPath } from './prepare.cjs';

/** The threads as they ship, from the sources as they are now: to build them once takes less than to read TypeScript in one of them. */
function build(): string {
  const folder = mkdtempSync(join(inject('programs'), 'threads-'));
  const words = [toolPath('rolldown'), '--config', 'rolldown.config.ts', '--dir', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`not built: ${stdout}${stderr}`);
  return pathToFileURL(join(folder, 'potager.js')).href;
}

let built: string | null = null;

/** What tests get instead of `server/threads.ts`, whose threads are there only where the house is built. */
export const openThreads: typeof open = work => open({ ...work, beside: (built ??= build()) });
