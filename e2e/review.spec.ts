import { expect, type Page } from '@playwright/test';
import type { Frame } from '../core/frame.ts';
import type { Vocabulary } from '../core/game.ts';
import { openMatch } from '../core/match.ts';
import { openingOf } from '../core/record.ts';
import { GAMES } from '../games/index.ts';
import { savedAt } from '../tools/sweep/positions.ts';
import { keep } from '../tools/sweep/visit.ts';
import { deal, join, openInHouse, test, whoseTurn } from './network.ts';
import {
  DESKTOP,
  noSidewaysScrolling,
  openWhen,
  othersDone,
  PHONE,
  shortcut,
  shownStep,
  stepAfter,
  TABLET,
  tinyTargets,
} from './table.ts';
import { seriousFaults, undrawn } from './undrawn.ts';

const hints = (page: Page) => page.getByRole('dialog', { name: 'Hint' });

test('a hint by key says what is best in words, and can be followed', async ({ page }) => {
  await openWhen(page, { game: 'chill-and-chili', seats: 3 }, frame => frame.choices.length > 5);
  const step = await shownStep(page);
  let said: string[] = [];
  await test.step('the key opens it, Escape closes it', async () => {
    await shortcut(page, 'h');
    await expect(hints(page).locator('.choice').first()).toContainText(/You win about \d+ times in 100/);
    said = await hints(page).locator('.choice').allTextContents();
    expect(said.length).toBeGreaterThan(1);
    expect.soft(await seriousFaults(page, '.hints')).toEqual([]);
  });
  await test.step('the table shows where, for the one that is looked at, and the rule is one click away', async () => {
    const rung = () => page.locator('[data-rung="stays"]').evaluateAll(all => all.map(one => one.outerHTML));
    const best = await rung();
    expect(best).not.toEqual([]);
    await hints(page).locator('.choice').last().focus();
    await expect.poll(rung).not.toEqual(best);
    await hints(page)
      .getByRole('button', { name: /^Rule CC-/ })
      .last()
      .click();
    await expect(page.getByRole('dialog', { name: 'Rules' }).locator('.clause-lit')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(hints(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hints(page)).toHaveCount(0);
    await expect(page.locator('[data-rung]')).toHaveCount(0);
  });
  await test.step('held down, the key does not close what it has opened', async () => {
    await page.keyboard.down('h');
    await page.keyboard.down('h');
    await page.keyboard.up('h');
    await expect(hints(page).locator('.choice'), 'asked again it says the same').toHaveText(said);
    await page.keyboard.press('Escape');
    await expect(hints(page)).toHaveCount(0);
  });
  await test.step('on a phone the button does, and what it says is played', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Hint' }).click();
    const best = hints(page).locator('.choice').first();
    await expect(best).toBeVisible();
    await noSidewaysScrolling(page);
    await hints(page)
      .getByRole('button', { name: /^Show where/ })
      .last()
      .click();
    await expect(best, 'the others make room').toBeHidden();
    await hints(page)
      .getByRole('button', { name: /^Show where/ })
      .last()
      .click();
    await best.click();
    await stepAfter(page, step);
    await expect(hints(page)).toHaveCount(0);
  });
});

const SIZES = [PHONE, TABLET, { width: 1280, height: 720 }, DESKTOP];

test('a hint covers neither what is asked nor what it lights, in any game and on any screen', async ({
  page,
}) => {
  for (const game of Object.keys(GAMES))
    await test.step(game, async () => {
      // What an ancestor will bring takes more than a sentence.
      const isOpen = ({ choices }: Frame<Vocabulary>) =>
        choices.filter(({ refusal, move }) => refusal === null && move.type !== 'choose-ancestor').length > 3;
      await openWhen(page, { game, seats: game === 'seasons-of-rice' ? 2 : 3 }, isOpen);
      await othersDone(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await shortcut(page, 'h');
        await expect(hints(page).locator('.choice').first()).toBeVisible();
        expect.soft(await hints(page).locator('.hints-why').count(), 'it says why').toBeGreaterThan(0);
        await expect.poll(() => coveredBy(page, '.note'), `${game} at ${size.width}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(hints(page)).toHaveCount(0);
      }
    });
});

test('a hint which ancestor to follow lights its card, and does not cover it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openWhen(page, { game: 'seasons-of-rice', seats: 2 }, ({ choices }) => choices.length > 0);
  await shortcut(page, 'h');
  await expect(hints(page).locator('.choice').first()).toBeVisible();
  await expect(page.locator('.sr-offer[data-rung="stays"]')).toHaveCount(1);
  await expect.poll(() => coveredBy(page, '.note')).toEqual([]);
});

/** What of the ask, its answers and the places that are lit lies below something. Of a place as large as the board half must be in sight. */
function coveredBy(page: Page, above: string): Promise<string[]> {
  return page.evaluate(selector => {
    const note = document.querySelector(selector)!.getBoundingClientRect();
    return [...document.querySelectorAll('.area :is(.prompt, .dock-actions, [data-rung="stays"])')]
      .filter(element => {
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        const across = Math.max(0, Math.min(right, note.right) - Math.max(left, note.left));
        const down = Math.max(0, Math.min(bottom, note.bottom) - Math.max(top, note.top));
        const isLarge = width * height > (innerWidth * innerHeight) / 4;
        return across * down > (isLarge ? (width * height) / 2 : 0);
      })
      .map(element => element.outerHTML.slice(0, 80));
  }, above);
}

test('online, everybody sees who asked for a hint, once the game has gone on; a table can do without', async ({
  guest,
}) => {
  const [nina, marie] = [await guest(), await guest()];
  await join(marie, await openInHouse(nina, { name: 'Nina' }), 'Marie');
  await deal(nina);
  const asks = await whoseTurn(nina, marie);
  const [name, other] = asks === nina ? ['Nina', marie] : ['Marie', nina];
  const step = await shownStep(asks);
  await shortcut(asks, 'h');
  await expect(hints(asks).locator('.choice').first()).toBeVisible();
  await expect(hints(asks)).toContainText('Everyone sees how many hints you asked for (1)');
  await expect(asks.locator('.strip-hints')).toHaveCount(1);
  await expect(other.locator('.strip-hints')).toHaveCount(0);
  await hints(asks).locator('.choice').first().click();
  await stepAfter(asks, step);
  await expect(other.getByText(`${name} asked for a hint (1).`)).toBeVisible();
  await other.getByRole('button', { name: 'Players' }).click();
  await expect(other.getByRole('dialog', { name: 'Players' })).toContainText('1 hint');

  await test.step('without hints', async () => {
    const also = async (page: Page) => {
      await page.getByRole('radiogroup', { name: 'Hints' }).getByText('None', { exact: true }).click();
    };
    await openInHouse(nina, { name: 'Nina', also });
    await expect(nina.locator('.agreed-facts')).toContainText('HintsNone');
    await nina.getByRole('button', { name: 'Fill with bots' }).click();
    await deal(nina);
    await whoseTurn(nina);
    await expect(nina.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  });
});

test('the review of a game that a lesson began says where it begins', async ({ page }) => {
  await undrawn(page);
  const { record, ...saved } = savedAt('chill-and-chili', 2, 'end');
  const { box } = GAMES[record.game]!;
  const position = openMatch(box.open(box.edition), openingOf(record)).state;
  const learnt = { ...saved, record: { ...record, position }, lesson: { act: null, read: [] } };
  await keep(page, learnt, { language: 'en', theme: 'day' });
  await page.goto(`/table/${saved.id}/replay`);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(page.getByRole('dialog', { name: 'Review' })).toContainText('where the lesson ended');
});

test('a finished game is reviewed: chances, turning points, luck and skill, and what was better', async ({
  page,
}) => {
  await undrawn(page);
  const saved = savedAt('enemy-chocolatier', 3, 'end');
  await keep(page, saved, { language: 'en', theme: 'day' });
  await page.goto(`/table/${saved.id}/replay`);
  await page.getByRole('button', { name: 'Review this game' }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await expect(review.getByRole('table').getByText('Marguerite').last()).toBeVisible({ timeout: 120_000 });
  await expect(review.getByText(/decisions were judged/)).toBeVisible({ timeout: 120_000 });
  await expect(review.getByRole('progressbar')).toHaveCount(0);
  await expect(review.locator('.course-line')).toHaveCount(3);
  expect(await review.locator('.review-balance tbody tr').count()).toBe(3);
  expect.soft(await seriousFaults(page, 'dialog')).toEqual([]);

  await test.step('what was better has its reason, and is one click from its rule', async () => {
    await expect(review.locator('.review-why').first()).toBeVisible();
    await review
      .locator('.review-rule')
      .first()
      .getByRole('button', { name: /^Rule EC-/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Rules' }).locator('.clause-lit')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(review).toBeVisible();
  });
  await test.step('its place on the board says what was better, until it is waved away or left', async () => {
    const verdict = review.locator('.review-verdicts').last().locator('.choice').first();
    const better = (await verdict.locator('b').textContent())!;
    await verdict.click();
    await expect(review).toHaveCount(0);
    const notice = page.locator('.table-notices .notice');
    await expect(notice).toContainText(better);
    await page.keyboard.press('ArrowRight');
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Review this game' }).click();
    await expect(review.locator('.review-verdicts').last()).toBeVisible();
  });
  await test.step('on a phone', async () => {
    await page.setViewportSize(PHONE);
    await noSidewaysScrolling(page);
    expect.soft(await tinyTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('a turning point opens before its decision or after its luck, and is marked on the slider', async () => {
    const turning = review.locator('.review-verdicts').first().locator('.choice').first();
    const [, before, led] =
      /^Round \d+ · (?:before step (\d+)(?:Your decision|Decision of)|step (\d+)Luck)\b/.exec(
        (await turning.textContent())!,
      )!;
    const step = before === undefined ? led! : String(Number(before) - 1);
    await turning.click();
    await expect(review).toHaveCount(0);
    await expect(page.locator('.table-replayed')).toHaveAttribute('data-step', step);
    await expect(page.locator('.scrubber-turnings')).toBeAttached();
  });
  await test.step('seen with other eyes it goes on by itself, and the one before stays until then', async () => {
    await page.getByRole('button', { name: 'Review this game' }).click();
    await expect(review.getByRole('heading', { name: 'Your decisions' })).toBeVisible();
    const balance = await review.locator('.review-balance').textContent();
    // Its worker cannot come: nothing but what was known can be shown.
    await page.route('**/review.worker*', () => {});
    await review.getByLabel('Seen by').selectOption('Basil');
    await expect(review.getByText('Meanwhile')).toBeVisible();
    await expect(review.locator('.course-line')).toHaveCount(3);
    await expect(review.getByRole('heading', { name: 'Your decisions' })).toBeVisible();
    expect(await review.locator('.review-balance').textContent()).toBe(balance);
    await page.unroute('**/review.worker*');
    await review.getByLabel('Seen by').selectOption('Spectators');
    await expect(review.getByText('Choose a player above')).toBeVisible({ timeout: 120_000 });
    await expect(review.getByText('Meanwhile')).toHaveCount(0);
    expect(await review.locator('.review-balance').textContent(), 'luck is the same with all eyes').toBe(
      balance,
    );
  });
});
