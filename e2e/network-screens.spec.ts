import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './network.ts';
import { DESKTOP, noSidewaysScrolling, PHONE, TABLET, tinyTargets } from './table.ts';

/** Every new screen, whatever the language; `look` sees each of them. */
async function tour(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await page.goto('/new/chill-and-chili');
  await page.locator('.segments label').nth(1).click();
  await page.locator('input[autocomplete=nickname]').fill('Ninette la Jardinière');
  await page.locator('.segments').nth(2).locator('label').last().click();
  await look(page);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.gather-seat-mine')).toBeVisible();
  await page.locator('.phrase').first().click();
  await expect(page.locator('.speech')).toBeVisible();
  await page.locator('.fair-note summary').click();
  await look(page);
  await page.locator('.gather-seat-tools .button').nth(1).click();
  await expect(page.locator('dialog')).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await page.locator('.deal-panel .row').first().locator('> .button').click();
  await page.locator('.deal-panel .button-main:not([aria-disabled=true])').click();
  await expect(page.locator('.prompt-mine')).toBeVisible({ timeout: 20_000 });
  await look(page);
  await page.locator('.strip-seats').click();
  await expect(page.locator('dialog')).toBeVisible();
  await look(page);
  // Bots play the game to its end.
  await page.locator('.people .gather-seat .button').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.end-winners')).toBeVisible({ timeout: 60_000 });
  await page.locator('.end-buttons .button:not(.button-main)').first().click();
  await expect(page.locator('.check-kept')).toHaveCount(7);
  await look(page);
  await page.keyboard.press('Escape');
  await look(page);
  await page.keyboard.press('Escape');
  if (await page.locator('.bar-talk').isVisible()) await page.locator('.bar-talk').click();
  else await page.locator('.side-tab').last().click();
  await expect(page.locator('.own-words')).toBeVisible();
  await look(page);
  await page.goto('/me');
  await expect(page.locator('.net-card')).toHaveCount(1);
  await page.locator('section[aria-labelledby=other-device] .button').click();
  await expect(page.locator('.qr')).toBeVisible();
  await look(page);
  await page.goto('/');
  await expect(page.locator('.net-card').first()).toBeVisible();
  await look(page);
  await page.goto('/move#some-code-or-other');
  await look(page);
  await page.goto('/t/nosuchtable');
  await expect(page.locator('.trouble h1')).toBeVisible();
  await look(page);
}

for (const [language, colorScheme] of [
  ['en', 'dark'],
  ['fr', 'light'],
] as const)
  test(`everything about network play is accessible (${language}, ${colorScheme})`, async ({ guest }) => {
    await tour(await guest({ language, colorScheme }), async page => {
      // Text that is still fading in has no colour to judge.
      await page.waitForTimeout(400);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`),
        page.url(),
      ).toEqual([]);
    });
  });

for (const [name, viewport] of Object.entries({ phone: PHONE, tablet: TABLET, desktop: DESKTOP }))
  test(`nothing sticks out and every target fits a thumb (${name})`, async ({ guest }) => {
    const language = name === 'phone' ? 'fr' : 'en';
    await tour(await guest({ viewport, language }), async page => {
      await noSidewaysScrolling(page);
      const tiny = (await tinyTargets(page)).filter(target => !target.startsWith('cc-hand-card'));
      expect(tiny, page.url()).toEqual([]);
    });
  });
