import { expect } from '@playwright/test';
import { test } from './experienced.ts';
import { decide, myTurn, openTable, quickBots } from './table.ts';

test('a bot that breaks down is told about, and the game goes on', async ({ page }) => {
  await quickBots(page);
  await page.route('**/bot.worker*', route => route.abort());
  await openTable(page);
  await myTurn(page);
  await decide(page);
  const notice = page.getByRole('alert').filter({ hasText: 'ran into an error' });
  await expect(notice).toBeVisible();
  expect(await myTurn(page), 'the turn comes back').toBe(true);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});
