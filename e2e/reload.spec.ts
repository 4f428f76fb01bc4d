import { expect } from '@playwright/test';
import { test } from './experienced.ts';
import { decide, shownStep, myTurn, openTable, quickBots } from './table.ts';

test('what a device keeps of a table: the turn, the way back to it, and the table itself until it is deleted', async ({
  page,
}) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  await test.step('closing the tab in mid-turn loses nothing, and what could be taken back still can', async () => {
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
  await test.step('it is found again on the start page', async () => {
    await page.goto('/');
    await expect(page.locator('.table-card')).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    expect(await myTurn(page)).toBe(true);
  });
  await test.step('from another version of the rules it is explained and can be saved', async () => {
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
  await test.step('it is deleted only after a second thought', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete for good?' }).click();
    await expect(page.locator('.table-card')).toHaveCount(0);
  });
});

test('of two tabs with the same table only the latest one plays', async ({ page }) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await myTurn(other);
  await decide(other);
  await expect(page.getByRole('heading', { name: 'This game goes on in another tab' })).toBeVisible();
  await myTurn(other);
  const step = await shownStep(other);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await myTurn(page);
  expect(await shownStep(page), 'with what was played in the other tab').toBe(step);
  await decide(page);
  await expect(other.getByRole('heading', { name: 'This game goes on in another tab' })).toBeVisible();
  // The bots have moved: nothing is kept any more that would bring the table back.
  await myTurn(page);
  await page.evaluate(() => localStorage.removeItem(`potager.table.${location.pathname.split('/').at(-1)}`));
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByText('This browser doesn’t know that table')).toBeVisible();
});
