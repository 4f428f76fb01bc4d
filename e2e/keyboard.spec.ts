import { expect, type Page } from '@playwright/test';
import { test } from './experienced.ts';
import { shownStep, isOver, myTurn, openLate, quickBots, shortcut, stepAfter } from './table.ts';

async function chooseByKeys(page: Page): Promise<void> {
  expect(await myTurn(page)).toBe(true);
  const before = await shownStep(page);
  await shortcut(page, 'c');
  const choices = page.locator('.side-choices .choice:not(.choice-shut)');
  await expect(choices.first(), 'C goes to the choices').toBeFocused();
  const legal = await choices.count();
  for (let down = 0; down < (before * 7) % legal; down++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await stepAfter(page, before);
}

test('from the shelf to the score sheet with the keyboard alone', async ({ page }) => {
  await quickBots(page);
  await page.goto('/');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 40; presses++) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element && element !== document.body
          ? `${element.getAttribute('aria-label')} ${element.textContent}`
          : '';
      });
      if (name.test(focused)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await tabTo(/New game/);
  await page.keyboard.press('Enter');
  await expect(page.locator('form')).toBeVisible();
  await tabTo(/Remove Rosemary/);
  await page.keyboard.press('Enter');
  await tabTo(/Start game/);
  await page.keyboard.press('Enter');

  for (let n = 0; n < 8; n++) await chooseByKeys(page);
  await openLate(page, 'chill-and-chili', 2);
  while (await myTurn(page)) await chooseByKeys(page);
  await expect(isOver(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('keys for rules, log and undo', async ({ page }) => {
  await quickBots(page);
  await page.goto('/new/chill-and-chili');
  await page.locator('button[type=submit]').click();
  await myTurn(page);
  await shortcut(page, 'r');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await shortcut(page, 'l');
  await expect(page.locator('.side-log .log')).toBeFocused();
  await page.getByRole('button', { name: /Fold away/ }).click();
  await expect(page.locator('.side-log')).toHaveCount(0);
  await page.reload();
  await myTurn(page);
  await expect(page.locator('.side-log'), 'folded away it stays').toHaveCount(0);
  await shortcut(page, 'l');
  await expect(page.locator('.side-log .log')).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('.side-log')).toHaveCount(0);
  await shortcut(page, 'l');
  await expect(page.getByRole('dialog', { name: 'Game log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  await shortcut(page, 'c');
  await page
    .getByRole('button', { name: /drops? from the pond/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await shortcut(page, 'u');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await expect(page.locator('.side-log')).toContainText('You undo the last move');
});
