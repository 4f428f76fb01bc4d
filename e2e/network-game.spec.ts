import { expect } from '@playwright/test';
import { lastOf, nth } from '../core/sure.ts';
import type { View } from '../games/chill-and-chili/vocabulary.ts';
import { deal, join, openInHouse, wiretap, test } from './network.ts';
import { decide, isOver, PHONE } from './table.ts';
import { expectOnlyTheirs, framesIn, gameFileOf } from './wire.ts';

test('two people on their own devices play a whole game while a third watches and learns no secret', async ({
  guest,
}) => {
  const [nina, marie, watcher] = await Promise.all([guest(), guest({ viewport: PHONE }), guest()]);
  const heard = [wiretap(nina), wiretap(marie), wiretap(watcher)];
  const link = await openInHouse(nina, { name: 'Nina' });
  await join(marie, link, 'Marie');
  await watcher.goto(link);
  await expect(watcher.getByText('All seats are taken')).toBeVisible();
  await deal(nina);
  await expect(watcher.locator('.watching')).toBeVisible();

  const over = isOver(nina);
  while ((await over.count()) === 0)
    for (const player of [nina, marie])
      while (await player.locator('.prompt-mine').isVisible()) await decide(player);
  await expect(isOver(marie)).toBeVisible();
  await expect(isOver(watcher)).toBeVisible();

  const id = lastOf(new URL(link).pathname.split('/'));
  const viewers = [0, 1, 'spectator'] as const;
  expectOnlyTheirs(
    await gameFileOf(nina, id),
    heard.map((tapped, i) => ({ ...tapped, viewer: nth(viewers, i) })),
  );
  const watched = framesIn(nth(heard, 2).tells);
  expect(watched.length).toBeGreaterThan(20);
  expect(watched.every(({ frame }) => frame.choices.length === 0)).toBe(true);
  expect(watched.every(({ frame }) => (frame.view as View).hand === null)).toBe(true);

  // The deal is checked on this device, with its own notes; a watcher has none.
  await nina.getByRole('dialog').getByRole('button', { name: 'Check the shuffle' }).click();
  const checks = nina.getByRole('dialog', { name: 'Check the shuffle' });
  await expect(checks.getByText('Nobody could choose the shuffle')).toBeVisible();
  await expect(checks.getByText('That proves it to Marie, and to others if Marie is honest.')).toBeVisible();
  await expect(checks.locator('.check-kept')).toHaveCount(10);
  await nina.keyboard.press('Escape');
  await watcher.getByRole('dialog').getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(watcher.getByText('Fair if at least one of them is honest: Nina and Marie.')).toBeVisible();

  // The same people once more, each in the same seat.
  await nina.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
  await expect(nina).not.toHaveURL(new RegExp(id));
  await expect(nina.locator('.gather-seat-mine')).toContainText('Nina');
  await marie.getByRole('dialog').getByRole('button', { name: 'Go to the new table' }).click();
  await expect(marie.locator('.gather-seat-mine')).toContainText('Marie');
  await deal(nina);
  await expect(marie.locator('.table')).toBeVisible();
});
