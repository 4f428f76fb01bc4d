import { expect } from '@playwright/test';
import { test } from './experienced.ts';
import { kitPage } from './kit-page.ts';

// One worker takes them all, so that one server does for all.
test.describe.configure({ mode: 'default' });
const openKit = kitPage();

test('the parts of the kit do what they say', async ({ page }) => {
  await openKit(page);
  await expect(page.getByRole('heading', { name: 'Kit', exact: true })).toBeVisible();

  // What cannot be undone asks first, and forgets when one looks away.
  const confirmed = page.locator('[data-part=confirmed]');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really?' }).blur();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(confirmed).toHaveText('0');
  await page.getByRole('button', { name: 'Really?' }).click();
  await expect(confirmed).toHaveText('1');

  // A number stays within its limits.
  const stepper = page.locator('.stepper');
  for (let n = 0; n < 3; n++) await stepper.getByRole('button', { name: 'Less' }).click();
  await expect(stepper.locator('output')).toHaveText('0');
  await expect(stepper.getByRole('button', { name: 'Less' })).toBeDisabled();

  // A piece tells what it is to eyes and ears, by hover and by focus, and is pointed at by a click.
  const piece = page.getByRole('button', { name: 'Turnip, possible', exact: true });
  await piece.hover();
  await expect(page.getByRole('tooltip')).toContainText('2 cards make a bed');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(piece).toHaveAttribute('aria-description', /18 such cards/);
  await piece.click();
  await expect(piece).toHaveAttribute('aria-pressed', 'true');

  await piece.click();
  await page.mouse.move(0, 0);

  // The same inside a drawing, by mouse and by key, and for what can only be looked at.
  const mill = page.getByRole('button', { name: 'Mill' });
  await mill.hover();
  await expect(page.getByRole('tooltip', { name: 'Turnip' })).toBeVisible();
  await mill.press('Enter');
  await expect(mill).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('img', { name: 'Well: 7' })).toBeFocused();
  await expect(page.getByRole('tooltip', { name: 'Well' })).toContainText('Spent coins');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  const names = page.locator('.kit-shelf .card-name');
  await expect(names.first()).toBeVisible();
  await expect(names.last(), 'a narrow card leaves out its name').toBeHidden();
  await expect(page.getByRole('timer', { name: '4 seconds' })).toHaveText('4');
  await expect(page.locator('.phase[aria-current]')).toHaveText('Noon');
  await expect(page.getByRole('img', { name: 'Basil has chosen' })).toHaveText('');
  await expect(page.getByRole('img', { name: 'Rosemary: 4' })).toHaveText('4');
  await expect(page.getByRole('figure', { name: 'Aim' })).toContainText('Anna: 5 of 20');
  await expect(page.getByRole('figure', { name: 'ReferenceList' })).toContainText('Copies');

  // Equals share a place, and the next one is the third.
  const ledger = page.locator('.ledger');
  await expect(ledger.first().locator('.ledger-place')).toHaveText(['1st', '1st', '3rd']);
  await expect(ledger.last().locator('.ledger-lines li')).toHaveCount(0);

  // However long a score sheet is, what can be done next stays in sight.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'Open a score sheet' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeInViewport();
  await page.setViewportSize({ width: 1600, height: 900 });
  const { width } = (await page.getByRole('dialog').boundingBox())!;
  expect(width).toBeLessThanOrEqual(1024);
  expect(width).toBeGreaterThan(900);
});

test('a finger that stays is told, and chooses nothing', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openKit(page);
  const piece = page.getByRole('button', { name: 'Turnip, possible', exact: true });
  await piece.scrollIntoViewIfNeeded();
  const { x, y } = (await piece.boundingBox())!;
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + 30, y: y + 30 }] : [],
    });
  await touch('touchStart');
  await expect(page.getByRole('tooltip')).toContainText('2 cards make a bed');
  await touch('touchEnd');
  await expect(page.getByRole('tooltip'), 'it can be read with the hand out of the way').toBeVisible();
  await expect(piece).toHaveAttribute('aria-pressed', 'false');
  await page.touchscreen.tap(5, 5);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await piece.tap();
  await expect(piece).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('the frame lies by its own room, on a big screen too, and selecting moves nothing', async ({ page }) => {
  await openKit(page);
  await test.step('on a big screen players sit on both sides, nothing is at the edge or small, and only the question is left of the dock', async () => {
    const screen = page.locator('.table[data-arrangement="television"]');
    const box = (await screen.boundingBox())!;
    const [first, second, third] = await Promise.all(
      (await screen.locator('.seat-panel').all()).map(async panel => (await panel.boundingBox())!),
    );
    const board = (await screen.locator('.area-board').boundingBox())!;
    expect(first!.x).toBeGreaterThanOrEqual(box.x + 0.049 * box.width);
    expect(first!.y).toBeGreaterThanOrEqual(box.y + 0.049 * box.height);
    expect(second!.x, 'the second below the first').toBeCloseTo(first!.x, 0);
    expect(first!.x + first!.width).toBeLessThanOrEqual(board.x);
    expect(third!.x, 'the third on the other side').toBeGreaterThanOrEqual(board.x + board.width);
    expect(third!.x + third!.width).toBeLessThanOrEqual(box.x + 0.951 * box.width);
    await expect(screen.locator('.prompt-words')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Plant' })).toBeHidden();
    const types = await screen
      .locator('.seat-name, .count, .prompt-words')
      .evaluateAll(all => all.map(element => Number.parseFloat(getComputedStyle(element).fontSize)));
    // What is 22 px at 1080 lines is a little less on a smaller screen.
    expect(Math.min(...types)).toBeGreaterThanOrEqual(18);
  });

  const tables = page.locator('.table[data-arrangement]');
  await expect(tables).toHaveCount(6);
  const lies = await tables.evaluateAll(tables =>
    tables.map(table => (table as HTMLElement).dataset['arrangement']),
  );
  expect(lies).toEqual(['upright', 'lying', 'tablet', 'laptop', 'desktop', 'television']);
  for (const table of await tables.all()) {
    const boxes = () =>
      table.locator('.area').evaluateAll(areas =>
        areas.map(area => {
          const { x, y, width, height } = area.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round);
        }),
      );
    const before = await boxes();
    await table.getByRole('button', { name: 'Card 1' }).click();
    const detail = page.getByRole('dialog', { name: 'Selected' });
    await expect(detail).toBeInViewport();
    expect(await boxes()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
  }

  // Who opens a note by key goes on inside it, and is back at the piece when it closes.
  const first = tables.first().getByRole('button', { name: 'Card 1' });
  await first.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Selected' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();

  // On a phone, where it lies over what was asked, a thumb puts it away; elsewhere it leaves that to a tap beside it.
  const away = page.getByRole('dialog', { name: 'Selected' }).getByRole('button', { name: 'Close' });
  await first.click();
  await away.click();
  await expect(page.getByRole('dialog', { name: 'Selected' })).toHaveCount(0);
  await tables.nth(4).getByRole('button', { name: 'Card 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Selected' })).toBeVisible();
  await expect(away).toHaveCount(0);
  await page.keyboard.press('Escape');

  // A chip opens its panel; a tap elsewhere closes it.
  const phone = tables.first();
  await phone.locator('.seat-chip').nth(1).click();
  await expect(page.locator('.note .seat-panel')).toContainText('Everything else.');
  await expect(page.locator('.note'), 'where the aim has no room it is behind the chips').toContainText(
    'First to 20',
  );
  await page.mouse.click(2, 2);
  await expect(page.locator('.note')).toHaveCount(0);

  // Where there is room for two actions, the others wait behind a button.
  await expect(phone.locator('.actions > .button')).toHaveText(['Plant', 'Draw', '…']);
  await phone.locator('.actions-more').click();
  await expect(page.locator('.actions-rest .button')).toHaveText(['Sell', 'Wait', 'Sleep', 'Sing']);
});
