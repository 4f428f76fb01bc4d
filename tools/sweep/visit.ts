import type { Page } from '@playwright/test';
import type { SavedTable } from '../../web/host/saved.ts';
import { faultsOf, placesOf } from './measure.ts';

export interface Reader {
  readonly language: 'en' | 'fr';
  readonly theme: 'day' | 'night';
}

/** Opens a kept table as this reader. */
export async function openSaved(page: Page, table: SavedTable, { language, theme }: Reader): Promise<void> {
  await page.addInitScript(
    ([id, kept, settings]) => {
      localStorage.setItem(`potager.table.${id}`, kept!);
      localStorage.setItem('potager.settings', settings!);
    },
    [table.id, JSON.stringify(table), JSON.stringify({ language, theme, pace: 'instant' })] as const,
  );
  await page.goto(`/table/${table.id}`);
  await page.locator('.table .prompt').waitFor();
  await settled(page);
}

/** Until fonts are there and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return playState !== 'running' || iterations === Infinity;
    }),
  );
}

/** Points at the first thing on the board. Gives what moved that should not. */
export async function select(page: Page): Promise<string[]> {
  const piece = page.locator('.area-board .card').first();
  if ((await piece.count()) === 0) return [];
  await piece.scrollIntoViewIfNeeded();
  const before = await placesOf(page);
  await piece.click();
  await page.locator('.note').waitFor();
  await settled(page);
  const after = await placesOf(page);
  const faults = await faultsOf(page);
  return sameButLifted(before, after) ? faults : [...faults, 'the table moves when something is selected'];
}

function sameButLifted(before: string, after: string): boolean {
  const [was, is] = [JSON.parse(before) as unknown[], JSON.parse(after) as unknown[]];
  return (
    was.length === is.length &&
    is.every((place, i) => place === null || JSON.stringify(place) === JSON.stringify(was[i]))
  );
}
