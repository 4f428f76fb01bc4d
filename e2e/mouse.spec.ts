import { expect, test } from '@playwright/test';
import { decide, isOver, myTurn, openTable, PHONE, quickBots } from './table.ts';

test('[CC-98][CC-105] a whole game on a phone against two bots, by pointing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openTable(page);
  while (await myTurn(page)) await decide(page);

  await expect(isOver(page)).toContainText(/wins?!|share/);
  const sheets = page.locator('.cc-sheet-seat');
  await expect(sheets).toHaveCount(3);
  for (const sheet of await sheets.all()) {
    const total = Number(await sheet.locator('h3 b').textContent());
    const lines = await sheet.locator('.cc-lines b').allTextContents();
    const sum = lines.reduce((all, line) => all + Number(line.split('=').at(-1)), 0);
    expect(sum, 'the lines of the score sheet add up').toBe(total);
  }

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(isOver(page)).toHaveCount(0);
  expect(await myTurn(page)).toBe(true);
});
