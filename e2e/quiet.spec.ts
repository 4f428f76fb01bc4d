import { expect, type Page } from '@playwright/test';
import { GAMES } from '../games/index.ts';
import { test } from './experienced.ts';
import { openInHouse, test as people } from './network.ts';
import { quickBots, shortcut } from './table.ts';

/** Everything the browser complains about: errors of ours, and what the security headers forbid. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', error => heard.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  return heard;
}

test('the browser has nothing to complain about, in any game', async ({ page }) => {
  const heard = complaints(page);
  await quickBots(page);
  const choices = page.locator('.side-choices .choice:not(.choice-shut)');
  for (const game of Object.keys(GAMES))
    await test.step(game, async () => {
      await page.goto(`/new/${game}`);
      await page.locator('button[type=submit]').click();
      for (let n = 0; n < 3; n++) {
        await expect(page.locator('.prompt-mine')).toBeVisible();
        await shortcut(page, 'c');
        await choices.first().press('Enter');
      }
      for (const drawer of ['Rules', 'Reference']) {
        await page.getByRole('button', { name: drawer, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
      }
      expect.soft(heard.splice(0)).toEqual([]);
    });
});

people('the browser has nothing to complain about: a table of the house', async ({ guest }) => {
  const page = await guest();
  const heard = complaints(page);
  await openInHouse(page, { name: 'Nina', seats: 2 });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.locator('.strip-seats').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/me');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(heard).toEqual([]);
});
