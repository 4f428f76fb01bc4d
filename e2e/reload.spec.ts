import { expect, test } from '@playwright/test';
import { shownStep, myTurn, openTable, quickBots } from './table.ts';

test('closing the tab in mid-turn loses nothing, and what could be taken back still can', async ({
  page,
}) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  await page.locator('.cc-pond').click();
  await page.locator('button.offer').last().click();
  const words = page.locator('.prompt-words');
  await expect(words).toContainText(/drop|Done|sun/);
  const before = {
    prompt: await words.textContent(),
    step: await shownStep(page),
    pond: await page.locator('.cc-pond .count').textContent(),
  };

  await page.reload();
  await expect(words).toHaveText(before.prompt!);
  expect(await shownStep(page)).toBe(before.step);
  await expect(page.locator('.cc-pond .count')).toHaveText(before.pond!);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(words).toContainText('Buy a card');
});

test('a table is found again on the start page, and deleted only after a second thought', async ({
  page,
}) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  await page.goto('/');
  await expect(page.locator('.table-card')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await myTurn(page)).toBe(true);
  await page.goBack();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good?' }).click();
  await expect(page.locator('.table-card')).toHaveCount(0);
});

test('a table from another version of the rules is explained and can be saved', async ({ page }) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find(name => name.startsWith('potager.table.'))!;
    localStorage.setItem(key, localStorage.getItem(key)!.replace('"version":1', '"version":99'));
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^potager-.*\.json$/);
});
