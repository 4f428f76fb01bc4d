import { expect, type Page } from '@playwright/test';
import { deal, join, openInHouse, test } from './network.ts';

/** The device forgets what it knows of the deals, and who it is stays. */
const loseNumbers = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('potager.deal.')) localStorage.removeItem(key);
  });

const fixed = (page: Page) => page.getByText('Who plays is fixed.');

test('a device that is away is waited for by name; when it comes back the cards are dealt', async ({
  guest,
}) => {
  const [nina, marie] = [await guest(), await guest()];
  const link = await openInHouse(nina, { name: 'Nina' });
  await join(marie, link, 'Marie');
  await marie.goto('about:blank');
  await nina.getByRole('button', { name: 'Start game' }).click();
  await expect(fixed(nina)).toBeVisible();
  await expect(nina.getByText('Nina: number opened')).toBeVisible();
  await expect(nina.getByText('Waiting for Marie’s device to open its number')).toBeVisible();
  await nina.reload();
  await expect(nina.getByText('Waiting for Marie’s device to open its number')).toBeVisible();
  await marie.goto(link);
  await expect(marie.locator('.table')).toBeVisible();
  await expect(nina.locator('.table')).toBeVisible();
});

test('whoever opened the table may deal without a number that does not come', async ({ guest }) => {
  const [nina, marie, watcher] = [await guest(), await guest(), await guest()];
  const link = await openInHouse(nina, { name: 'Nina' });
  await join(marie, link, 'Marie');
  await watcher.goto(link);
  await marie.goto('about:blank');
  await nina.getByRole('button', { name: 'Start game' }).click();
  await expect(watcher.getByText('Waiting for Marie’s device to open its number')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Start without Marie’s number' })).toHaveCount(0);
  await nina.getByRole('button', { name: 'Start without Marie’s number' }).click();
  await expect(nina.locator('.table')).toBeVisible();
});

test('a deal is given up, everybody seals a new number, and the next one is dealt', async ({ guest }) => {
  const [nina, marie] = [await guest(), await guest()];
  const link = await openInHouse(nina, { name: 'Nina' });
  await join(marie, link, 'Marie');
  await marie.goto('about:blank');
  await nina.getByRole('button', { name: 'Start game' }).click();
  await nina.getByRole('button', { name: 'Cancel this start' }).click();
  await nina.getByRole('button', { name: 'Yes, cancel this start' }).click();
  await nina.getByRole('button', { name: 'Seal a new number' }).click();
  await expect(nina.getByText('Marie still has to seal a new number.')).toBeVisible();
  await expect(nina.getByText('Someone still has to seal a new number.')).toBeVisible();
  await marie.goto(link);
  await marie.getByRole('button', { name: 'Seal a new number' }).click();
  await expect(nina.locator('.deal-why')).toHaveText('Everyone’s here.');
  await deal(nina);
  await expect(marie.locator('.table')).toBeVisible();
});

test('a device whose storage was emptied seals another number, or lets the deal go on without', async ({
  guest,
}) => {
  const [nina, marie] = [await guest(), await guest()];
  const link = await openInHouse(nina, { name: 'Nina' });
  await join(marie, link, 'Marie');
  await loseNumbers(marie);
  await marie.reload();
  await marie.getByRole('button', { name: 'Seal a number on this device instead' }).click();
  await expect(marie.getByText('Your number is sealed on another of your devices')).toHaveCount(0);
  await loseNumbers(marie);
  await marie.reload();
  await expect(marie.getByText('Your number is sealed on another of your devices')).toBeVisible();
  await nina.getByRole('button', { name: 'Start game' }).click();
  await marie.getByRole('button', { name: 'Start without my number' }).click();
  await expect(marie.locator('.table')).toBeVisible();
  await expect(nina.locator('.table')).toBeVisible();
});

test('at a slow table the number can be handed over, and the game begins without its person', async ({
  guest,
}) => {
  const [nina, marie] = [await guest(), await guest()];
  const link = await openInHouse(nina, {
    name: 'Nina',
    also: page => page.getByText('Turn-based', { exact: true }).click(),
  });
  await join(marie, link, 'Marie');
  await marie.getByRole('button', { name: 'Let the game start without me' }).click();
  await expect(marie.getByText('the game can start while you’re away')).toBeVisible();
  await marie.goto('about:blank');
  await deal(nina);
});
