import { type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { undrawn } from './undrawn.ts';

/** Serves the page of the kit's parts as the development server does, for the tests of one file; gives what opens it. */
export function kitPage(): (page: Page) => Promise<void> {
  let server: ViteDevServer;
  test.beforeAll(async () => {
    server = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false }, logLevel: 'error' });
    await server.listen();
  });
  test.afterAll(() => server.close());
  return async page => {
    await undrawn(page);
    await page.goto(`${server.resolvedUrls!.local[0]!}kit`);
  };
}
