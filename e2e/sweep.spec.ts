import { expect } from '@playwright/test';
import { nth } from '../core/sure.ts';
import type { Chicoree } from '../games/chicoree/vocabulary.ts';
import type { GartenZwerge } from '../games/garten-zwerge/vocabulary.ts';
import { GAMES } from '../games/index.ts';
import { faultsOf } from '../tools/sweep/measure.ts';
import { type Moment, savedAt, savedWhen } from '../tools/sweep/positions.ts';
import { sizeOf } from '../tools/sweep/sizes.ts';
import { holdBots, openAgain, openSaved, select, turnTo } from '../tools/sweep/visit.ts';
import { test } from './experienced.ts';
import { undrawn } from './undrawn.ts';

/** One of each arrangement, and one for which none was meant; `npm run sweep` looks at all sizes, moments, languages and themes. */
const SOME = ['390x844', '500x500', '844x390', '820x1180', '1280x720', '1440x900'];

for (const [game, { box }] of Object.entries(GAMES))
  test(`nothing is cut off, covered, too small or moved by selecting: ${game}`, async ({ page }) => {
    await undrawn(page);
    const table = savedAt(game, box.open(box.edition).seats.max, 'late');
    for (const [n, size] of SOME.entries())
      await test.step(size, async () => {
        await page.setViewportSize(sizeOf(size));
        if (n === 0) await openSaved(page, table, { language: 'fr', theme: 'night' });
        else await openAgain(page, table);
        expect.soft(await faultsOf(page), size).toEqual([]);
        expect.soft(await select(page), `${size}, selected`).toEqual([]);
      });
  });

test('who only watches reads what is asked, on a phone and across a room', async ({ page }) => {
  await undrawn(page);
  await holdBots(page);
  for (const [game, { box }] of Object.entries(GAMES))
    await test.step(game, async () => {
      const table = savedAt(game, box.open(box.edition).seats.min, 'watched');
      await page.setViewportSize(sizeOf('390x844'));
      await openSaved(page, table, { language: 'fr', theme: 'day' });
      await expect(page.locator('.prompt-words')).toBeInViewport({ ratio: 1 });
      expect.soft(await faultsOf(page), game).toEqual([]);
      await page.setViewportSize(sizeOf('1920x1080'));
      await turnTo(page, { language: 'fr', theme: 'day', television: true });
      await expect(page.locator('[data-arrangement="television"] .prompt-words')).toBeInViewport({
        ratio: 1,
      });
      expect.soft(await faultsOf(page), `${game} on a big screen`).toEqual([]);
    });
});

test('seven cards on a phone are a fan: large, and each shows as much as a thumb needs', async ({ page }) => {
  await undrawn(page);
  const table = savedAt('seasons-of-rice', 2, 'early');
  for (const [n, size] of ['320x568', '360x640', '390x844', '640x360', '844x390'].entries())
    await test.step(size, async () => {
      await page.setViewportSize(sizeOf(size));
      if (n === 0) await openSaved(page, table, { language: 'en', theme: 'day' });
      else await openAgain(page, table);
      await expect(page.locator('.sr-hand.card-fan li')).toHaveCount(7);
      const { width } = (await page.locator('.sr-hand .card').first().boundingBox())!;
      expect.soft(width, size).toBeGreaterThan(50);
      expect.soft(await faultsOf(page), size).toEqual([]);
    });
});

test('the opened fists of the latest deal find room', async ({ page }) => {
  await undrawn(page);
  const table = savedAt('garten-zwerge', 5, 'late');
  for (const [n, size] of ['320x568', '1440x900'].entries())
    await test.step(size, async () => {
      await page.setViewportSize(sizeOf(size));
      if (n === 0) await openSaved(page, table, { language: 'en', theme: 'day' });
      else await openAgain(page, table);
      await page.getByRole('button', { name: 'Deals' }).click();
      expect.soft(await faultsOf(page), size).toEqual([]);
    });
});

test('while one bids on a phone the cards of the hand can be read', async ({ page }) => {
  await undrawn(page);
  await page.setViewportSize(sizeOf('360x640'));
  await openSaved(page, savedAt('chicoree', 3, 'late'), { language: 'en', theme: 'day' });
  await expect(page.locator('[data-action=close-fist]')).toBeVisible();
  const card = await page.locator('.ch-hand-card .card').first().boundingBox();
  expect(card!.width).toBeGreaterThan(44);
  expect(card!.y + card!.height).toBeLessThan(645);
});

test('the hand on a phone is as large while others play as on one’s own turn', async ({ page }) => {
  await undrawn(page);
  await page.setViewportSize(sizeOf('390x844'));
  await holdBots(page);
  const handAt = async (moment: Moment) => {
    await openSaved(page, savedAt('chill-and-chili', 5, moment), { language: 'en', theme: 'day' });
    return page.locator('.dock-hand').evaluate(hand => hand.clientHeight);
  };
  expect(await handAt('waiting')).toBe(await handAt('middle'));
});

test('on a square phone the whole counter of the market is on the board', async ({ page }) => {
  await undrawn(page);
  await page.setViewportSize(sizeOf('500x500'));
  await openSaved(page, savedAt('chill-and-chili', 5, 'late'), { language: 'fr', theme: 'day' });
  const board = (await page.locator('.area-board').boundingBox())!;
  const market = (await page.locator('.cc-market').boundingBox())!;
  expect(market.y + market.height).toBeLessThanOrEqual(board.y + board.height);
});

test('a question stands in one line where few cards leave it the room', async ({ page }) => {
  await undrawn(page);
  await page.setViewportSize(sizeOf('1920x1080'));
  await openSaved(page, savedAt('chill-and-chili', 5, 'middle'), { language: 'fr', theme: 'day' });
  const words = page.locator('.prompt-words');
  expect(
    await words.evaluate(element => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
  ).toBeLessThan(1.5);
});

test('where gnomes are given jobs on the smallest phone, what was said last can be read', async ({
  page,
}) => {
  await undrawn(page);
  await page.setViewportSize(sizeOf('320x568'));
  const table = savedWhen<GartenZwerge>(
    { game: 'garten-zwerge', seats: 3 },
    ({ view, choices }) =>
      nth(view.players, 0).gnomes.length >= 4 && choices.some(({ move }) => move.type === 'sell'),
  );
  await openSaved(page, table, { language: 'fr', theme: 'day' });
  const board = (await page.locator('.area-board').boundingBox())!;
  const tabs = (await page.locator('.gz-tabs').boundingBox())!;
  expect(board.y + board.height - tabs.y - tabs.height).toBeGreaterThan(30);
});

test('beside two cards a name is whole', async ({ page }) => {
  await undrawn(page);
  const table = savedWhen<Chicoree>(
    { game: 'chicoree', seats: 3 },
    ({ view, choices }) =>
      view.agenda.at(-1)?.do === 'challenge' &&
      choices.filter(({ move }) => move.type === 'stake').length > 2,
  );
  for (const size of ['320x568', '844x390'])
    await test.step(size, async () => {
      await page.setViewportSize(sizeOf(size));
      await openSaved(page, table, { language: 'fr', theme: 'day' });
      for (const staked of [1, 2]) {
        await page.locator('.ch-hand-card').first().click();
        await expect(page.locator('.ch-staked > li')).toHaveCount(staked);
      }
      for (const name of await page.locator('.ch-name').all())
        expect
          .soft(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), size)
          .toBe(0);
    });
});

test('what scrolls fades where there is more, and what fits does not', async ({ page }) => {
  await undrawn(page);
  const board = page.locator('.area-board');
  const fades = () => board.evaluate(element => getComputedStyle(element).maskImage);
  await page.setViewportSize(sizeOf('320x568'));
  await openSaved(page, savedAt('chill-and-chili', 2, 'early'), { language: 'en', theme: 'day' });
  await expect.poll(fades).toMatch(/calc\(100% - .*rgba\(0, 0, 0, 0\)\)$/);
  await board.focus();
  await page.keyboard.press('End');
  await expect.poll(fades).toMatch(/^linear-gradient\(rgba\(0, 0, 0, 0\)/);
  await page.setViewportSize(sizeOf('1440x900'));
  await expect.poll(fades).toBe('none');
});
