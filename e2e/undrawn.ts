import type { BrowserContext, Page } from '@playwright/test';
import { seriousFaults as faultsOnSight, shadesTooAlike } from '../tools/sweep/axe.ts';

/**
 * Lays everything out and draws none of it: without a graphics card drawing is a third of the work, and of these tests only
 * those of contrast look at colours. What is visible to them, in sight or in the way is as ever. `POTAGER_DRAWN=1` draws,
 * for the screenshot of a test that fails.
 */
export async function undrawn(device: Page | BrowserContext): Promise<void> {
  if (process.env['POTAGER_DRAWN'] !== undefined) return;
  await device.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Contrast is judged by what is drawn; afterwards nothing is, again. */
async function whileDrawn<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const sheets = await page.evaluateHandle(() => document.adoptedStyleSheets.splice(0));
  try {
    return await look();
  } finally {
    await sheets.evaluate(taken => document.adoptedStyleSheets.push(...taken));
  }
}

export function seriousFaults(page: Page, within?: string): Promise<string[]> {
  return whileDrawn(page, () => faultsOnSight(page, within));
}

/** By day, and what the night changes of it: the colours. */
export async function faultsInAnyLight(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await seriousFaults(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...byDay, ...(await whileDrawn(page, () => shadesTooAlike(page, within)))];
}
