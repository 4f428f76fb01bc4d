import { type CDPSession, expect, type Page } from '@playwright/test';
import { savedAt } from '../tools/sweep/positions.ts';
import { openKept } from '../tools/sweep/visit.ts';
import { test } from './experienced.ts';
import { myTurn, PHONE, shortcut, shownStep, stepAfter } from './table.ts';
import { undrawn } from './undrawn.ts';

const TABLES = [
  ['chill-and-chili', 3],
  ['enemy-chocolatier', 3],
  ['seasons-of-rice', 2],
  ['chicoree', 3],
  ['garten-zwerge', 3],
] as const;

const travellers = (page: Page) => page.locator('.traveller');

/** A game that bots have half played, and a count of all that ever travelled on the page. */
async function openMoving(page: Page, [game, seats]: (typeof TABLES)[number], scenes: 'calm' | 'none') {
  await page.setViewportSize(PHONE);
  // Where things are and whether they move is looked at, not how they look.
  await undrawn(page);
  await page.addInitScript(() => {
    const seen = window as { travelled?: number };
    seen.travelled = 0;
    new MutationObserver(records => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element) seen.travelled! += Number(node.matches('.traveller'));
    }).observe(document, { childList: true, subtree: true });
  });
  await openKept(page, savedAt(game, seats, 'middle'), { language: 'en', theme: 'day', scenes });
  await page.locator('.table .prompt').waitFor();
}

const travelled = (page: Page) => page.evaluate(() => (window as unknown as { travelled: number }).travelled);

/** Takes the first thing from the list of all that can be done. */
async function chooseFirst(page: Page): Promise<void> {
  expect(await myTurn(page)).toBe(true);
  const before = await shownStep(page);
  await shortcut(page, 'c');
  await page.locator('button.choice').first().click();
  await stepAfter(page, before);
}

/** Lets everything arrive at once, for a stopped clock may forget to wake one; tells how many are still there. */
async function arrive(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const motion of document.getAnimations())
      if ((motion.effect as KeyframeEffect).target?.matches('.traveller')) motion.finish();
  });
  return travellers(page).count();
}

/** Stops the clock of all motion, or lets it go on. */
async function clockOf(page: Page): Promise<(rate: 0 | 1) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return playbackRate => session.send('Animation.setPlaybackRate', { playbackRate });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const table of TABLES)
    test(`${table[0]}: things travel above a table that is already further, and can be played meanwhile`, async ({
      page,
    }) => {
      await openMoving(page, table, 'calm');
      const run = await clockOf(page);
      await run(0);
      for (let n = 0; n < 8 && (await travellers(page).count()) === 0; n++) await chooseFirst(page);
      await expect(travellers(page).first()).toBeAttached();
      // They stand still, and the table goes on below them.
      await chooseFirst(page);
      await chooseFirst(page);
      const underway = await travellers(page).count();
      expect(underway).toBeGreaterThan(0);
      expect(underway).toBeLessThanOrEqual(12);
      await run(1);
      await expect.poll(() => arrive(page)).toBe(0);
    });

  test('what was so when a table was opened does not travel', async ({ page }) => {
    await openMoving(page, TABLES[0], 'calm');
    expect(await myTurn(page)).toBe(true);
    expect(await travelled(page)).toBe(0);
    await chooseFirst(page);
    await expect.poll(() => travelled(page)).toBeGreaterThan(0);
  });

  test('whoever wants no scenes sees nothing travel', async ({ page }) => {
    await openMoving(page, TABLES[0], 'none');
    for (let n = 0; n < 4; n++) await chooseFirst(page);
    expect(await travelled(page)).toBe(0);
  });

  test('what is taken back does not travel, and what was on its way arrives', async ({ page }) => {
    await openMoving(page, TABLES[1], 'calm');
    const back = page.getByRole('button', { name: /take.*back|undo/i });
    for (let n = 0; n < 8 && !(await back.isVisible()); n++) await chooseFirst(page);
    await expect(travellers(page)).toHaveCount(0);
    const before = await travelled(page);
    const step = await shownStep(page);
    await back.click();
    await stepAfter(page, step);
    expect(await travelled(page)).toBe(before);
  });
});

test('with reduced motion nothing travels', async ({ page }) => {
  await openMoving(page, TABLES[0], 'calm');
  for (let n = 0; n < 4; n++) await chooseFirst(page);
  expect(await travelled(page)).toBe(0);
});
