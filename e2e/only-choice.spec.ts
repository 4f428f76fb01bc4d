import { expect, type Page } from '@playwright/test';
import { deal, join, openInHouse, test, whoseTurn } from './network.ts';
import { prompt, shownStep } from './table.ts';

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

/** From now on time passes only when a test lets it: on the slowest machine nothing is played before it was looked at. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Lets a moment pass, as often as it takes until this is so. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return isSo();
      },
      { intervals: [20] },
    )
    .toBe(true);
}

/** Buys until nothing else can be done than to end the turn. */
async function buyAll(page: Page): Promise<void> {
  // Others may still have to play, and the list is drawn after the board: nobody but this lets their time pass.
  const mine = () => until(page, () => slip(page).or(buy(page).first()).first().isVisible());
  await mine();
  while (!(await slip(page).isVisible())) {
    const before = await shownStep(page);
    await buy(page).first().click();
    await until(page, async () => (await shownStep(page)) > before);
    await page.clock.runFor(100);
    await mine();
  }
}

test('the only choice is said, and played by itself, but not behind a sheet nor for who takes back or wants to wait', async ({
  guest,
}) => {
  const page = await guest({ onlyChoice: 'play' });
  await page.clock.install();
  await openTown(page);
  await stopTime(page);
  await buyAll(page);
  await expect(slip(page)).toContainText('Nothing to decide: End turn');
  const first = await shownStep(page);
  await test.step('nothing moves behind a sheet that somebody reads', async () => {
    await page.keyboard.press('r');
    await until(page, () => page.locator('dialog[open]').isVisible());
    await page.clock.fastForward('01:00');
    expect(await shownStep(page)).toBe(first);
    await page.keyboard.press('Escape');
    await until(page, async () => (await page.locator('dialog[open]').count()) === 0);
  });
  await test.step('afterwards it is played, and the log tells it', async () => {
    await page.clock.runFor(4000);
    await until(page, async () => (await shownStep(page)) > first);
    const turns = page.locator('.side-log .log-turn').filter({ hasText: 'Basil' });
    await until(page, () => turns.last().isVisible());
  });
  await test.step('whoever takes back is not pushed on', async () => {
    await buyAll(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(page, async () => (await slip(page).count()) === 0);
    const back = await shownStep(page);
    await page.clock.fastForward('01:00');
    expect(await shownStep(page)).toBe(back);
    await expect(prompt(page)).toBeVisible();
  });
  await test.step('whoever wants to wait waits, from that very moment on', async () => {
    await buyAll(page);
    const before = await shownStep(page);
    await slip(page).getByRole('button', { name: 'Wait' }).click();
    await expect(slip(page)).toHaveCount(0);
    await page.clock.fastForward('01:00');
    expect(await shownStep(page)).toBe(before);
    await expect(prompt(page)).toBeVisible();
  });
});

test('on a shared device nobody’s move is made under the cover', async ({ guest }) => {
  const page = await guest({ onlyChoice: 'play' });
  await page.clock.install();
  await openTown(page, 'friends');
  const cover = page.locator('.hand-over');
  await cover.getByRole('button').click();
  await stopTime(page);
  await buyAll(page);
  await page.clock.runFor(4000);
  await until(page, () => cover.isVisible());
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
  for (const page of [nina, marie]) await page.clock.install();
  const link = await openInHouse(nina, { name: 'Nina', game: 'enemy-chocolatier' });
  await join(marie, link, 'Marie');
  await deal(nina);
  const active = await whoseTurn(nina, marie);
  const other = active === nina ? marie : nina;
  await stopTime(active);
  await buyAll(active);
  await active.clock.runFor(4000);
  await expect(prompt(other)).toBeVisible();
  await until(active, async () => (await prompt(active).count()) === 0);
  await expect(slip(other), 'there is something to decide').toHaveCount(0);
});
