import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT } from './prepare.cjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for programs that tests build when they need them. */
    programs: string;
  }
}

/** Where they find our dependencies. */
const CACHE = join(ROOT, 'node_modules', '.cache');

/** A folder for a whole run of the tests, gone with it. */
export default function setup({ provide }: TestProject): () => void {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'potager-tests-'));
  provide('programs', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
