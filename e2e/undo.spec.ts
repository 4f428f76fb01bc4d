import { expect, type Page } from '@playwright/test';
import { deal, join, openInHouse, test, whoseTurn } from './network.ts';
import { expectSameStep, myTurn, openTable, quickBots, shortcut, shownStep } from './table.ts';

const undo = (page: Page) => page.locator('.prompt-undo');

/** Takes half the pond as coins, which ends the turn. On the board: with some hands the dock has no room for it. */
async function takeCoins(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pond \d/ }).click();
  await page.locator('button.offer').first().click();
}

const stepPast = (page: Page, step: number) =>
  page.waitForFunction(
    known => Number(document.querySelector<HTMLElement>('.table')?.dataset['step']) > known,
    step,
  );

const personsOnly = (page: Page) =>
  openTable(page, async form => {
    await form.locator('input[type=text]').nth(0).fill('Nina');
    await form.locator('select').nth(1).selectOption('person');
    await form.locator('input[type=text]').nth(1).fill('Marie');
  });

test('[CC-30] whoever passed the device on too early takes the move back on the cover', async ({ page }) => {
  await quickBots(page);
  await personsOnly(page);
  const cover = page.locator('.hand-over');
  await cover.locator('.button-main').click();
  const first = await page.locator('.prompt-mine').getAttribute('data-seat');
  await takeCoins(page);
  await expect(cover).toBeVisible();
  await cover.getByRole('button', { name: 'Wait: undo my move' }).click();
  await expect(page.locator(`.prompt-mine[data-seat='${first}']`)).toBeVisible();
  await takeCoins(page);
  await cover.locator('.button-main').click();
  await expect(page.locator('.prompt-mine')).not.toHaveAttribute('data-seat', first!);
  // The next player holds the device now, has done nothing yet, and lets the other think again.
  await page.getByRole('button', { name: /^Undo \((Nina|Marie)\)$/ }).click();
  await expect(cover).toHaveAttribute('data-seat', first!);
});

test('[CC-30] over the network a turn can be taken back until the next player acts', async ({ guest }) => {
  const [nina, marie] = [await guest(), await guest()];
  await join(marie, await openInHouse(nina, { name: 'Nina' }), 'Marie');
  await deal(nina);
  const active = await whoseTurn(nina, marie);
  const other = active === nina ? marie : nina;
  await test.step('in the middle of a turn', async () => {
    await active
      .getByRole('button', { name: /drops? from the pond/ })
      .first()
      .click();
    await undo(active).click();
    await expect(undo(active)).toHaveCount(0);
    await expect(other.locator('.side-log')).toContainText('undoes the last move');
    await expect(active.locator('.prompt-words')).toContainText('Buy a card');
  });
  await takeCoins(active);
  await expect(other.locator('.prompt-mine')).toBeVisible();
  await expect(undo(other), 'nobody takes back for somebody else').toHaveCount(0);
  await undo(active).click();
  await expect(active.locator('.prompt-mine')).toBeVisible();
  await expect(other.locator('.prompt-mine')).toHaveCount(0);
  await takeCoins(active);
  await expect(other.locator('.prompt-mine')).toBeVisible();
  await takeCoins(other);
  await expectSameStep(active, other);
  await expect(undo(active), 'the other has acted').toHaveCount(0);
  await expect(undo(other)).toBeVisible();
});

test('against bots one may go further back, in a game that is friendly from then on', async ({ page }) => {
  await quickBots(page);
  await openTable(page);
  expect(await myTurn(page)).toBe(true);
  const before = await shownStep(page);
  await takeCoins(page);
  await stepPast(page, before + 1);
  expect(await myTurn(page)).toBe(true);
  await expect(undo(page)).toHaveCount(0);
  await shortcut(page, 'u');
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();
  await expect(page.locator('.bar-mark')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to my last turn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expect.poll(() => shownStep(page)).toBe(before);
  await expect(page.locator('.prompt-mine')).toBeVisible();
  await expect(page.locator('.bar-mark')).toHaveText('Friendly game');
  await page.reload();
  await expect(page.locator('.bar-mark')).toBeVisible();
});

test('against bots alone one goes further back over the network too, but not where others play', async ({
  guest,
}) => {
  const nina = await guest();
  await openInHouse(nina, { name: 'Nina' });
  await nina.getByRole('button', { name: 'Fill with bots' }).click();
  await deal(nina);
  expect(await myTurn(nina)).toBe(true);
  const before = await shownStep(nina);
  await takeCoins(nina);
  await stepPast(nina, before + 1);
  expect(await myTurn(nina)).toBe(true);
  await nina.getByRole('button', { name: 'Back to my last turn' }).click();
  await nina.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expect.poll(() => shownStep(nina)).toBe(before);
  await expect(nina.locator('.prompt-mine')).toBeVisible();
  await expect(nina.locator('.bar-mark')).toHaveText('Friendly game');
  await takeCoins(nina);
  await stepPast(nina, before + 1);
  expect(await myTurn(nina), 'the game goes on').toBe(true);
  await nina.reload();
  await expect(nina.locator('.bar-mark')).toBeVisible();
  await nina.goto('/');
  await expect(nina.locator('.net-card').filter({ hasText: 'Friendly game' })).toBeVisible();

  const [anna, ben] = [await guest(), await guest()];
  await join(ben, await openInHouse(anna, { name: 'Anna' }), 'Ben');
  await deal(anna);
  const active = await whoseTurn(anna, ben);
  await takeCoins(active);
  await expect(undo(active)).toBeVisible();
  await expect(active.getByRole('button', { name: 'Back to my last turn' })).toHaveCount(0);
});

test('[CC-36] a beginner is asked before what cannot be undone, and may say that once is enough', async ({
  page,
}) => {
  await quickBots(page);
  await page.addInitScript(() => localStorage.removeItem('potager.finished'));
  await openTable(page);
  expect(await myTurn(page)).toBe(true);
  const before = await shownStep(page);
  const draw = async () => {
    await page.locator('.cc-pile').click();
    await page.locator('button.offer').first().click();
  };
  await draw();
  const question = page.locator('dialog.sheet');
  await expect(question).toContainText('can’t take this back');
  const enough = question.getByRole('checkbox', { name: 'Don’t ask again' });
  await enough.check();
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toHaveCount(0);
  expect(await shownStep(page)).toBe(before);
  // The pile is still pointed at.
  await page.locator('button.offer').first().click();
  await expect(enough, 'a wish that was not confirmed is forgotten').not.toBeChecked();
  await enough.check();
  expect(await shownStep(page), 'to wish is not to move').toBe(before);
  await question.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => shownStep(page)).toBeGreaterThan(before);
  expect(await myTurn(page)).toBe(true);
  const again = await shownStep(page);
  await draw();
  await expect.poll(() => shownStep(page)).toBeGreaterThan(again);
  await expect(question).toHaveCount(0);
});
