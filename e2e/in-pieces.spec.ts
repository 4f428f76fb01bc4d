import { expect } from '@playwright/test';
import type { ChillAndChili } from '../games/chill-and-chili/vocabulary.ts';
import { test } from './experienced.ts';
import { openWhen, PHONE, prompt, shownStep, stepAfter } from './table.ts';

test('a step is drawn area by area, and whoever is quicker touches the whole of it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWhen<ChillAndChili>(page, { game: 'chill-and-chili', seats: 3 }, ({ choices }) =>
    choices.some(({ move, refusal }) => move.type === 'buy-vegetable' && !refusal),
  );
  await expect(prompt(page)).toBeVisible();
  const before = await shownStep(page);
  const card = page.locator('.cc-market .cc-offer[data-open=true]').first();
  await card.focus();
  await page.keyboard.press('Enter');
  // When the dock has changed, the card that is bought is touched once more.
  const between = card.evaluate(
    bought =>
      new Promise<object>(done => {
        const board = bought.closest('.area-board')!;
        const was = board.innerHTML;
        let isTaken = false;
        bought.addEventListener('click', () => (isTaken = true));
        const dock = document.querySelector('.area-dock .prompt')!;
        new MutationObserver((_, observer) => {
          observer.disconnect();
          const isLater = board.innerHTML === was && bought.isConnected;
          const touch = new MouseEvent('click', { bubbles: true, cancelable: true });
          bought.dispatchEvent(touch);
          const isLost = touch.defaultPrevented;
          done({ isLater, isWhole: board.innerHTML !== was, isGone: !bought.isConnected, isTaken, isLost });
        }).observe(dock, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.locator('button.offer').first().click();
  expect(await between).toEqual({ isLater: true, isWhole: true, isGone: true, isTaken: false, isLost: true });
  await stepAfter(page, before);
  await expect(page.locator(':focus'), 'the button that was pressed has gone').toHaveClass(/prompt-words/);
});
