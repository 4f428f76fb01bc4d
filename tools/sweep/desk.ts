import type { Browser, Page } from '@playwright/test';

const desks = new WeakMap<Browser, Promise<Page>>();

/** An empty page on which pictures are looked at: one for a browser, for it costs more than to look. */
export function deskOf(browser: Browser): Promise<Page> {
  const desk = desks.get(browser) ?? browser.newPage();
  desks.set(browser, desk);
  return desk;
}
