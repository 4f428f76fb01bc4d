import type { Page, PageScreenshotOptions } from '@playwright/test';

/** How often the browser of a busy machine may say that it cannot take a picture just now. */
const TRIES = 5;

/** A picture of the page. A sweep of an hour does not break off for one that had to be taken again. */
export async function captured(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  for (let left = TRIES; ; left--) {
    try {
      return await page.screenshot(options);
    } catch (error) {
      const isPassing = error instanceof Error && error.message.includes('Unable to capture');
      if (!isPassing || left === 1) throw error;
    }
  }
}
