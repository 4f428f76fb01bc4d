import { expect, type Page } from '@playwright/test';
import { deal, join, openInHouse, test, whoseTurn } from './network.ts';
import { myTurn, quickBots } from './table.ts';

const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const focused = (page: Page) => page.locator(':focus');

test('a question asked twice begins at the way back, and leads back to where it was asked', async ({
  guest,
}) => {
  const nina = await guest();
  await openInHouse(nina, { name: 'Nina', seats: 3 });
  await press(nina, 'Cancel table');
  await expect(focused(nina)).toHaveText('No');
  await nina.keyboard.press('Enter');
  await expect(focused(nina)).toHaveText('Cancel table');
  await nina.goto('/');
  await nina.getByRole('button', { name: 'Cancel table: Chill & Chili' }).focus();
  await nina.keyboard.press('Enter');
  await expect(focused(nina)).toHaveText('Keep table');
  await press(nina, 'Cancel table');
  await expect(nina.getByRole('region', { name: 'Your tables' }).locator('.net-card')).toHaveCount(0);
  await expect(focused(nina), 'the focus is not lost with the table').toHaveCount(1);
});

test('where a control goes away the focus stays near', async ({ guest, page }) => {
  const nina = await guest();
  await openInHouse(nina, { name: 'Nina', seats: 3 });
  const seats = nina.locator('.gather-seat');
  await press(nina, 'Remove a seat');
  await expect(seats).toHaveCount(2);
  await expect(focused(nina), 'a button that became disabled').toHaveAccessibleName('Add a seat');
  await press(nina, 'Fill with bots');
  await expect(nina.getByRole('button', { name: 'Fill with bots' })).toHaveCount(0);
  await expect(focused(nina)).toHaveAccessibleName('Add a seat');

  await quickBots(page);
  await page.goto('/new/chill-and-chili');
  await page.locator('button[type=submit]').click();
  await myTurn(page);
  for (const key of ['c', 'l']) {
    await page.keyboard.press(key);
    const beside = page.locator(key === 'c' ? '.side-choices' : '.side-log');
    await expect(beside.locator(':focus')).toHaveCount(1);
    await beside.locator('.side-head .round').focus();
    await page.keyboard.press('Enter');
    await expect(beside).toHaveCount(0);
    await expect(focused(page)).toHaveCount(1);
  }
});

test('a sheet keeps the focus, and nobody hears or touches what is behind it', async ({ page }) => {
  await quickBots(page);
  await page.goto('/new/chill-and-chili');
  await page.locator('button[type=submit]').click();
  await myTurn(page);
  const opener = page.getByRole('button', { name: 'Rules', exact: true, includeHidden: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  const close = sheet.locator('.sheet-head .round');
  await expect(close, 'it begins at its first stop').toBeFocused();
  await expect(sheet.locator('a, input, summary'), 'what it says is fetched').not.toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(sheet.locator(':focus'), 'backwards to its last').toHaveCount(1);
  await expect(close).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close, 'and round to the first').toBeFocused();
  await page.locator('.prompt-words').evaluate((words: HTMLElement) => words.focus());
  await expect(close, 'nothing behind it takes the focus').toBeFocused();
  await expect(page.locator('.table-board'), 'nor is heard').toHaveAttribute('aria-hidden', 'true');
  const isCovered = await opener.evaluate(button => {
    const { left, top } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isCovered, 'nor is touched').toBe(true);

  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('.table-board')).not.toHaveAttribute('aria-hidden');
});

test('two of the same name are told apart wherever they are named', async ({ guest }) => {
  const [nina, other] = [await guest(), await guest()];
  await join(other, await openInHouse(nina, { name: 'Nina', visibility: 'Public' }), 'Nina');
  await other.getByRole('button', { name: 'Hello!' }).click();
  await expect(nina.locator('.speaker')).toHaveText('Nina (2)');
  await deal(nina);
  const begins = await whoseTurn(nina, other);
  const waits = begins === nina ? other : nina;
  await waits.goto('/');
  const mine = waits.getByRole('region', { name: 'Your tables' }).locator('.net-card');
  await expect(mine.locator('small')).toHaveText(
    begins === nina ? /Waiting for Nina$/ : /Waiting for Nina \(2\)$/,
  );
});
