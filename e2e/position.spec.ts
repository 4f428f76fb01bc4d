import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './experienced.ts';
import { noSidewaysScrolling, PHONE, prompt, quickBots, tinyTargets } from './table.ts';
import { seriousFaults } from './undrawn.ts';

const status = (page: Page) => page.locator('.position-status');
const field = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hand = (page: Page) => page.getByRole('group', { name: 'Your hand', exact: true }).last();

/** Adds a card of the box to what is open. */
const pick = (page: Page, card: string) =>
  page.locator('.palette').getByRole('button', { name: new RegExp(`^${card.replace(/[()]/g, '\\$&')}`) });

/** What this button opens is left by Escape, and the focus is where it was before. */
async function closesByEscape(page: Page, opener: Locator): Promise<void> {
  const open = page.locator('.palette, .palette-row');
  const button = await opener.elementHandle();
  await opener.focus();
  await page.keyboard.press('Enter');
  await open.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  expect(await button!.evaluate(element => element === document.activeElement)).toBe(true);
}

test('a position of Chill & Chili is entered by pointer and by keyboard, explained, answered and played on', async ({
  page,
}) => {
  await quickBots(page);
  await page.setViewportSize(PHONE);
  await page.goto('/rules/chill-and-chili');
  await page.getByRole('link', { name: 'At a real table?' }).click();

  await test.step('by pointer: a hand, the market, a bed and its water', async () => {
    await expect(status(page)).toHaveText('One thing is still to enter.');
    await page.locator('.position-jump').click();
    await expect(field(page, 'The market'), 'what is missing, not the end of the page').toBeFocused();
    await expect(page.getByRole('button', { name: 'upper row, 1 coin: empty' })).toBeInViewport();
    // One tap opens the first place; each card goes on to the next empty one.
    await page.getByRole('button', { name: 'upper row, 1 coin: empty' }).click();
    for (let n = 0; n < 8; n++) await pick(page, 'tomato (2 suns)').click();
    await expect(page.getByRole('button', { name: 'lower row, 4 coins: tomato (2 suns)' })).toBeVisible();
    await closesByEscape(page, page.getByRole('button', { name: 'upper row, 2 coins: tomato (2 suns)' }));
    await closesByEscape(page, page.getByRole('button', { name: 'Add cards (Your hand)' }));
    await closesByEscape(page, page.getByRole('button', { name: 'Add a bed' }).first());
    const emptyHanded = page.getByText('Your hand is empty here');
    await expect(emptyHanded).toBeVisible();

    await page.getByRole('button', { name: 'Add cards (Your hand)' }).click();
    await pick(page, 'corn (1 sun)').scrollIntoViewIfNeeded();
    const place = () => page.locator('.palette').evaluate(box => Math.round(box.getBoundingClientRect().top));
    const still = await place();
    for (const card of ['corn (1 sun)', 'corn (1 sun)', 'watering can']) {
      await pick(page, card).click();
      expect(await place(), 'the box stays where it is while the hand grows').toBe(still);
    }
    await expect(hand(page).getByRole('button', { name: /^Take away/ })).toHaveCount(3);
    await hand(page).getByRole('button', { name: 'Take away: corn (1 sun)' }).first().click();
    await expect(hand(page).getByRole('button', { name: /^Take away/ })).toHaveCount(2);
    await expect(emptyHanded).toHaveCount(0);

    const garden = field(page, 'Player 1 (you)');
    await garden.getByRole('button', { name: 'Add a bed' }).click();
    for (const card of ['carrot (1 sun)', 'carrot (2 suns)', 'pumpkin (2 suns)'])
      await pick(page, card).click();
    await expect(garden.getByRole('group', { name: 'Bed 2' })).toBeVisible();
    await garden.getByLabel('Drops on bed 1', { exact: true }).fill('3');
    await expect(status(page)).toHaveText('This position is possible.');
    expect(await tinyTargets(page)).toEqual([]);
    await noSidewaysScrolling(page);
    expect(await seriousFaults(page)).toEqual([]);
  });

  await test.step('what cannot be is explained where it was entered, with its clause', async () => {
    await page.getByRole('button', { name: 'Add cards (Your hand)' }).click();
    for (let n = 0; n < 5; n++) await pick(page, 'cauliflower (3 suns)').click();
    await expect(status(page)).toHaveText('One thing can’t be.');
    const fault = hand(page).or(page.locator('#field-hand-0')).locator('.sketch-faults');
    await expect(fault).toContainText('There are only 4 of this card: cauliflower (3 suns). You entered 5.');
    await fault.getByRole('button', { name: /CC-08/ }).click();
    await expect(page.locator('dialog .clause-lit')).toContainText('CC-08');
    await page.keyboard.press('Escape');
    await page.locator('.position-fault').click();
    await expect(page.locator('#field-hand-0')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status(page)).toHaveText('This position is possible.');
  });

  await test.step('by keyboard: numbers and cards', async () => {
    await page.getByLabel('Coins', { exact: true }).first().focus();
    await page.keyboard.type('1');
    await page.getByLabel('Drops in the pond', { exact: true }).focus();
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Drops in the pond', { exact: true })).toHaveValue('10');
    await page.getByRole('button', { name: 'Done (Your hand)' }).focus();
    await page.keyboard.press('Tab');
    await expect(pick(page, 'corn (1 sun)')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('.palette [role=status]')).toHaveText('Added: corn (1 sun).');
    await expect(hand(page).getByRole('button', { name: /^Take away/ })).toHaveCount(7);
  });

  await test.step('choices with reasons, the score, and advice', async () => {
    const answers = page.getByRole('region', { name: 'Answers' });
    await expect(answers).toContainText('cards you haven’t seen are dealt at random');
    await expect(answers.getByText('Take 5 coins from the pond')).toBeVisible();
    await answers.getByText(/^Not possible now/).click();
    const shut = answers.locator('.choice-shut').filter({ hasText: 'Buy a tomato (2 suns)' }).first();
    await expect(shut).toContainText('Costs 2 coins: 1 more needed.');
    await expect(answers.locator('.ledger')).toContainText('watered, doubled');
    await answers.getByRole('button', { name: 'Hint' }).click();
    await expect(answers.locator('.position-hints li').first()).toBeVisible({ timeout: 30_000 });
    expect(await seriousFaults(page)).toEqual([]);
  });

  await test.step('it is kept, and a bad link harms nothing', async () => {
    await page.goto('/position/chill-and-chili#bm9uc2Vuc2U');
    await expect(page.getByRole('alert')).toContainText('This link holds no position of this game.');
    await expect(hand(page).getByRole('button', { name: /^Take away/ })).toHaveCount(7);
  });

  await test.step('and played on: a study', async () => {
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
    await expect(prompt(page)).toBeVisible();
    await expect(page.locator('.cc-hand-card')).toHaveCount(7);
    const study = page.url();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Back to where this study began' }).click();
    await expect(hand(page).getByRole('button', { name: /^Take away/ })).toHaveCount(7);
    expect(page.url()).not.toBe(study);
    await page.goto('/');
    await expect(page.locator('.table-card, .tables li').first()).toContainText('study');
  });
});

test('a town of Enemy Chocolatier is opened from a link, changed and looked through', async ({ page }) => {
  await quickBots(page, 'fr');
  await page.emulateMedia({ colorScheme: 'dark' });
  const tycoon = { money: 7, points: 3, permits: 1, owns: ['A1-1', 'A1-2'], ruledOut: ['R3'] };
  const sketch = {
    options: { start: 'random', tiles: 'random', markers: 'unlimited', stalemate: 'ranking' },
    me: 1,
    arrangement: ['A', 'C', 'E', 'B', 'D', 'F'].map((tile, rotation) => ({ tile, rotation })),
    first: 0,
    round: 4,
    quiet: 1,
    turn: { seat: 1, bought: 0, gained: [] },
    recipe: 'R2',
    players: [tycoon, { ...tycoon, owns: ['B1-1'], ruledOut: [] }],
  };
  const fragment = Buffer.from(JSON.stringify(sketch)).toString('base64url');
  await page.goto(`/position/enemy-chocolatier#${fragment}`);
  await expect(status(page)).toHaveText('Cette position est possible.');
  await expect(field(page, 'Joueur 2 (vous)').getByLabel('Dollars', { exact: true })).toHaveValue('7');
  await expect(page.locator('.position-score')).toContainText('Rançon de l’écureuil');

  // By keyboard: a neighbourhood of the map, then its houses.
  const place = page.locator('.ec-place[aria-label*="(A1)"]');
  await place.focus();
  await page.keyboard.press('Enter');
  const houses = page.getByRole('group', { name: 'Cour Ganache (A1)' });
  await expect(houses.getByRole('button', { name: /A1-1.*Joueur 1/ })).toBeVisible();
  await houses.getByRole('button', { name: 'Tout le quartier' }).focus();
  await page.keyboard.press('Enter');
  await expect(houses.getByRole('button', { name: /Joueur 2/ })).not.toHaveCount(0);
  await expect(place).toHaveAttribute('aria-label', /fermé/);
  await page.keyboard.press('Escape');
  await expect(houses).toHaveCount(0);
  await expect(place).toBeFocused();

  await field(page, 'Joueur 1').getByLabel('Points', { exact: true }).fill('20');
  await expect(field(page, 'Joueur 1')).toContainText(
    'Joueur 1 a 20 points\u00a0: 20 font gagner la partie.',
  );
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(status(page)).toHaveText('Cette position est possible.');
  await page.getByRole('button', { name: 'Conseil' }).click();
  await expect(page.locator('.position-hints li').first()).toBeVisible({ timeout: 30_000 });
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect.soft(await tinyTargets(page)).toEqual([]);
  await noSidewaysScrolling(page);

  // A link holds all of it; what is changed afterwards is kept without it.
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page).toHaveURL(/#[\w-]{200,}$/);
  await field(page, 'Joueur 1').getByLabel('Points', { exact: true }).fill('5');
  await page.reload();
  await expect(page).toHaveURL(/\/position\/enemy-chocolatier$/);
  await expect(page.locator('.ec-place[aria-label*="(A1)"]')).toHaveAttribute('aria-label', /fermé/);
});
