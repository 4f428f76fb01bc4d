import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { FIRST_PORT } from './e2e/ports.ts';
import { mapOnlyOurs } from './e2e/quick-stacks.ts';
import { findBrowser } from './tools/browser.cjs';

// Where tests run, and not for other programs that read this file.
if (process.env['TEST_WORKER_INDEX'] !== undefined) mapOnlyOurs();

const HOUSE = `http://127.0.0.1:${FIRST_PORT}`;

/** The house of these tests keeps its tables in a folder of its own, made by the first process and gone with it. */
function dataFolder(): string {
  const known = process.env['POTAGER_BROWSER_TESTS'];
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'potager-browser-tests-'));
  process.env['POTAGER_BROWSER_TESTS'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Plays the built product (`npm run build`) in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Patience costs nothing where all goes well: a busy machine must not fail a test.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // Two more than there are cores: a test spends a third of its time waiting for bots, timers and the other side. With one more
  // a tenth of all processor time was not used.
  workers: availableParallelism() + 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  webServer: {
    command: `node dist/potager.js serve --host 127.0.0.1 --port ${FIRST_PORT} --data ${JSON.stringify(join(dataFolder(), 'main'))} --bot-pace 20 --rate-limits 0`,
    url: `${HOUSE}/health`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: HOUSE,
    locale: 'en-GB',
    // Drawn without a graphics card, motion costs most of the time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Empty: Playwright looks for its own.
      executablePath: findBrowser() ?? '',
      // Root has no sandbox, machines for tests have no graphics card, and nothing may call home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
