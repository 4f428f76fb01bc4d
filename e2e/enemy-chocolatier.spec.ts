import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { nth } from '../core/sure.ts';
import { shownStep, isOver, myTurn, PHONE, quickBots } from './table.ts';

async function openTown(page: Page, prepare: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  await page.goto('/new/enemy-chocolatier');
  await expect(page.locator('form')).toBeVisible();
  await prepare(page);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.ec, .hand-over')).toBeVisible();
}

const houses = (page: Page) => page.locator('.ec-for-sale');

test('[EC-30][EC-40] a whole game on a phone against two bots, by pointing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openTown(page);
  while (await myTurn(page)) {
    const before = await shownStep(page);
    const lit = await houses(page).count();
    if (lit > 0) {
      const house = houses(page).nth(before % lit);
      await house.locator('.ec-lot').click({ force: true });
      const buy = page.locator('.ec-purchase .button-main');
      // From far away the first tap looks closer.
      if (!(await buy.isVisible())) await house.locator('.ec-lot').click({ force: true });
      if (await buy.isVisible()) await buy.click();
      else await page.locator('.ec-end .button-main').click();
    } else await page.locator('.ec-end .button-main').click();
    const whole = page.getByRole('button', { name: 'Whole town' });
    if (await whole.isVisible()) await whole.click();
    await expect.poll(() => shownStep(page)).toBeGreaterThanOrEqual(before);
  }
  await expect(isOver(page)).toContainText(/wins?!|share/);
  await expect(page.locator('.ec-sheet > li')).toHaveCount(3);
  await expect(page.locator('.ec-sheet .ec-bars'), 'all recipes are open now').toHaveCount(3);
});

test('[EC-72][EC-70] a whole game with the keyboard alone', async ({ page }) => {
  await quickBots(page);
  await openTown(page, async () => {
    await page.getByRole('button', { name: 'Remove Rosemary' }).press('Enter');
  });
  const choices = page.locator('.side-choices .choice:not(.choice-shut)');
  while (await myTurn(page)) {
    const before = await shownStep(page);
    await page.keyboard.press('c');
    await expect(choices.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => shownStep(page)).toBeGreaterThan(before);
  }
  await expect(isOver(page)).toBeVisible();
});

test('[EC-05][EC-A21] the host lays the town by hand: turn, swap, shuffle, undo, begin', async ({ page }) => {
  await quickBots(page);
  await openTown(page, async () => {
    await page.getByText('Laid by hand').click();
  });
  const tiles = page.locator('.ec-tile');
  const order = () => page.locator('.ec-tile-name').allTextContents();
  await expect(tiles).toHaveCount(6);
  await expect(page.locator('.ec-arrange-tools')).toContainText(/1[0-2] neighbourhoods touch the factory/);
  const first = await order();

  await tiles.nth(0).click();
  await tiles.nth(3).click();
  await expect.poll(order).toEqual([first[3], first[1], first[2], first[0], first[4], first[5]]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(order).toEqual(first);

  await tiles.nth(1).dragTo(tiles.nth(4));
  await expect.poll(order).toEqual([first[0], first[4], first[2], first[3], first[1], first[5]]);

  await tiles.nth(2).focus();
  await page.keyboard.press('Enter');
  const shape = await tiles.nth(2).locator('.ec-lot').first().getAttribute('points');
  await page.getByRole('button', { name: /Turn right/ }).click();
  await expect(tiles.nth(2).locator('.ec-lot').first()).not.toHaveAttribute('points', shape!);

  await page.getByRole('button', { name: 'Start with this town', exact: true }).last().click();
  expect(await myTurn(page)).toBe(true);
  await expect(page.locator('.ec-recipe')).toBeVisible();
});

test('[EC-08] another player’s recipe is nowhere on the page', async ({ page }) => {
  await quickBots(page);
  await openTown(page, async () => {
    await page.locator('select').nth(1).selectOption('person');
  });
  const names = [
    'Heartthrob Bonbon',
    'Squirrel’s Ransom',
    'Midnight Confession',
    'Brittle Truth',
    'Fudge Cathedral',
    'Nutcase in Love',
  ];
  const cover = page.locator('.hand-over');
  const seen: string[] = [];
  for (let hands = 0; hands < 4; hands++) {
    await expect(cover).toBeVisible({ timeout: 20_000 });
    const covered = await page.evaluate(() => document.body.innerHTML);
    expect(names.filter(name => covered.includes(name))).toEqual([]);
    await cover.getByRole('button').click();
    await expect(page.locator('.ec-recipe')).toBeVisible();
    const html = await page.evaluate(() => document.body.innerHTML);
    const shown = names.filter(name => html.includes(name));
    expect(shown, 'one’s own recipe and no other').toHaveLength(1);
    seen.push(nth(shown, 0));
    await page.locator('.ec-end .button-main').click();
  }
  expect(seen[0]).toBe(seen[2]);
  expect(seen[1]).toBe(seen[3]);
  expect(seen[0]).not.toBe(seen[1]);
});

test('a house says what buying it brings, or why it cannot be bought', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await quickBots(page);
  await openTown(page);
  await myTurn(page);
  await houses(page).first().locator('.ec-lot').click({ force: true });
  await expect(page.locator('.ec-consequences')).toContainText('$');
  await page.locator('.ec-unavailable .ec-house').first().locator('.ec-lot').click({ force: true });
  await expect(
    page.locator('.ec-purchase-shut .reason').getByRole('button', { name: /^Rule EC-/ }),
  ).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the town is accessible (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await quickBots(page, 'fr');
    await openTown(page);
    await myTurn(page);
    await page.waitForTimeout(700);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

for (const asks of [true, false])
  test(`ending a turn with houses left ${asks ? 'asks twice' : 'asks no more once that is switched off'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await quickBots(page);
    await openTown(page, async () => {
      await page.getByRole('radiogroup', { name: 'Who starts' }).getByText('Player 1').click();
    });
    await myTurn(page);
    if (!asks) {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page
        .getByRole('radiogroup', { name: 'Confirm before ending a turn early' })
        .getByText('No')
        .click();
      await page.keyboard.press('Escape');
    }
    // With the first player's $6, some two houses beside the factory can always be paid: the cheapest comes first.
    await page.keyboard.press('c');
    await expect(page.locator('.side-choices')).toBeVisible();
    const offers = await page.locator('.side-choices button.choice').allTextContents();
    const price = (offer: string) => Number(/\$(\d)/.exec(offer)?.[1] ?? 9);
    const cheapest = nth(
      offers.toSorted((one, other) => price(one) - price(other)),
      0,
    );
    await page.getByRole('button', { name: cheapest, exact: true }).click();
    await expect(houses(page).first()).toBeVisible();
    const before = await shownStep(page);
    const end = page.locator('.ec-end .button-main');
    await end.click();
    if (asks) {
      await expect(end).toContainText('You could still buy');
      expect(await shownStep(page)).toBe(before);
      await end.click();
    }
    await expect.poll(() => shownStep(page)).toBeGreaterThan(before);
  });
