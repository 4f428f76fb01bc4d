import { expect, type Page } from '@playwright/test';
import { GAMES } from '../games/index.ts';
import { savedAt } from '../tools/sweep/positions.ts';
import { openSaved } from '../tools/sweep/visit.ts';
import { test } from './experienced.ts';
import { DESKTOP, myTurn, PHONE, shortcut, shownStep, stepAfter, staysWhenMoreIsShown } from './table.ts';
import { undrawn } from './undrawn.ts';

const READER = { language: 'en', theme: 'day' } as const;

/** A table of bots in the middle of its game. */
async function openMiddle(page: Page, game: string): Promise<void> {
  await undrawn(page);
  await openSaved(
    page,
    savedAt(game, Math.min(3, GAMES[game]!.box.open(GAMES[game]!.box.edition).seats.max), 'middle'),
    READER,
  );
}

const rung = (page: Page) => page.locator('[data-rung]');
const ways = (page: Page) => page.locator('.log button[data-to]');
const marks = (page: Page) => page.locator('.news-mark');

test('the log stands under turns, the newest in view, each with its painted sign', async ({ page }) => {
  await openMiddle(page, 'chill-and-chili');
  const turns = page.locator('.side-log .log-turn');
  await expect(turns.last()).toBeInViewport();
  await expect(turns.last().getByRole('heading')).toHaveText('You');
  const heads = await turns.getByRole('heading').allTextContents();
  expect(new Set(heads)).toEqual(new Set(['You', 'Basil', 'Rosemary']));
  expect(
    heads.every((name, n) => name !== heads[n + 1]),
    'two turns of one player are one',
  ).toBe(true);
  await expect(turns.last().locator('.painted-sign').first()).toBeVisible();
  await expect(turns.last().locator('.log-picture svg').first()).toBeVisible();
  await test.step('on a phone the log goes out of the way of what it leads to', async () => {
    await page.setViewportSize(PHONE);
    await expect(page.locator('.side-log')).toHaveCount(0);
    await shortcut(page, 'l');
    await ways(page).last().click();
    await expect(rung(page)).toBeInViewport();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test('what lies long ago is folded away, and comes back on demand', async ({ page }) => {
  await openMiddle(page, 'chicoree');
  await staysWhenMoreIsShown(page);
});

for (const game of Object.keys(GAMES))
  test(`${game}: whatever the log and hints point at is on the board, on a desktop and on a phone`, async ({
    page,
  }) => {
    await undrawn(page);
    const { seats } = GAMES[game]!.box.open(GAMES[game]!.box.edition);
    for (const moment of ['early', 'middle', 'late'] as const) {
      await page.setViewportSize(DESKTOP);
      await openSaved(page, savedAt(game, Math.min(3, seats.max), moment), READER);
      const places = await placesInLog(page);
      expect.soft(await lostOf(page, places), `${moment}, desktop`).toEqual([]);
      if (moment === 'middle') await hintIsLit(page);
      await page.setViewportSize(PHONE);
      await expect(page.locator('.side-log')).toHaveCount(0);
      await shortcut(page, 'l');
      await expect(ways(page).last()).toBeVisible();
      // The log tells the same there: to unfold it to its first line again takes longer than all the rest.
      const latest = await ways(page).evaluateAll(lines => lines.map(line => line.getAttribute('data-to')!));
      expect.soft(places, `${moment}, phone`).toEqual(expect.arrayContaining(latest));
      expect.soft(await lostOf(page, places), `${moment}, phone`).toEqual([]);
    }
  });

/** What the best move is about is rung, on the same board. */
async function hintIsLit(page: Page): Promise<void> {
  await expect(page.locator('.prompt-hint')).toBeVisible();
  // A hint to a question that somebody else has changed meanwhile closes: then it is asked for again.
  await expect(async () => {
    if ((await page.locator('.hints').count()) === 0) await shortcut(page, 'h');
    await expect(page.locator('.hints .choice').first()).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.locator('[data-rung="stays"]').first()).toBeInViewport();
  await page.keyboard.press('Escape');
}

/** Where the open log leads, from its first line to its last. */
async function placesInLog(page: Page): Promise<string[]> {
  await expect(ways(page).last()).toBeVisible();
  const earlier = page.locator('.log-earlier');
  while ((await earlier.count()) > 0) {
    const before = await ways(page).count();
    await earlier.click();
    await expect.poll(() => ways(page).count()).toBeGreaterThan(before);
  }
  return ways(page).evaluateAll(lines => lines.map(line => line.getAttribute('data-to')!));
}

/** Those of these places that are nowhere on the table. */
const lostOf = (page: Page, places: readonly string[]) =>
  page.evaluate(
    wanted =>
      wanted.filter(
        keys => !keys.split(' ').some(key => document.querySelector(`.areas [data-place~="${key}"]`)),
      ),
    places,
  );

test('dots on what is new to me go with Escape, too', async ({ page }) => {
  await openMiddle(page, 'seasons-of-rice');
  await expect(page.locator('.areas[aria-busy]')).toHaveCount(0);
  const dots = () =>
    page
      .locator('.area [data-changed]')
      .evaluateAll(pieces => pieces.map(piece => getComputedStyle(piece, '::before').content));
  expect(await dots()).toContain('""');
  await page.keyboard.press('Escape');
  await expect.poll(dots).not.toContain('""');
});

test('in the middle of a game: chapters, ways from a line to its place, what happened since and what others changed', async ({
  page,
}) => {
  await openMiddle(page, 'enemy-chocolatier');
  await test.step('rounds and seasons are chapters', async () => {
    await expect(page.locator('.log-chapter').last()).toHaveText(/^Round \d+$/);
    await expect(page.locator('.log-turn h4').first()).toBeVisible();
  });
  await test.step('a line leads to its place: it is rung beside the open log, and by key the focus goes there', async () => {
    const bought = page.locator('.log-line[data-event=bought] button').last();
    const place = (await bought.getAttribute('data-to'))!;
    await bought.click();
    await expect(rung(page)).toHaveAttribute('data-place', place);
    await expect(rung(page)).toBeInViewport();
    await expect(rung(page)).toHaveCount(0);
    await bought.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-place="${place}"]`)).toBeFocused();
  });
  await test.step('S tells what happened since my turn, and shows it on demand', async () => {
    await shortcut(page, 's');
    const since = page.getByRole('dialog', { name: 'Since your turn' });
    await expect(since.locator('.log-turn').first().getByRole('heading')).not.toHaveText('You');
    await expect(since.locator('.log-turn').last().getByRole('heading')).toHaveText('You');
    await since.getByRole('button', { name: 'Show me' }).click();
    await expect(since).toHaveCount(0);
    await expect(page.locator('.scene')).toBeVisible();
  });
  await test.step('what others changed since my move carries their sign until I move or press Escape', async () => {
    await expect(marks(page), 'nobody has moved since').toHaveCount(0);
    const before = await shownStep(page);
    await page.locator(".dock-actions [data-action='end-turn']").click();
    await stepAfter(page, before);
    expect(await myTurn(page)).toBe(true);
    await expect(marks(page).first()).toBeVisible();
    const bought = await page.locator('.log-turn').evaluateAll(turns => {
      const mine = turns.slice(0, -1).findLastIndex(turn => turn.getAttribute('data-seat') === '0');
      const lines = turns
        .slice(mine + 1)
        .flatMap(turn => [...turn.querySelectorAll('[data-event=bought] button')]);
      return lines.map(line => line.getAttribute('data-to'));
    });
    expect(bought).not.toEqual([]);
    for (const place of bought)
      await expect(page.locator(`.news-mark[data-marks-place="${place}"]`).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(marks(page)).toHaveCount(0);
  });
});
