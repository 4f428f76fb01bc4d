import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../core/record.ts';
import { replay } from '../core/record.ts';
import { listOf } from '../core/counts.ts';
import { chillAndChili } from '../games/chill-and-chili/index.ts';
import { tableEn } from '../games/chill-and-chili/texts/table.en.ts';
import type { ChillAndChili } from '../games/chill-and-chili/vocabulary.ts';
import { test } from './experienced.ts';
import { decide, openTable, PHONE, quickBots } from './table.ts';

/** The hands as they really are, from the record this browser keeps. */
async function realHands(page: Page): Promise<string[][]> {
  const text = await page.evaluate(
    () => localStorage.getItem(Object.keys(localStorage).find(key => key.startsWith('potager.table.'))!)!,
  );
  const { record } = JSON.parse(text) as { record: GameRecord<ChillAndChili> };
  const match = replay(chillAndChili.open(chillAndChili.edition), record);
  if (!match.ok) throw new Error(match.error.code);
  return match.value.state.players.map(player => listOf(player.hand).map(tableEn.card));
}

const shownHand = (page: Page) =>
  page
    .locator('.cc-hand-card')
    .evaluateAll(cards => cards.map(card => card.getAttribute('aria-label') ?? ''));

test('[CC-15][CC-A20] passed round one device, nobody’s hand is on the page before its owner asks for it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openTable(page, async form => {
    await form.locator('input[type=text]').nth(0).fill('Nina');
    await form.locator('select').nth(1).selectOption('person');
    await form.locator('input[type=text]').nth(1).fill('Marie');
  });
  const names = ['Nina', 'Marie'];
  let turns = 0;
  for (let n = 0; n < 24 && turns <= 6; n++) {
    const cover = page.locator('.hand-over');
    await expect(cover.or(page.locator('.prompt-mine')).first()).toBeVisible({ timeout: 20_000 });
    if (await cover.isVisible()) {
      const html = await page.evaluate(() => document.body.innerHTML);
      expect(html, 'no card at all behind the cover').not.toMatch(/cc-card|cc-hand|hand-fan|suns?\)/);
      turns++;
      await cover.locator('.button-main').click();
      await expect(page.locator('.prompt-mine')).toBeVisible();
    }
    const hands = await realHands(page);
    const active = (await page.locator('.prompt-mine').getAttribute('data-seat'))!;
    expect(names[Number(active)]).toBeDefined();
    expect(await shownHand(page), 'the hand shown is the active player’s').toEqual(hands[Number(active)]);
    expect(await page.locator('.hand-fan').count(), 'and it is the only one').toBe(1);
    await decide(page);
  }
  expect(turns, 'the device changed hands').toBeGreaterThan(6);
});

test('after a reload the cover comes first', async ({ page }) => {
  await quickBots(page);
  await openTable(page, async form => {
    await form.locator('select').nth(1).selectOption('person');
  });
  await page.locator('.hand-over .button-main').click();
  await expect(page.locator('.prompt-mine')).toBeVisible();
  await page.reload();
  await expect(page.locator('.hand-over')).toBeVisible();
  await expect(page.locator('.cc-card')).toHaveCount(0);
});
