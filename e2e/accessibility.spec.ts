import { expect, type Page } from '@playwright/test';
import { test } from './experienced.ts';
import { myTurn, openTable, PHONE, quickBots, shortcut } from './table.ts';
import { seriousFaults } from './undrawn.ts';

async function noSeriousViolation(page: Page, within?: string): Promise<void> {
  expect(await seriousFaults(page, within)).toEqual([]);
}

// Colours do not depend on the language, nor names and roles on the theme.
for (const [language, colorScheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const)
  test(`start page, new game, table, drawers and rules are accessible (${language}, ${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await quickBots(page, language);
    await page.goto('/');
    await noSeriousViolation(page);
    await page.goto('/rules/chill-and-chili#CC-36');
    await expect(page.locator('.clause-lit')).toBeVisible();
    // The pages of rules are judged as a whole by their own tests.
    await noSeriousViolation(page, '.clause-lit');
    await page.goto('/new/chill-and-chili');
    await expect(page.locator('form')).toBeVisible();
    await noSeriousViolation(page);
    await openTable(page);
    await myTurn(page);
    await noSeriousViolation(page);
    await shortcut(page, 'r');
    await expect(page.locator('dialog .clause').first()).toBeVisible();
    await noSeriousViolation(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page.locator('.cc-offer').first().click();
    await noSeriousViolation(page);
  });
