import { expect } from '@playwright/test';
import { savedAt } from '../tools/sweep/positions.ts';
import { openKept, openSaved } from '../tools/sweep/visit.ts';
import { EDITION } from '../games/chill-and-chili/data/edition.ts';
import { test } from './experienced.ts';
import { myTurn, openTable, quickBots, shortcut } from './table.ts';
import { undrawn } from './undrawn.ts';

test('[CC-56][CC-57] what is not possible says why, one click from its rule', async ({ page }) => {
  await quickBots(page);
  await openTable(page);
  await myTurn(page);
  await shortcut(page, 'c');
  await page.locator('.shut-choices summary').click();
  const reason = page.locator('.choice-shut .reason').first();
  const link = reason.getByRole('button', { name: /^Rule CC-/ });
  const clause = (await link.getAttribute('aria-label'))!.replace('Rule ', '');
  await link.click();
  await expect(page.locator(`dialog #${clause}`)).toBeInViewport();
  await expect(page.locator(`dialog #${clause}`)).toHaveClass(/clause-lit/);
});

test('the rules can be searched, whatever the accents', async ({ page }) => {
  await quickBots(page, 'fr');
  await page.goto('/rules/chill-and-chili');
  await page.getByRole('searchbox').fill('epouvantail');
  await expect(page.locator('.clause').first()).toContainText(/épouvantail/i);
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByRole('status')).toContainText('xylophone');
});

test('[CC-09] card values say how we know them, and those of one’s own box can be used', async ({ page }) => {
  await quickBots(page);
  await page.goto('/new/chill-and-chili');
  await page.getByRole('button', { name: 'Show values' }).click();
  await expect(page.locator('.source-legend')).toContainText('reconstructed, a guess');
  await page.keyboard.press('Escape');

  const load = (json: unknown) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'my-box.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)),
    });
  await load('not json at all');
  await expect(page.getByRole('alert')).toContainText('can’t be read');
  await load({
    ...EDITION,
    kinds: {
      ...EDITION.kinds,
      corn: { ...EDITION.kinds.corn, suns: { value: [1, 1, 1], source: 'own-box' } },
    },
  });
  await expect(page.getByRole('alert')).toContainText('kinds.corn.suns.value');
  await load({
    ...EDITION,
    name: 'My box',
    prices: { ...EDITION.prices, fertiliser: { value: 4, source: 'own-box' } },
  });
  await expect(page.getByText('Yours: “My box”.')).toBeVisible();
  await page.locator('button[type=submit]').click();
  await myTurn(page);
  await expect(page.locator('.cc-stack').first()).toContainText('4');
  await page.reload();
  await expect(page.locator('.cc-stack').first(), 'kept with the table').toContainText('4');
});

test('a bed says what it counts and what its water would do', async ({ page }) => {
  await undrawn(page);
  await openSaved(page, savedAt('chill-and-chili', 2, 'late'), { language: 'en', theme: 'day' });
  await page.locator('.area-mine .cc-bed-body').first().hover();
  await expect(page.locator('.note .piece-card')).toContainText(/bed: \d cards/);
  await expect(page.locator('.note .piece-card')).toContainText(/count double|Counts \d+ points? now/);
});

test('[GZ-10] a marker says what it is, also by keyboard', async ({ page }) => {
  await undrawn(page);
  await openSaved(page, savedAt('garten-zwerge', 4, 'middle'), { language: 'en', theme: 'day' });
  const marker = page.locator('.gz-marker').first();
  await page.keyboard.press('Tab');
  await marker.focus();
  await expect(page.locator('.note .piece-card')).toContainText('Marker for 50 petals');
  await page.keyboard.press('Escape');
  await expect(page.locator('.note')).toHaveCount(0);
});

test('who watches Seasons of Rice is not spoken to as a player', async ({ page }) => {
  const saved = savedAt('seasons-of-rice', 2, 'early');
  const holders = saved.holders.map(({ name }) => ({ kind: 'bot' as const, name, level: 'easy' }));
  const record = { ...saved.record, entries: [] };
  await undrawn(page);
  await openKept(page, { ...saved, record, holders }, { language: 'en', theme: 'day', pace: 'calm' });
  await expect(page.locator('.sr-choose')).toHaveText(/^Both players hold two cards in secret/);
});
