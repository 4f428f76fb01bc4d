import type { Page } from '@playwright/test';
import type { SavedTable } from '../../web/host/saved.ts';
import { faultsOf, type Place, placesOf } from './measure.ts';

export interface Reader {
  readonly language: 'en' | 'fr';
  readonly theme: 'day' | 'night';
  /** How fast bots play; at once unless it is said. */
  readonly pace?: 'calm' | 'instant';
}

/** Opens a kept table as this reader, who may find it covered. */
export async function openKept(
  page: Page,
  table: SavedTable,
  { language, theme, pace = 'instant' }: Reader,
): Promise<void> {
  await page.addInitScript(
    ([id, kept, settings]) => {
      localStorage.setItem(`potager.table.${id}`, kept!);
      localStorage.setItem('potager.settings', settings!);
    },
    [table.id, JSON.stringify(table), JSON.stringify({ language, theme, pace })] as const,
  );
  await page.goto(`/table/${table.id}`);
}

/** The same, until it is there. */
export async function openSaved(page: Page, table: SavedTable, reader: Reader): Promise<void> {
  await openKept(page, table, reader);
  await page.locator('.table .prompt').waitFor();
  await settled(page);
}

/** Until fonts are there and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await drawn(page);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return playState !== 'running' || iterations === Infinity;
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

/** Points at the first thing on the board. Gives what moved that should not. */
export async function select(page: Page): Promise<string[]> {
  const piece = page.locator('.area-board :is(.card, .map-piece)').first();
  if ((await piece.count()) === 0) return [];
  await piece.scrollIntoViewIfNeeded();
  const before = await placesOf(page);
  // The middle of a field may lie on its neighbour.
  if (await piece.evaluate(element => element.matches('.map-piece'))) await piece.dispatchEvent('click');
  else await piece.click();
  await page.locator('.note').waitFor();
  await settled(page);
  const moved = movedBetween(before, await placesOf(page));
  const faults = await faultsOf(page);
  return moved === null ? faults : [...faults, `selecting moves ${moved}`];
}

/** The first thing that lies elsewhere than before, or was not there. */
function movedBetween(before: readonly Place[], after: readonly Place[]): string | null {
  const where = (place: Place | undefined) => place?.box?.join() ?? 'nowhere';
  const moved = after.find((place, i) => place.box !== null && where(place) !== where(before[i]));
  if (!moved && before.length === after.length) return null;
  const was = moved && before[after.indexOf(moved)];
  return `${moved?.what ?? 'something away'} (${where(was)} → ${where(moved)})`;
}
