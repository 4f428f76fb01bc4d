import { expect, type Page } from '@playwright/test';
import { CARDS } from '../games/cards.ts';
import { test } from './experienced.ts';
import { asked, doAsTold, goOn, keptTable, type Language, slip, taught } from './lesson.ts';
import {
  DESKTOP,
  myTurn,
  noSidewaysScrolling,
  PHONE,
  quickBots,
  shownStep,
  stepAfter,
  tinyTargets,
} from './table.ts';
import { seriousFaults } from './undrawn.ts';

const LEARN = { en: 'Learn in 4 minutes', fr: 'Apprendre en 4 minutes' };
const WAYS = [
  { by: 'pointer', language: 'en', device: 'phone', viewport: PHONE },
  { by: 'keyboard', language: 'fr', device: 'desktop', viewport: DESKTOP },
] as const;
const lessons = CARDS.filter(({ lesson }) => lesson);

for (const { id, title } of lessons)
  for (const { by, language, device, viewport } of WAYS)
    test.describe(() => {
      test.use({ viewport });

      test(`the lesson of ${id} to its end by ${by}, in ${language}, on a ${device}`, async ({ page }) => {
        await newHere(page, language);
        const offer = page
          .locator('.game-card')
          .filter({ has: page.getByRole('heading', { name: title[language] }) })
          .getByRole('button', { name: LEARN[language] });
        if (by === 'pointer') await offer.click();
        else await offer.press('Enter');
        const lesson = await taught(id, language);
        const last = lesson.lesson.acts.at(-1)!.beats.at(-1)!.name;
        for (let follower = await asked(page, lesson); follower; follower = await asked(page, lesson)) {
          const { beat, say, points } = follower.guidance();
          if (say) await expect(slip(page)).toContainText(say[language]);
          if (points.length > 0) await expectPointed(page);
          if (beat === last) expect(await seriousFaults(page)).toEqual([]);
          await doAsTold(page, lesson, { by });
        }
        await noSidewaysScrolling(page);
        await page.goto('/');
        await expect(page.locator('.game-card').first()).toBeVisible();
        await expect(offer, 'it is offered no more').toHaveCount(0);
      });
    });

/** Opens the shelf of a house that is new to its reader. */
async function newHere(page: Page, language: Language): Promise<void> {
  await quickBots(page, language);
  await page.addInitScript(() => localStorage.removeItem('potager.finished'));
  await page.goto('/');
}

/** What is meant is ringed, in sight, and not below the slip. */
async function expectPointed(page: Page): Promise<void> {
  await expect(async () => {
    const seen = await page.evaluate(() => {
      const slip = document.querySelector('.lesson')!.getBoundingClientRect();
      return [...document.querySelectorAll('[data-rung=stays]')].some(place => {
        const { top, bottom, left, right } = place.getBoundingClientRect();
        const isCovered = top < slip.bottom && bottom > slip.top && left < slip.right && right > slip.left;
        return !isCovered && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
    });
    expect(seen, 'what is meant is in sight').toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 5000 });
}

const FIRST = 'chill-and-chili';

async function learnFirst(page: Page): Promise<void> {
  await newHere(page, 'en');
  await page.getByRole('button', { name: LEARN.en }).first().click();
  await expect(slip(page)).toBeVisible();
}

test('a lesson is kept, marked in the list, and goes on where it was', async ({ page }) => {
  await learnFirst(page);
  const lesson = await taught(FIRST, 'en');
  while ((await asked(page, lesson))!.guidance().beat !== 'buy')
    await doAsTold(page, lesson, { by: 'pointer' });
  const said = await slip(page).textContent();
  await page.reload();
  await expect(slip(page)).toHaveText(said!);
  await page.goto('/');
  await expect(page.locator('.table-card').first()).toContainText('Lesson');
  await page.locator('.table-card').first().getByRole('link', { name: 'Continue' }).click();
  await expect(slip(page)).toHaveText(said!);
});

test('whoever skips it plays on freely, and it is no finished game', async ({ page }) => {
  await learnFirst(page);
  await page.locator('[data-lesson=skip]').click();
  await expect(slip(page)).toHaveCount(0);
  expect((await keptTable(page)).lesson).toEqual({ act: null, read: [] });
  await myTurn(page);
  await page.locator('.prompt-choices').click();
  const before = await shownStep(page);
  await page.locator('button.choice').last().click();
  await stepAfter(page, before);
  expect(await page.evaluate(() => localStorage.getItem('potager.finished'))).toBeNull();
  await page.goto('/');
  await expect(page.getByRole('button', { name: LEARN.en }).first(), 'it is still offered').toBeVisible();
});

test('a move that was taken back is asked for again', async ({ page }) => {
  await learnFirst(page);
  const lesson = await taught(FIRST, 'en');
  while ((await asked(page, lesson))!.guidance().beat !== 'bloom')
    await doAsTold(page, lesson, { by: 'pointer' });
  await page.locator('.prompt-undo').click();
  await expect(slip(page)).toContainText('Half of 5');
});

for (const [device, viewport] of Object.entries({
  phone: PHONE,
  lying: { width: 844, height: 390 },
  desktop: DESKTOP,
}))
  test.describe(() => {
    test.use({ viewport });

    test(`a lesson is accessible on a ${device}`, async ({ page }) => {
      await learnFirst(page);
      const lesson = await taught(FIRST, 'en');
      while ((await asked(page, lesson))!.guidance().beat !== 'half')
        await doAsTold(page, lesson, { by: 'pointer' });
      await expect(goOn(page)).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await tinyTargets(page)).toEqual([]);
      await noSidewaysScrolling(page);
    });
  });
