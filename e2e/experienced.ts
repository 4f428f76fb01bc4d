import { readdirSync } from 'node:fs';
import type { BrowserContextOptions } from '@playwright/test';

/**
 * A device whose reader has played everything before, in the house at this address, and is not asked like a beginner. One
 * address each: the browser opens a page at every one of them, before every test.
 */
export function experienced(house: string): NonNullable<BrowserContextOptions['storageState']> {
  const played = JSON.stringify(readdirSync('games'));
  return {
    cookies: [],
    origins: [{ origin: house, localStorage: [{ name: 'potager.finished', value: played }] }],
  };
}
