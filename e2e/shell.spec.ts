import { expect } from '@playwright/test';
import { test } from './experienced.ts';
import { decide, myTurn, quickBots, shortcut } from './table.ts';

test('the pages can be installed as an app, and each has a title of its own and is read from its heading on', async ({
  page,
}) => {
  await quickBots(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Potager');
  await test.step('as an app', async () => {
    const manifest = await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!);
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { icons, start_url: start } = (await manifest.json()) as {
      icons: { src: string }[];
      start_url: string;
    };
    expect(icons.length).toBeGreaterThan(0);
    for (const path of [start, ...icons.map(({ src }) => src)])
      expect((await page.request.get(path)).status(), path).toBe(200);
  });
  await page.getByRole('link', { name: 'New game' }).first().click();
  await expect(page).toHaveTitle('New game: Chill & Chili · Potager');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Potager');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page).toHaveTitle('Chill & Chili – Rules · Potager');
});

test('a table says in its title that it is my turn, and keeps the focus after a move and a sheet', async ({
  page,
}) => {
  await quickBots(page);
  await page.goto('/new/chill-and-chili');
  await page.locator('button[type=submit]').click();
  await myTurn(page);
  await expect(page).toHaveTitle('Your turn – Chill & Chili · Potager');
  await decide(page);
  await myTurn(page);
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).not.toBe('BODY');
  await shortcut(page, 'r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await focused()).not.toBe('BODY');
});

test('nothing sticks out at 320 px, on any page around the tables', async ({ page }) => {
  await quickBots(page, 'fr');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/', '/new/enemy-chocolatier', '/rules/garten-zwerge', '/me', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
