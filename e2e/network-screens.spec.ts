import { expect, type Page } from '@playwright/test';
import { letBotPlay, returnAtTheEnd, test } from './network.ts';
import { DESKTOP, noSidewaysScrolling, PHONE, TABLET, tinyTargets } from './table.ts';
import { seriousFaults } from './undrawn.ts';

/** Everything around a board. */
const AROUND = '.table > :not(.table-board)';

type Look = (page: Page) => Promise<void>;

/** From the shelf to a table in the house, whatever the language; `look` sees every screen. */
async function gather(page: Page, look: Look): Promise<void> {
  await page.goto('/new/chill-and-chili');
  await page.locator('.segments label').nth(1).click();
  await page.locator('input[autocomplete=nickname]').fill('Ninette la Jardinière');
  await page.locator('.holder .round').last().click();
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
}

/** From the deal to the end and after. */
async function play(page: Page, look: Look): Promise<void> {
  await page.locator('.deal-panel .row').first().locator('> .button').click();
  await page.locator('.deal-panel .button-main:not([aria-disabled=true])').click();
  await expect(page.locator('.prompt-mine')).toBeVisible({ timeout: 20_000 });
  await look(page);
  await page.locator('.strip-seats').click();
  await expect(page.locator('dialog')).toBeVisible();
  await look(page);
  // Bots play the game to its end.
  await letBotPlay(page);
  await returnAtTheEnd(page);
  await page.locator('.end-buttons button.button:not(.button-main)').first().click();
  await expect(page.locator('.check-kept')).toHaveCount(10);
  await look(page);
  await page.keyboard.press('Escape');
  await look(page);
  await page.keyboard.press('Escape');
}

/** What people say to each other stands beside the board, or in a drawer. */
async function talk(page: Page, look: Look): Promise<void> {
  if (await page.locator('.bar-talk').isVisible()) await page.locator('.bar-talk').click();
  else await page.locator('.side-tab').last().click();
  await expect(page.locator('.own-words')).toBeVisible();
  await look(page);
}

/** The pages around. */
async function wander(page: Page, look: Look): Promise<void> {
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
  await expect(page.locator('.trouble')).toBeVisible();
  await look(page);
}

const fits: Look = async page => {
  await noSidewaysScrolling(page);
  const tiny = (await tinyTargets(page)).filter(target => !target.startsWith('cc-hand-card'));
  expect(tiny, page.url()).toEqual([]);
};

/** Of what lies behind an open sheet nothing can be reached, and it was judged before; so were boards, by the tests of each game. */
const accessible: Look = async page => {
  const [sheets, boards] = [page.locator('dialog[open]'), page.locator('.table-board')];
  const within = (await sheets.count()) > 0 ? 'dialog[open]' : (await boards.count()) > 0 ? AROUND : 'body';
  expect(await seriousFaults(page, within), page.url()).toEqual([]);
};

/** The same page on another device, until it has found its new places. */
async function resize(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

// One walk for each language and light, on two devices: to come there takes longer than to look about. The pages around are looked at
// once in each, while a table gathers or when its game is over.
for (const [language, colorScheme, device, small, wandering] of [
  ['en', 'dark', 'tablet', TABLET, 'before'],
  ['fr', 'light', 'phone', PHONE, 'afterwards'],
] as const)
  test(`gathering, a table to its end and the pages around are accessible and fit (${language}, ${colorScheme}, desktop and ${device})`, async ({
    guest,
  }) => {
    const page = await guest({ viewport: DESKTOP, language, colorScheme });
    const look: Look = async () => {
      await accessible(page);
      await fits(page);
      await resize(page, small);
      await expect(() => fits(page)).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
      await resize(page, DESKTOP);
    };
    await gather(page, look);
    const table = page.url();
    if (wandering === 'before') {
      await wander(page, look);
      await page.goto(table);
    }
    await play(page, look);
    await talk(page, async () => {
      await accessible(page);
      await fits(page);
    });
    await resize(page, small);
    await talk(page, fits);
    await resize(page, DESKTOP);
    if (wandering === 'afterwards') await wander(page, look);
  });
