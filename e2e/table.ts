import { expect, type Locator, type Page, test } from '@playwright/test';
import { savedAt } from '../tools/sweep/positions.ts';
import { openSaved } from '../tools/sweep/visit.ts';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };

/** A device whose bots answer at once, and whose chance is the same in every run: a test meets the same game again. */
export async function quickBots(page: Page, language: 'en' | 'fr' = 'en'): Promise<void> {
  await page.addInitScript(drawChance, test.info().title);
  await page.addInitScript(chosen => {
    if (!localStorage.getItem('potager.settings'))
      localStorage.setItem('potager.settings', JSON.stringify({ pace: 'instant', language: chosen }));
  }, language);
}

/** In the browser, before anything else: numbers from the name of the test and how often its pages were loaded. */
function drawChance(name: string): void {
  const loads = Number(localStorage.getItem('test.loads') ?? 0) + 1;
  localStorage.setItem('test.loads', String(loads));
  let state = loads;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  };
  Object.defineProperty(crypto, 'randomUUID', { value: () => `${next()}-${next()}` });
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

/** A game that bots have played, from the last decisions on: what comes before is known from the games of the unit tests. */
export async function openLate(page: Page, game: string, seats: number): Promise<void> {
  await openSaved(page, savedAt(game, seats, 'late'), { language: 'en', theme: 'day' });
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

/** Waits until this player must decide, or the game is over. */
export async function myTurn(page: Page): Promise<boolean> {
  await prompt(page).or(isOver(page)).first().waitFor({ timeout: 20_000 });
  return (await isOver(page).count()) === 0;
}

/** The step of the table on this screen, which may lag behind what is kept; beyond any while the table is covered. */
export function shownStep(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number(document.querySelector<HTMLElement>('.table')?.dataset['step'] ?? Infinity),
  );
}

/** Waits until this screen shows more than a step, or is covered. */
export async function stepAfter(page: Page, step: number): Promise<void> {
  await page.waitForFunction(
    before => !(Number(document.querySelector<HTMLElement>('.table')?.dataset['step']) <= before),
    step,
    { timeout: 20_000 },
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
