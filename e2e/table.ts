import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Frame } from '../core/frame.ts';
import type { Vocabulary } from '../core/game.ts';
import { type Opening, savedAt, savedWhen } from '../tools/sweep/positions.ts';
import { sameChance } from '../tools/sweep/same-chance.ts';
import { openSaved, type Reader } from '../tools/sweep/visit.ts';
import { undrawn } from './undrawn.ts';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };

/** A device whose bots answer at once, where nothing moves by itself, and whose chance is the same in every run: a test meets the same game again. */
export async function quickBots(page: Page, language: 'en' | 'fr' = 'en'): Promise<void> {
  await undrawn(page);
  await sameChance(page, test.info().title);
  await page.addInitScript(chosen => {
    if (!localStorage.getItem('potager.settings'))
      localStorage.setItem(
        'potager.settings',
        JSON.stringify({
          pace: 'instant',
          scenes: 'none',
          volume: 'off',
          onlyChoice: 'wait',
          language: chosen,
        }),
      );
  }, language);
}

/** From the shelf to a dealt table, the way a new player goes. */
export async function openTable(
  page: Page,
  prepare: (form: Locator) => Promise<void> = async () => {},
): Promise<void> {
  await page.goto('/');
  await page.locator('.game-card .button-second').first().click();
  await prepare(page.locator('form'));
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.table, .hand-over')).toBeVisible();
}

/** A game opened on the page of its options, until its ground is there or somebody is asked to take the device. */
export async function openNew(
  page: Page,
  { game, ground }: { readonly game: string; readonly ground: string },
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(`/new/${game}`);
  await expect(page.locator('form')).toBeVisible();
  await prepare(page);
  await page.locator('button[type=submit]').click();
  await expect(page.locator(`${ground}, .hand-over`)).toBeVisible();
}

/** A game that bots have played, from the last decisions on: what comes before is known from the games of the unit tests. */
export async function openLate(page: Page, game: string, seats: number): Promise<void> {
  await undrawn(page);
  await openSaved(page, savedAt(game, seats, 'late'), { language: 'en', theme: 'day' });
}

/** A game that bots have played, from the first decision on that is looked for: the way there is known as well. */
export async function openWhen<V extends Vocabulary>(
  page: Page,
  { scenes = 'none', ...opening }: Opening & Pick<Reader, 'scenes'>,
  wanted: (frame: Frame<V>) => boolean,
): Promise<void> {
  await undrawn(page);
  await openSaved(page, savedWhen(opening, wanted), { language: 'en', theme: 'day', scenes });
}

/** Variants are folded away; whoever wants one unfolds them. */
export async function openOptions(page: Page): Promise<void> {
  if ((await page.locator('.options-panel[open]').count()) === 0)
    await page.locator('.options-panel summary').click();
}

/** A single key, once there is a table to take it and no sheet above it. */
export async function shortcut(page: Page, key: string): Promise<void> {
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press(key);
}

export const prompt = (page: Page) => page.locator('.prompt-mine');
export const isOver = (page: Page) => page.locator('.end-winners');

/** From the poster at the end to the sheet behind it. */
export async function openScoreSheet(page: Page): Promise<void> {
  await page.locator('.poster').getByRole('button', { name: 'Score sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
}

/** Waits until this player must decide, or the game is over. */
export async function myTurn(page: Page): Promise<boolean> {
  await prompt(page).or(isOver(page)).first().waitFor({ timeout: 20_000 });
  // All areas show the same step; where a test has stopped the clock they never do.
  await page
    .locator('.areas[aria-busy]')
    .waitFor({ state: 'detached', timeout: 2_000 })
    .catch(() => {});
  return (await isOver(page).count()) === 0;
}

/** Where several decide at once, the bots do so while one still thinks: until nobody else is waited for. */
export const othersDone = (page: Page) => expect(page.locator('.seat-active')).toHaveCount(1);

/** The step of the table on this screen, which may lag behind what is kept; beyond any while the table is covered. */
export function shownStep(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number(document.querySelector<HTMLElement>('.table')?.dataset['step'] ?? Infinity),
  );
}

/** Both are looked at each time: either of them may still be the one behind. */
export async function expectSameStep(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await shownStep(one)) - (await shownStep(other))).toBe(0);
}

/** Waits until this screen shows more than a step, or is covered. */
export async function stepAfter(page: Page, step: number, timeout = 20_000): Promise<void> {
  await page.waitForFunction(
    before => !(Number(document.querySelector<HTMLElement>('.table')?.dataset['step']) <= before),
    step,
    { timeout },
  );
}

/** One sensible decision with the pointer: plant, water, take from the pond, or buy. */
export async function decide(page: Page): Promise<void> {
  const before = await shownStep(page);
  const action = (key: string) => page.locator(`.dock-actions [data-action^='${key}']`).first();
  const offers = page.locator('button.offer');
  const offered = page.locator('.cc-offer[data-open=true]').last();
  const plain = page.locator(
    ".dock-actions :is([data-action='auto-fill'], [data-action='finish'], [data-action='end-turn'], [data-action*='choose-face'])",
  );
  if (await plain.first().isVisible()) await plain.last().click();
  else if (await action('plant').isVisible()) {
    await action('plant').click();
    await offers.first().click();
  } else if (!(await action('pond').isVisible())) {
    // Cards of a hand overlap: each shows its left edge.
    await page
      .locator('.cc-hand-card')
      .first()
      .click({ position: { x: 8, y: 30 } });
    await offers.first().click();
  } else if (before % 3 === 0 && (await offered.isVisible())) {
    await offered.click();
    await offers.first().click();
  } else if (before % 3 === 1) {
    await action('pond').click();
    await offers.nth(before % 2).click();
  } else {
    await page.locator('.cc-pile').click();
    await offers.first().click();
  }
  await stepAfter(page, before);
}

export async function noSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const scrolling = document.querySelectorAll('.table-board, .area-board, .area-mine');
    return [document.documentElement, ...scrolling].some(
      element => element.scrollWidth > element.clientWidth + 1,
    );
  });
  expect(wide, 'nothing sticks out sideways').toBe(false);
}

/** Controls smaller than a thumb; a link inside a sentence is text, not a control. */
export function tinyTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input, a.button')]
      // A link within a sentence is as high as its line.
      .filter(
        element =>
          element.offsetParent !== null && !element.closest('.reason, .ledger-note, .piece-card p, [hidden]'),
      )
      .map(element => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ element, box }) => `${element.className} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
}

/** Asks the log for earlier turns: those that were read stay where they were. */
export async function staysWhenMoreIsShown(page: Page): Promise<void> {
  const turns = page.locator('.log-turn');
  const earlier = page.getByRole('button', { name: /^Earlier \(\d+ turns?\)$/ });
  // A log that still follows its table is drawn anew meanwhile.
  await expect(async () => {
    await earlier.scrollIntoViewIfNeeded({ timeout: 2000 });
    const before = await turns.count();
    const first = await turns.first().elementHandle();
    const top = (await first?.boundingBox())?.y ?? Infinity;
    await earlier.click({ timeout: 2000 });
    await expect.poll(() => turns.count(), { timeout: 2000 }).toBeGreaterThan(before);
    expect(Math.abs(((await first?.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
  }).toPass();
}
