import { expect, test } from '@playwright/test';
import { GAMES } from '../games/index.ts';
import { faultsOf } from '../tools/sweep/measure.ts';
import { savedAt } from '../tools/sweep/positions.ts';
import { sizeOf } from '../tools/sweep/sizes.ts';
import { openSaved, select } from '../tools/sweep/visit.ts';

/** One of each arrangement; `npm run sweep` looks at all sizes, moments, languages and themes. */
const SOME = ['390x844', '844x390', '820x1180', '1280x720', '1440x900'];

for (const [game, { box }] of Object.entries(GAMES))
  for (const size of SOME)
    test(`nothing is cut off, covered, too small or moved by selecting: ${game}, ${size}`, async ({
      page,
    }) => {
      const { max } = box.open(box.edition).seats;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(sizeOf(size));
      await openSaved(page, savedAt(game, max, 'late'), { language: 'fr', theme: 'night' });
      expect(await faultsOf(page)).toEqual([]);
      expect(await select(page)).toEqual([]);
    });

for (const size of ['320x568', '1440x900'])
  test(`the opened fists of the latest deal find room: ${size}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizeOf(size));
    await openSaved(page, savedAt('garten-zwerge', 5, 'late'), { language: 'en', theme: 'day' });
    await page.getByRole('button', { name: 'Deals' }).click();
    expect(await faultsOf(page)).toEqual([]);
  });

test('while one bids on a phone the cards of the hand can be read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(sizeOf('360x640'));
  await openSaved(page, savedAt('chicoree', 3, 'late'), { language: 'en', theme: 'day' });
  await expect(page.locator('[data-action=close-fist]')).toBeVisible();
  const card = await page.locator('.ch-hand-card .card').first().boundingBox();
  expect(card!.width).toBeGreaterThan(44);
  expect(card!.y + card!.height).toBeLessThan(645);
});
