import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { savedAt } from '../tools/sweep/positions.ts';
import { openSaved } from '../tools/sweep/visit.ts';
import { test } from './experienced.ts';
import { DESKTOP, myTurn, noSidewaysScrolling, openTable, PHONE, quickBots, tinyTargets } from './table.ts';

// French is the longer language. Tables at all sizes are the sweep's affair.
test('nothing sticks out and every target fits a thumb, on a phone and on a desktop', async ({ page }) => {
  await quickBots(page, 'fr');
  const everywhere = async (look: () => Promise<void>) => {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await look();
    }
  };
  const noWider = () => everywhere(() => noSidewaysScrolling(page));
  await page.goto('/');
  await everywhere(async () => {
    await noSidewaysScrolling(page);
    expect(await tinyTargets(page)).toEqual([]);
  });
  await openTable(page, async form => {
    await noWider();
    await form.locator('.add-seat').click();
    await form.locator('.add-seat').click();
    await noWider();
  });
  // Later on there is more to find room for.
  await openSaved(page, savedAt('chill-and-chili', 5, 'middle'), { language: 'fr', theme: 'day' });
  await everywhere(() =>
    // The table finds its new places a moment after the window has its new size.
    expect(async () => {
      await noSidewaysScrolling(page);
      const tiny = (await tinyTargets(page)).filter(target => !target.startsWith('cc-hand-card'));
      expect(tiny).toEqual([]);
    }).toPass({ timeout: 15_000, intervals: [50, 100, 250] }),
  );
});

test('a wrong address is explained; a page whose script does not arrive says so, and comes when it is loaded again', async ({
  page,
}) => {
  await page.goto('/table/nowhere');
  await expect(page.getByRole('heading', { name: 'Off the path' })).toBeVisible();
  await page.goto('/attic');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.locator('.game-card').first()).toBeVisible();
  await page.route('**/assets/new-game-*.js', route => route.abort());
  await page.goto('/new/chicoree');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Can’t reach Potager');
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await page.unroute('**/assets/new-game-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chicorée');
});

test('the start page brings no game along: its script is small, and a cover is all that is fetched of each', async ({
  page,
}) => {
  const scripts = new Map<string, number>();
  page.on('response', async response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(await response.body()).length);
  });
  await page.goto('/');
  await expect(page.locator(".game-card-cover [data-gesture='ripple']")).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await page.locator('script[type=module]').first().getAttribute('src');
  expect(scripts.get(first!)).toBeGreaterThan(1_000);
  expect(scripts.get(first!)).toBeLessThan(45_000);
  expect([...scripts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(71_000);
});

test('start page, table and bots load at most 225 KB of script, and nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  let script = 0;
  page.on('response', async response => {
    if (!response.url().startsWith(baseURL!)) strangers.push(response.url());
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    // Several arrive while one is read: what is added to must not be looked at before.
    const { length } = gzipSync(await response.body());
    script += length;
  });
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  expect(script).toBeGreaterThan(1_000);
  expect(script).toBeLessThan(225_000);
});

test('the language can be changed in the middle of a game', async ({ page }) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  await expect(page.locator('.prompt-words')).toContainText('Buy a card');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog').getByText('Français').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt-words')).toContainText('Achetez une carte');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
