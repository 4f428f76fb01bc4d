import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT } from './prepare.cjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the threads of houses, which are built when a test needs them. */
    threads: string;
  }
}

/** Where it finds our dependencies. */
const CACHE = join(ROOT, 'node_modules', '.cache');

/** A folder for a whole run of the tests, gone with it. */
export default function setup({ provide }: TestProject): () => void {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'potager-threads-'));
  provide('threads', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
