import { expect } from '@playwright/test';
import { test } from './experienced.ts';
import { decide, isOver, myTurn, openScoreSheet, openLate, openTable, PHONE, quickBots } from './table.ts';

test('the first rounds on a phone against two bots, by pointing; who wants nothing staged sees nothing staged', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openTable(page);
  for (let n = 0; n < 12; n++) {
    expect(await myTurn(page)).toBe(true);
    await decide(page);
    await expect(page.locator('.scene')).toHaveCount(0);
  }
});

test('[CC-98][CC-105] the last rounds on a phone, by pointing; the sheet adds up, and another game begins', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openLate(page, 'chill-and-chili', 3);
  while (await myTurn(page)) await decide(page);

  await expect(isOver(page)).toContainText(/wins?!|share/);
  await openScoreSheet(page);
  const sheets = page.locator('.ledger-seat');
  await expect(sheets).toHaveCount(3);
  for (const sheet of await sheets.all()) {
    const total = Number(await sheet.locator('.ledger-total').textContent());
    const lines = await sheet.locator('.ledger-lines b').allTextContents();
    const sum = lines.reduce((all, line) => all + Number(line), 0);
    expect(sum, 'the lines of the score sheet add up').toBe(total);
  }

  await page.keyboard.press('Escape');
  await expect(page.locator('.poster')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(isOver(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport();
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await expect(isOver(page), 'the sheet can be opened again').toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeInViewport();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(isOver(page)).toHaveCount(0);
  expect(await myTurn(page)).toBe(true);
});
