import { expect } from '@playwright/test';
import { join, openInHouse, test } from './network.ts';
import { myTurn, PHONE, quickBots } from './table.ts';

test('one tap on the shelf starts a game against bots', async ({ page }) => {
  await quickBots(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots: Chicorée' }).click();
  expect(await myTurn(page)).toBe(true);
  await page.goto('/');
  await expect(page.locator('.table-card')).toContainText('Basil');
});

test('rules that do not arrive are said so beside the button', async ({ page }) => {
  await page.goto('/');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Play against bots: Chicorée' }).click();
  await expect(page.getByRole('alert')).toContainText('Can’t reach Potager');
});

test('of many tables on this device only the first stand over the shelf', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  for (let n = 0; n < 5; n++) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play against bots: Chill & Chili' }).click();
    await expect(page.locator('.table')).toBeVisible();
  }
  await page.goto('/');
  await expect(page.locator('.table-card')).toHaveCount(4);
  await page.getByRole('button', { name: 'Show all (5)' }).click();
  await expect(page.locator('.table-card')).toHaveCount(5);
  await page.getByRole('link', { name: 'Open tables' }).click();
  await expect(page.locator('#open-tables')).toBeInViewport();
});

test('whoever waits for a third can start with one friend', async ({ guest }) => {
  const nina = await guest();
  const link = await openInHouse(nina, { name: 'Nina', seats: 3 });
  await expect(nina.getByRole('button', { name: 'Start game' })).toHaveAttribute('aria-disabled', 'true');
  const marie = await guest();
  await join(marie, link, 'Marie');
  await nina.getByRole('button', { name: 'Start with 2 players' }).click();
  await expect(nina.locator('.table')).toBeVisible();
  await expect(marie.locator('.table')).toBeVisible();
});
