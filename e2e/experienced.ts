import { readdirSync } from 'node:fs';
import { type BrowserContext, test as base } from '@playwright/test';
import { undrawn } from './undrawn.ts';

/** A device whose reader has played everything before, and is not asked like a beginner. Written when a page opens: a kept state
 * would cost another page, before every test. */
export async function beExperienced(device: BrowserContext): Promise<void> {
  await device.addInitScript(
    played => {
      if (location.origin === 'null' || localStorage.getItem('potager.finished') !== null) return;
      localStorage.setItem('potager.finished', played);
    },
    JSON.stringify(readdirSync('games')),
  );
}

/** Tests on such a device, which draws nothing. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await undrawn(context);
    await beExperienced(context);
    await use(context);
  },
});
