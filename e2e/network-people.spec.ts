import { expect } from '@playwright/test';
import { deal, join, openInHouse, whoseTurn, test } from './network.ts';
import { decide, shownStep } from './table.ts';

test('a table in the house takes three clicks from the start page, and the name is asked once', async ({
  guest,
}) => {
  const nina = await guest();
  await nina.goto('/');
  await nina.getByRole('link', { name: 'New game' }).first().click();
  await nina.getByText('Online', { exact: true }).click();
  await nina.getByLabel('Your name').fill('Nina');
  await nina.getByRole('button', { name: 'Open table' }).click();
  await expect(nina.locator('.gather-seat-mine')).toContainText('Nina');
  await nina.goto('/new/enemy-chocolatier');
  await nina.getByText('Online', { exact: true }).click();
  await expect(nina.getByLabel('Your name')).toHaveCount(0);
  await nina.getByRole('button', { name: 'Open table' }).click();
  await expect(nina.locator('.gather-seat-mine')).toContainText('Nina');
});

test('a private table refuses strangers, and its seat has a link of its own', async ({ guest }) => {
  const [nina, stranger, marie] = await Promise.all([guest(), guest(), guest()]);
  const address = await openInHouse(nina, { name: 'Nina', visibility: 'Invitation only' });
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'Invitation only' })).toBeVisible();
  await stranger.goto('/t/nosuchtable');
  await expect(stranger.getByRole('heading', { name: 'There’s no such table' })).toBeVisible();
  await nina.getByRole('button', { name: 'Invite to seat 2' }).click();
  const link = await nina.getByRole('dialog').locator('.link-field').inputValue();
  await nina.keyboard.press('Escape');
  await join(marie, link, 'Marie');
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Invitation only' })).toBeVisible();
});

test('whoever opened the table can send somebody away, who cannot sit down again', async ({ guest }) => {
  const [nina, marie] = [await guest(), await guest()];
  const link = await openInHouse(nina, { name: 'Nina', visibility: 'Public' });
  await join(marie, link, 'Marie');
  await nina.getByRole('button', { name: 'Remove Marie' }).click();
  await nina.getByRole('button', { name: 'Remove Marie for good?' }).click();
  await expect(marie.getByText('You no longer have a seat at this table.')).toBeVisible();
  await marie.reload();
  await expect(marie.getByText('You no longer have a seat at this table.')).toBeVisible();
  await expect(marie.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  await nina.getByRole('button', { name: 'Cancel table' }).click();
  await expect(nina.getByText('The table disappears for everyone')).toBeVisible();
  await nina.getByRole('button', { name: 'Yes, cancel the table' }).click();
  await expect(marie.getByRole('heading', { name: 'This table was cancelled' })).toBeVisible();
  await expect(nina).toHaveURL(/\/$/);
  await expect(nina.getByRole('region', { name: 'Your tables' }).locator('.net-card')).toHaveCount(0);
});

test('a bot sits in and hands the seat back', async ({ guest }) => {
  const [nina, marie] = [await guest(), await guest()];
  await join(marie, await openInHouse(nina, { name: 'Nina' }), 'Marie');
  await deal(nina);
  await marie.getByRole('button', { name: 'Players' }).click();
  await marie.getByRole('button', { name: 'Let a bot play for me' }).click();
  await marie.keyboard.press('Escape');
  await expect(marie.getByText('A bot is playing for you.')).toBeVisible();
  await expect(nina.getByRole('img', { name: 'a bot is playing for Marie' })).toBeVisible();
  for (let n = 0; n < 6; n++) {
    await expect(nina.locator('.prompt-mine'), 'the bot plays on').toBeVisible({ timeout: 20_000 });
    await decide(nina);
  }
  await marie.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(marie.getByText('A bot is playing for you.')).toHaveCount(0);
  await expect(async () => {
    if (await nina.locator('.prompt-mine').isVisible()) await decide(nina);
    await expect(marie.locator('.prompt-mine')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  const before = await shownStep(marie);
  await marie.waitForTimeout(500);
  expect(await shownStep(marie), 'nobody plays for her any more').toBe(before);
});

test('people talk: phrases in the reader’s language, unread marks, and deaf ears', async ({ guest }) => {
  const nina = await guest();
  const marie = await guest();
  await join(marie, await openInHouse(nina, { name: 'Nina' }), 'Marie');
  await deal(nina);
  await marie.evaluate(() =>
    localStorage.setItem('potager.settings', JSON.stringify({ language: 'fr', secondThought: 'never' })),
  );
  await marie.reload();
  await nina.getByRole('button', { name: 'Chat' }).click();
  await nina.getByRole('button', { name: 'Good luck!' }).click();
  await nina.getByRole('textbox', { name: 'Write a message' }).fill('<b>mind the pond</b>');
  await nina.keyboard.press('Enter');
  await expect(nina.locator('.speech')).toHaveCount(2);
  const tab = marie.getByRole('button', { name: /^Discussion/ });
  await expect(tab).toContainText('2');
  await tab.click();
  await expect(marie.locator('.speech-words').first()).toHaveText(/Bonne chance/);
  await expect(marie.locator('.speech-words').nth(1)).toHaveText('<b>mind the pond</b>');
  await expect(tab.locator('.unread')).toHaveCount(0);
  await marie.locator('button.speech').first().click();
  await marie.getByRole('button', { name: /^Masquer Nina/ }).click();
  await expect(marie.locator('.speech')).toHaveCount(0);
  await marie.getByRole('button', { name: /Ne plus masquer Nina/ }).click();
  await expect(marie.locator('.speech')).toHaveCount(2);
});

test('who comes back later reads what happened, and finds the table on the start page', async ({ guest }) => {
  const [nina, marie] = [await guest(), await guest()];
  const link = await openInHouse(nina, { name: 'Nina' });
  await join(marie, link, 'Marie');
  await deal(nina);
  await decide(await whoseTurn(nina, marie));
  let active = await whoseTurn(nina, marie);
  const away = active === nina ? marie : nina;
  await away.goto('/');
  while (!(await active.getByText('is offline.').isVisible())) await decide(active);
  await expect(active.getByText('You can let a bot play in')).toBeVisible();
  await expect(away.locator('.net-card-mine')).toContainText('Your turn', { timeout: 20_000 });
  await away.locator('.net-card-mine').getByRole('link', { name: 'Go to table' }).click();
  const digest = away.getByRole('dialog', { name: 'Since your turn' });
  await expect(digest.locator('.log-line').first()).toBeVisible();
  await digest.getByRole('button', { name: 'Go to table' }).click();
  active = await whoseTurn(away);
  await decide(active);
});

test('a personal link brings me to another device, once', async ({ guest }) => {
  const [nina, phone, thief] = await Promise.all([guest(), guest(), guest()]);
  await openInHouse(nina, { name: 'Nina' });
  await nina.goto('/me');
  await nina.getByRole('button', { name: 'Make a link' }).click();
  const link = await nina.locator('.link-field').inputValue();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.getByText('Welcome, Nina.')).toBeVisible();
  await phone.getByRole('link', { name: 'All games' }).click();
  await expect(phone.getByRole('region', { name: 'Your tables' }).locator('.net-card')).toContainText('Nina');
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Continue here' }).click();
  await expect(thief.getByRole('alert')).toContainText('has been used');

  await nina.reload();
  await nina.getByLabel('Your name').fill('Ninette');
  await nina.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(nina.getByText('Saved.')).toBeVisible();
  const saving = nina.waitForEvent('download');
  await nina.getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('potager-me.json');
  await nina.getByRole('button', { name: 'Delete my data…' }).click();
  await nina.getByRole('button', { name: 'Yes, delete my data for good' }).click();
  await expect(nina.getByText('Choose a name before you play online.')).toBeVisible();
  await phone.goto('/me');
  await expect(phone.getByText('Choose a name before you play online.')).toBeVisible();
});

test('a live clock is seen running', async ({ guest }) => {
  const nina = await guest();
  await openInHouse(nina, {
    name: 'Nina',
    also: async page => {
      await page.getByText('Real time', { exact: true }).click();
      await page.getByLabel('Minutes per player').fill('2');
      await page.getByLabel('Extra seconds per move').fill('5');
    },
  });
  await expect(nina.getByText('2 minutes per player, 5 extra seconds per move')).toBeVisible();
  await nina.getByRole('button', { name: 'Fill with bots' }).click();
  await deal(nina);
  await expect(nina.locator('.prompt-mine')).toBeVisible({ timeout: 20_000 });
  const clock = nina.locator('.strip-seat-decides .seat-clock');
  await expect(clock).toHaveText(/^1:\d\d$/);
  const shown = (await clock.textContent())!;
  await expect(clock).not.toHaveText(shown);
});

test('whoever leaves for good has the table no more in their list, and a bot plays on', async ({ guest }) => {
  const [nina, other] = [await guest(), await guest()];
  await join(other, await openInHouse(nina, { name: 'Nina' }), 'Nina');
  await deal(nina);
  await expect(nina.getByText('Nina (2)').first()).toBeVisible();
  await other.getByRole('button', { name: 'Players' }).click();
  await other.getByRole('button', { name: 'Leave for good' }).click();
  await other.getByRole('button', { name: 'Leave for good' }).click();
  await expect(other.getByRole('heading', { name: 'You’ve left this table' })).toBeVisible();
  await other.getByRole('link', { name: 'All games' }).click();
  await expect(other.locator('#shelf')).toBeVisible();
  await expect(other.locator('.net-card-mine')).toHaveCount(0);
  await expect(nina.getByRole('img', { name: 'a bot is playing for Nina (2) (Gardener)' })).toBeVisible();
  await nina.goto('/');
  const mine = nina.locator('.net-card').filter({ hasText: 'Nina (2)' }).first();
  await mine.getByRole('button', { name: /^Leave/ }).click();
  await expect(mine).toContainText('You can’t come back');
  await mine.getByRole('button', { name: 'Leave for good' }).click();
  await expect(nina.getByRole('region', { name: 'Your tables' }).locator('.net-card')).toHaveCount(0);
});
