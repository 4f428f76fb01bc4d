import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import type { Tell } from '../wire/tells.ts';
import { DESKTOP, shownStep, stepAfter } from './table.ts';

type Device = BrowserContextOptions & { readonly language?: 'en' | 'fr' };

/** Tests with any number of people, each with a device of their own, in the house of all tests or in another one. */
export const test = base.extend<{ guest: (device?: Device) => Promise<Page> }>({
  guest: async ({ browser, baseURL }, use) => {
    const devices: BrowserContext[] = [];
    await use(async ({ language = 'en', ...device } = {}) => {
      const context = await browser.newContext({
        baseURL: baseURL!,
        locale: 'en-GB',
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        ...device,
      });
      devices.push(context);
      await context.addInitScript(chosen => {
        if (localStorage.getItem('potager.settings')) return;
        const settings = { language: chosen, pace: 'instant', secondThought: 'never', choices: true };
        localStorage.setItem('potager.settings', JSON.stringify(settings));
      }, language);
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
  const count = await legal.count();
  if (count === 0) return false;
  // Somebody else may be quicker and change the list: then there is a new one to choose from.
  await legal
    .nth(nth % count)
    .click({ timeout: 2_000 })
    .catch(() => {});
  await stepAfter(page, before);
  return true;
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
