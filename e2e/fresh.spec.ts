import { expect, type Page } from '@playwright/test';
import { CARDS } from '../games/cards.ts';
import { savedAt } from '../tools/sweep/positions.ts';
import { keep } from '../tools/sweep/visit.ts';
import type { SavedTable } from '../web/host/saved.ts';
import { test } from './experienced.ts';
import { chooseInWords } from './network.ts';
import { undrawn } from './undrawn.ts';

/** Decisions of the reader before the two are compared, and how often they are. */
const DECISIONS = 3;
const TIMES = 2;

/** Goes to another page of the house without loading anything again. */
const go = (page: Page, path: string) =>
  page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Whether bots have done what they could, as this device keeps it. */
const isAskedAlone = (page: Page, id: string) =>
  page.evaluate(table => {
    const kept = JSON.parse(localStorage.getItem(`potager.table.${table}`)!) as Pick<SavedTable, 'deciding'>;
    return kept.deciding?.join() === '0';
  }, id);

/** A table as it is drawn, a tag a line: all but what is only heard, the page of a notice board that a reader has turned to, and the names
 * by which parts of a page refer to each other. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table, .table *')]
      .filter(part => !part.closest('.only-heard, .gz-slip'))
      .map(part => {
        const attributes = [...part.attributes]
          .filter(({ name }) => !/^(id|for|aria-(labelledby|describedby|controls))$/.test(name))
          .map(({ name, value }) => `${name}="${value.replaceAll(/#P[\d-]+/g, '#')}"`)
          .sort();
        const texts = [...part.childNodes].map(child => (child instanceof Text ? child.data : '·'));
        return `<${[part.tagName, ...attributes].join(' ')}>${texts.join('')}`;
      })
      .join('\n'),
  );

test('however a table came to be, it is drawn as if it were opened now: nothing is left of what was', async ({
  page,
  context,
}) => {
  await undrawn(context);
  const tables = CARDS.map(({ id }) => savedAt(id, id === 'seasons-of-rice' ? 2 : 3, 'early'));
  for (const table of tables)
    await keep(page, table, { language: 'en', theme: 'day', finalAsk: 'never', choices: true });
  const fresh = await context.newPage();
  await page.goto('/nowhere');
  await fresh.goto('/nowhere');
  for (const { id } of tables)
    await test.step(id, async () => {
      await go(page, `/table/${id}`);
      for (let n = 1; n <= TIMES * DECISIONS; n++) {
        await expect(page.locator('.prompt-mine')).toBeVisible();
        await chooseInWords(page, 5 * n);
        if (n % DECISIONS !== 0) continue;
        await expect.poll(() => isAskedAlone(page, id)).toBe(true);
        await go(fresh, `/table/${id}`);
        await expect(fresh.locator('.table .prompt')).toBeVisible();
        await expect(async () => expect(await drawn(page)).toBe(await drawn(fresh))).toPass({
          timeout: 15_000,
        });
        await go(fresh, '/nowhere');
      }
    });
});
