import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { lastOf } from '../core/sure.ts';
import type { Tell } from '../wire/tells.ts';
import { beExperienced, test as base } from './experienced.ts';
import { DESKTOP, shownStep, stepAfter } from './table.ts';
import { undrawn } from './undrawn.ts';

type Device = BrowserContextOptions & {
  readonly language?: 'en' | 'fr';
  readonly onlyChoice?: 'play' | 'wait';
};

/** Tests with any number of people, each with a device of their own, in the house of all tests or in another one. */
export const test = base.extend<{ guest: (device?: Device) => Promise<Page> }>({
  guest: async ({ browser, baseURL }, use) => {
    const devices: BrowserContext[] = [];
    await use(async ({ language = 'en', onlyChoice = 'wait', baseURL: house = baseURL!, ...device } = {}) => {
      const context = await browser.newContext({
        baseURL: house,
        locale: 'en-GB',
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        ...device,
      });
      devices.push(context);
      await undrawn(context);
      await beExperienced(context);
      await context.addInitScript(
        ([chosen, only]) => {
          if (localStorage.getItem('potager.settings')) return;
          const settings = {
            language: chosen,
            pace: 'instant',
            scenes: 'none',
            volume: 'off',
            secondThought: 'never',
            onlyChoice: only,
            choices: true,
          };
          localStorage.setItem('potager.settings', JSON.stringify(settings));
        },
        [language, onlyChoice] as const,
      );
      return context.newPage();
    });
    await Promise.all(devices.map(device => device.close()));
  },
});

export interface Opening {
  readonly name: string;
  readonly game?: string;
  readonly seats?: number;
  readonly visibility?: 'Public' | 'Anyone with the link' | 'Invitation only';
  readonly also?: (page: Page) => Promise<void>;
}

/** Opens a table in the house, the way a person does; gives the link to it. */
export async function openInHouse(
  page: Page,
  { name, game = 'chill-and-chili', seats = 2, visibility, also }: Opening,
): Promise<string> {
  await page.goto(`/new/${game}`);
  await page.getByText('Online', { exact: true }).click();
  const field = page.getByLabel('Your name');
  if (await field.isVisible()) await field.fill(name);
  const places = page.locator('.holders > li');
  while ((await places.count()) > seats)
    await page
      .getByRole('button', { name: /^Remove seat/ })
      .last()
      .click();
  while ((await places.count()) < seats) await page.getByRole('button', { name: 'Add a seat' }).click();
  if (visibility) await page.getByText(visibility, { exact: true }).click();
  await also?.(page);
  await page.getByRole('button', { name: 'Open table' }).click();
  await expect(page.locator('.gather-seat-mine')).toContainText(name);
  const link = page.locator('.link-field');
  return (await link.count()) > 0 ? await link.inputValue() : page.url();
}

/** Comes by a link and takes the first free seat. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.gather-seat-mine')).toContainText(name);
}

export async function deal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Chooses from the list in words: the same way in every game. Gives whether there was something to choose. */
export async function chooseInWords(page: Page, nth: number): Promise<boolean> {
  const before = await shownStep(page);
  const legal = page.locator('.side-choices .choice:not(.choice-shut)');
  if ((await legal.count()) === 0) return false;
  let isChosen = false;
  // The list is drawn last. A row that went because somebody else was quicker was not chosen; rows of the step before are no choice at all.
  await expect(async () => {
    const count = await legal.count();
    const isStill = (await shownStep(page)) === before;
    if (isStill && count === 0 && !isChosen) return;
    if (isStill && count > 0)
      await legal
        .nth(nth % count)
        .click({ timeout: 2_000 })
        .then(() => (isChosen = true))
        .catch(() => {});
    await stepAfter(page, before, 2_000);
    isChosen = true;
  }).toPass();
  return isChosen;
}

/** Puts board and log out of the way: to lay out each move of quick bots takes longer than the game, and nothing else gets a turn. */
export async function coverBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.table-board, .side-panel { display: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** On the sheet of the players: from now on a bot plays for this person, whatever the language, and nobody looks at the board. */
export async function letBotPlay(page: Page): Promise<void> {
  await coverBoard(page);
  await page.locator('.people .gather-seat .button').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.notice .button-main').or(page.locator('.end-winners')).first()).toBeVisible();
}

/** Looks away until bots have played to the end, and comes back: to draw each of their moves takes longer than the game. */
export async function returnAtTheEnd(page: Page): Promise<void> {
  const table = page.url();
  const { origin, pathname } = new URL(table);
  const file = `${origin}/api/tables/${lastOf(pathname.split('/'))}/game.json`;
  const { key } = JSON.parse(await page.evaluate(() => localStorage.getItem('potager.person')!)) as {
    key: string;
  };
  await page.goto('about:blank');
  const headers = { authorization: `Bearer ${key}` };
  // There is no such file before the end.
  await expect
    .poll(async () => (await page.request.get(file, { headers })).status(), { timeout: 150_000 })
    .toBe(200);
  await returnToTheEnd(page, table);
}

/** Looks at a table again that is over. */
export async function returnToTheEnd(page: Page, table: string): Promise<void> {
  await page.goto(table);
  // First comes what was missed, if anything was.
  const missed = page.locator('dialog:has(.since)');
  await expect(missed.or(page.locator('.end-winners')).first()).toBeVisible();
  if (await missed.isVisible()) await missed.locator('.sheet-foot .button-main').click();
  await expect(page.locator('.end-winners')).toBeVisible();
}

/** Whoever must decide. */
export async function whoseTurn(...players: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect(async () => {
    for (const player of players) if (await player.locator('.prompt-mine').isVisible()) found = player;
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [50] });
  return found!;
}

/** Everything the house tells this page from now on. */
export function wiretap(page: Page): { readonly tells: Tell[]; readonly texts: string[] } {
  const tapped = { tells: [] as Tell[], texts: [] as string[] };
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      tapped.texts.push(String(payload));
      tapped.tells.push(JSON.parse(String(payload)) as Tell);
    }),
  );
  return tapped;
}

/** Marks the page, so that a reload would be noticed. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);
