import type { Locator, Page } from '@playwright/test';
import type { SavedTable } from '../../web/host/saved.ts';
import { sameChance } from './same-chance.ts';
import { faultsOf, type Place, placesOf } from './measure.ts';

export interface Reader {
  readonly language: 'en' | 'fr';
  readonly theme: 'day' | 'night';
  /** How fast bots play; at once unless it is said. */
  readonly pace?: 'calm' | 'instant';
  /** Whether what happens is shown as it happens; it is not unless it is said. */
  readonly scenes?: 'calm' | 'quick' | 'none';
  /** Whether the only choice is played for them; not unless it is said. */
  readonly onlyChoice?: 'play' | 'wait';
  /** Whether they are asked before what cannot be taken back; as beginners are unless it is said. */
  readonly finalAsk?: 'never';
  /** Whether the choices in words stand beside the board. */
  readonly choices?: boolean;
  /** Whether they look on from across a room. */
  readonly television?: boolean;
}

/** Opens a kept table as this reader, who may find it covered. Its bots play the same every time. */
export async function openKept(page: Page, table: SavedTable, reader: Reader): Promise<void> {
  await keep(page, table, reader);
  await page.goto(`/table/${table.id}`);
}

/** This reader's device has such a table. */
export async function keep(page: Page, table: SavedTable, reader: Reader): Promise<void> {
  await sameChance(page, table.id);
  await page.addInitScript(
    ({ id, kept, settings }) => {
      localStorage.setItem(`potager.table.${id}`, kept);
      localStorage.setItem('potager.settings', settings);
    },
    { id: table.id, kept: JSON.stringify(table), settings: settingsOf(reader) },
  );
}

const settingsOf = (reader: Reader) =>
  JSON.stringify({ pace: 'instant', scenes: 'none', onlyChoice: 'wait', ...reader });

/** The page that is open turns to another reader, as it does when they choose in another tab: cheaper than a page of their own. */
export async function turnTo(page: Page, reader: Reader): Promise<void> {
  await page.evaluate(settings => {
    localStorage.setItem('potager.settings', settings);
    dispatchEvent(new StorageEvent('storage', { key: 'potager.settings' }));
  }, settingsOf(reader));
  await page.locator(`html[lang="${reader.language}"][data-theme="${reader.theme}"]`).waitFor();
  await settled(page);
}

/** The same, until it is there. */
export async function openSaved(page: Page, table: SavedTable, reader: Reader): Promise<void> {
  await openKept(page, table, reader);
  await isThere(page, table);
}

/** The bots of this page think on and on. */
export async function holdBots(page: Page): Promise<void> {
  await page.route('**/bot.worker*', () => {});
}

/** The same from the start, at another size for instance: cheaper than a device of its own. */
export async function openAgain(page: Page, table: SavedTable): Promise<void> {
  await page.reload();
  await isThere(page, table);
}

async function isThere(page: Page, table: SavedTable): Promise<void> {
  await page.locator('.table .prompt').waitFor();
  if (table.over) await page.locator('.poster').waitFor();
  await settled(page);
}

/** From the poster to the score sheet. */
export async function openSheet(page: Page): Promise<void> {
  await page.locator('[data-way="sheet"]').click();
  await page.locator('.poster').waitFor({ state: 'detached' });
  await page.locator('.sheet[open] .score-page').waitFor();
  await settled(page);
}

/** Until fonts are there and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await drawn(page);
  await page.waitForFunction(() =>
    // What follows a scroller stands still as long as nobody scrolls.
    document.getAnimations().every(({ playState, effect, timeline }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return timeline !== document.timeline || playState !== 'running' || iterations === Infinity;
    }),
  );
  await drawn(page);
}

/** Until what has changed is on the screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

/** A card or a place on a map, else whatever explains itself. What cannot be touched now is passed over. */
async function firstPiece(page: Page): Promise<Locator> {
  const card = page.locator('.area-board :is(.card, .map-piece):not(:disabled *)').first();
  return (await card.count()) > 0 ? card : page.locator('.area-board .piece:not(:disabled)').first();
}

async function tap(piece: Locator): Promise<void> {
  // The middle of a field may lie on its neighbour.
  if (await piece.evaluate(element => element.matches('.map-piece'))) await piece.dispatchEvent('click');
  else await piece.click();
}

/** Points at the first thing on the board. Gives what moved that should not. */
export async function select(page: Page): Promise<string[]> {
  const piece = await firstPiece(page);
  if ((await piece.count()) === 0) return [];
  await piece.scrollIntoViewIfNeeded();
  const before = await placesOf(page);
  await tap(piece);
  await page.locator('.note').waitFor();
  await settled(page);
  const moved = movedBetween(before, await placesOf(page));
  const faults = await faultsOf(page);
  return moved === null ? faults : [...faults, `selecting moves ${moved}`];
}

/** Lets go of it again: the page will be as it was before anybody came near. */
export async function letGo(page: Page): Promise<void> {
  const piece = await firstPiece(page);
  if ((await piece.count()) === 0) return;
  await tap(piece);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
      document.activeElement.blur();
    for (const area of document.querySelectorAll('.area')) area.scrollTop = 0;
  });
  await page.locator('.note').waitFor({ state: 'detached' });
}

/** The first thing that lies elsewhere than before, or was not there. */
function movedBetween(before: readonly Place[], after: readonly Place[]): string | null {
  const where = (place: Place | undefined) => place?.box?.join() ?? 'nowhere';
  const moved = after.find((place, i) => place.box !== null && where(place) !== where(before[i]));
  if (!moved && before.length === after.length) return null;
  const was = moved && before[after.indexOf(moved)];
  return `${moved?.what ?? 'something away'} (${where(was)} → ${where(moved)})`;
}
