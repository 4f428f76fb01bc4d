import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.cjs';

const HOUSE = 'http://127.0.0.1:4310';

/** Plays the built product (`npm run build`) in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 120_000,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  webServer: {
    command: 'node dist/potager.js serve --host 127.0.0.1 --port 4310',
    url: `${HOUSE}/health`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: HOUSE,
    locale: 'en-GB',
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
