import { expect, type Page } from '@playwright/test';
import { deal, join, openInHouse, test, whoseTurn } from './network.ts';
import { prompt, shownStep, stepAfter } from './table.ts';

const slip = (page: Page) => page.locator('.only-choice-slip');
const buy = (page: Page) => page.locator('.side-choices button.choice', { hasText: /^Buy house/ });

/** A town with two bots, or with two friends on the same device. */
async function openTown(page: Page, others: 'bots' | 'friends' = 'bots'): Promise<void> {
  await page.goto('/new/enemy-chocolatier');
  const seats = page.locator('form select');
  await expect(seats.first()).toBeVisible();
  if (others === 'friends') for (const seat of [1, 2]) await seats.nth(seat).selectOption('person');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Buys until nothing else can be done than to end the turn. */
async function buyAll(page: Page): Promise<void> {
  await expect(prompt(page)).toBeVisible();
  while (!(await slip(page).isVisible())) {
    const before = await shownStep(page);
    await buy(page).first().click();
    await stepAfter(page, before);
    await slip(page).or(buy(page).first()).first().waitFor();
  }
}

test('the only choice is said, and played by itself; the log tells it', async ({ guest }) => {
  const page = await guest({ onlyChoice: 'play' });
  await openTown(page);
  await buyAll(page);
  await expect(slip(page)).toContainText('Nothing to decide: End turn');
  const before = await shownStep(page);
  await stepAfter(page, before);
  await expect(page.locator('.side-log .log-turn').filter({ hasText: 'Basil' }).last()).toBeVisible();
});

test('whoever wants to wait waits, and whoever takes back is not pushed on', async ({ guest }) => {
  const page = await guest({ onlyChoice: 'play' });
  await page.clock.install();
  await openTown(page);
  await buyAll(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(slip(page)).toHaveCount(0);
  await buyAll(page);
  const before = await shownStep(page);
  await slip(page).getByRole('button', { name: 'Wait' }).click();
  await expect(slip(page)).toHaveCount(0);
  await page.clock.fastForward('01:00');
  expect(await shownStep(page)).toBe(before);
  await expect(prompt(page)).toBeVisible();
});

test('nothing moves behind a sheet that somebody reads', async ({ guest }) => {
  const page = await guest({ onlyChoice: 'play' });
  await page.clock.install();
  await openTown(page);
  await buyAll(page);
  const before = await shownStep(page);
  await page.keyboard.press('r');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.clock.fastForward('01:00');
  expect(await shownStep(page)).toBe(before);
  await page.keyboard.press('Escape');
  await stepAfter(page, before);
});

test('on a shared device nobody’s move is made under the cover', async ({ guest }) => {
  const page = await guest({ onlyChoice: 'play' });
  await page.clock.install();
  await openTown(page, 'friends');
  await page.locator('.hand-over').getByRole('button').click();
  await buyAll(page);
  const cover = page.locator('.hand-over');
  await expect(cover).toBeVisible();
  const kept = () =>
    page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith('potager.table.'))![1] as string,
    );
  const before = await kept();
  await page.clock.fastForward('01:00');
  await expect(cover).toBeVisible();
  expect(await kept()).toBe(before);
});

test('over the network the turn passes on by itself, once', async ({ guest }) => {
  const [nina, marie] = [await guest({ onlyChoice: 'play' }), await guest({ onlyChoice: 'play' })];
  const link = await openInHouse(nina, { name: 'Nina', game: 'enemy-chocolatier' });
  await join(marie, link, 'Marie');
  await deal(nina);
  const active = await whoseTurn(nina, marie);
  const other = active === nina ? marie : nina;
  await buyAll(active);
  await expect(prompt(other)).toBeVisible();
  await expect(prompt(active)).toHaveCount(0);
  await expect(slip(other), 'there is something to decide').toHaveCount(0);
});
