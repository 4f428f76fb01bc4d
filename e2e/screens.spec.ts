import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { CARDS } from '../games/cards.ts';
import { savedAt } from '../tools/sweep/positions.ts';
import { openSaved } from '../tools/sweep/visit.ts';
import { test } from './experienced.ts';
import {
  DESKTOP,
  myTurn,
  noSidewaysScrolling,
  openTable,
  PHONE,
  quickBots,
  shortcut,
  tinyTargets,
} from './table.ts';

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
  expect(scripts.get(first!)).toBeLessThan(20_000);
  expect([...scripts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(64_000);
});

// Everything that is fetched until the first question is on the screen and nothing more is under way; bots that decided before have
// theirs by then. What is asked for later (rules, values, hints, the end) comes then, or from the first tap on, while nothing else is done.
test('start page and table load at most 150 KB of script, and nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  const sizes = new Map<string, number>();
  const readings: Promise<void>[] = [];
  let worker = '';
  const read = async (response: Response) => {
    const url = response.url();
    const body = await response.body();
    if (url.includes('worker')) worker = String(body);
    sizes.set(url, gzipSync(body).length);
  };
  page.on('response', response => {
    if (!response.url().startsWith(baseURL!)) strangers.push(response.url());
    if (response.url().endsWith('.js')) readings.push(read(response));
  });
  await quickBots(page);
  for (const [n, { id }] of CARDS.entries()) {
    sizes.clear();
    await page.goto('/');
    await page.locator('.game-card').nth(n).getByRole('button', { name: 'Play' }).click();
    await myTurn(page);
    await page.waitForLoadState('networkidle');
    await Promise.all(readings);
    // The page's own list has what it fetched itself, and what the worker cannot begin without.
    const listed: readonly string[] = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const isOwn = (url: string) =>
      listed.includes(url) && !url.includes('worker') && !worker.includes(`./${url.split('/').at(-1)}`);
    const sum = (wanted: boolean) =>
      [...sizes].reduce((all, [url, size]) => (isOwn(url) === wanted ? all + size : all), 0);
    const [table, bots] = [sum(true), sum(false)];
    expect.soft(table, id).toBeGreaterThan(100_000);
    expect.soft(table, id).toBeLessThan(150_000);
    expect.soft(bots, `bots of ${id}`).toBeGreaterThan(20_000);
    expect.soft(bots, `bots of ${id}`).toBeLessThan(36_000);
  }
  expect(strangers).toEqual([]);
});

test('the language can be changed in the middle of a game', async ({ page }) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  await expect(page.locator('.prompt-words')).toContainText('Buy a card');
  await test.step('whatever else is set, nothing is written to the document: all of it would be styled anew', async () => {
    await page.evaluate(() =>
      new MutationObserver(() => (document.body.dataset['rewritten'] = '')).observe(
        document.documentElement,
        {
          attributes: true,
        },
      ),
    );
    await shortcut(page, 'c');
    await expect(page.locator('.side-choices')).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-rewritten');
  });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog').getByText('Français').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt-words')).toContainText('Achetez une carte');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('body')).toHaveAttribute('data-rewritten');
});

test('a language whose words do not arrive says so, leaves the page as it is, and comes once the page is loaded again', async ({
  page,
}) => {
  await quickBots(page);
  await page.goto('/');
  await page.route('**/assets/fr-*.js', route => route.abort());
  await page.getByRole('button', { name: 'Français' }).click();
  const said = page.getByRole('dialog', { name: 'Can’t reach Potager' });
  await expect(said.getByRole('alert')).toContainText('Check your connection');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute('**/assets/fr-*.js');
  await said.getByRole('button', { name: 'Reload' }).click();
  await expect(said).toBeHidden();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
});

test('from the first tap on a table fetches the rest, and has it without a connection', async ({
  page,
  context,
}) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  // The last of it: the end of every game, and of this one.
  let endings = 0;
  page.on('requestfinished', request => {
    if (request.url().includes('/assets/ending-')) endings++;
  });
  await page.locator('.table-board').click({ position: { x: 5, y: 5 } });
  await expect.poll(() => endings).toBe(2);
  await context.setOffline(true);
  await shortcut(page, 'r');
  await expect(page.locator('.rules .clauses').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
