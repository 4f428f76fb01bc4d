import { type Browser, chromium } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { findBrowser } from '../browser.cjs';

/** The built pages on a port of their own, and a browser to look at them. */
export async function openHouse(): Promise<{
  readonly server: PreviewServer;
  readonly baseURL: string;
  readonly browser: Browser;
}> {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  return { server, baseURL: server.resolvedUrls?.local[0] ?? '', browser };
}
