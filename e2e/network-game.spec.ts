import { expect } from '@playwright/test';
import { lastOf, nth } from '../core/sure.ts';
import type { View } from '../games/chill-and-chili/vocabulary.ts';
import {
  coverBoard,
  deal,
  join,
  letBotPlay,
  openInHouse,
  returnToTheEnd,
  whoseTurn,
  wiretap,
  test,
} from './network.ts';
import { decide, isOver, PHONE } from './table.ts';
import { expectOnlyTheirs, framesIn, gameFileOf } from './wire.ts';

/** Decisions of people, before bots finish the game for them. */
const BY_HAND = 20;

test('two people on their own devices play a game to its end while a third watches and learns no secret', async ({
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

  for (let n = 0; n < BY_HAND; n++) await decide(await whoseTurn(nina, marie));
  await coverBoard(watcher);
  for (const player of [nina, marie]) {
    await player.locator('.strip-seats').click();
    await letBotPlay(player);
  }
  // All three stay and hear everything.
  for (const page of [nina, marie, watcher]) await expect(isOver(page)).toBeVisible({ timeout: 150_000 });
  for (const page of [nina, marie, watcher]) await returnToTheEnd(page, link);

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
