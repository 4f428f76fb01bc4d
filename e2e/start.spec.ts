import { expect } from '@playwright/test';
import { savedAt } from '../tools/sweep/positions.ts';
import { keep } from '../tools/sweep/visit.ts';
import { join, openInHouse, test } from './network.ts';
import { myTurn, PHONE, quickBots } from './table.ts';
import { undrawn } from './undrawn.ts';

test('one tap on the shelf starts a game against bots, and the table says there whose turn it is', async ({
  page,
}) => {
  await quickBots(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots: Chicorée' }).click();
  expect(await myTurn(page)).toBe(true);
  await page.goto('/');
  await expect(page.locator('.table-card')).toContainText('Basil');
  await expect(page.locator('.table-card .my-decision')).toHaveText('Your turn');
});

test('rules that do not arrive are said so beside the button', async ({ page }) => {
  await page.goto('/');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Play against bots: Chicorée' }).click();
  await expect(page.getByRole('alert')).toContainText('Can’t reach Potager');
});

test('of many tables on this device only the first stand over the shelf', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await undrawn(page);
  const saved = savedAt('chill-and-chili', 3, 'early');
  for (let n = 0; n < 5; n++)
    await keep(page, { ...saved, id: `${saved.id}-${n}` }, { language: 'en', theme: 'day' });
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

test('a big screen is one again after a reload', async ({ page }) => {
  const saved = savedAt('seasons-of-rice', 2, 'end');
  const holders = saved.holders.map(({ name }) => ({ kind: 'bot' as const, name, level: 'easy' }));
  await page.goto('/');
  await page.evaluate(([id, kept]) => localStorage.setItem(`potager.table.${id}`, kept), [
    saved.id,
    JSON.stringify({ ...saved, holders }),
  ] as const);
  await page.goto(`/table/${saved.id}`);
  await page.getByText('See the final table').click();
  await page.getByRole('button', { name: 'Big screen' }).click();
  const television = page.locator('.table[data-arrangement="television"]');
  await expect(television).toBeVisible();
  await page.reload();
  await expect(television).toBeVisible();
});

test('the host takes away a free seat between two others', async ({ guest }) => {
  const [nina, marie] = [await guest(), await guest()];
  const link = await openInHouse(nina, { name: 'Nina', seats: 3 });
  await join(marie, link, 'Marie');
  await nina.getByLabel('Bot for seat 3').selectOption('helper');
  await marie.getByRole('button', { name: 'Leave seat' }).click();
  await nina.getByRole('button', { name: 'Remove seat 2' }).click();
  await expect(nina.locator('.gather-seat')).toHaveCount(2);
  await expect(nina.locator('.gather-seat').last()).toContainText('Helper');
  await expect(nina.getByRole('button', { name: 'Start game' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a new game says what to expect of a bot', async ({ page }) => {
  await quickBots(page, 'fr');
  await page.goto('/new/chicoree');
  await expect(page.locator('.level-lines li')).toHaveCount(6);
  await expect(page.locator('.level-lines')).toContainText('Aide-jardinier');
});
