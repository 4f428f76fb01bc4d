import { expect, type Page } from '@playwright/test';
import type { GartenZwerge } from '../games/garten-zwerge/vocabulary.ts';
import { test } from './experienced.ts';
import {
  DESKTOP,
  isOver,
  myTurn,
  openNew,
  openLate,
  openWhen,
  openScoreSheet,
  PHONE,
  quickBots,
  shownStep,
  openOptions,
  shortcut,
  stepAfter,
} from './table.ts';
import { faultsOf } from '../tools/sweep/measure.ts';
import { faultsInAnyLight } from './undrawn.ts';

const CLUB = { game: 'garten-zwerge', ground: '.gz-ground' };

const alone = async (page: Page) => {
  await page.getByRole('button', { name: 'Remove Rosemary' }).click();
};

/** One decision with the pointer, whatever is asked; `n` varies it. */
async function decide(page: Page, n: number): Promise<void> {
  const dock = page.locator('.area-dock');
  const action = (key: string) => dock.locator(`[data-action^='${key}']`).first();
  const asked = page.locator('.area-mine [data-asked]');
  const gnomes = page.locator('.gz-gnome[data-open=true]');
  const jobs = page.locator('.gz-job[data-open=true]');
  if (await action('close-fist').isVisible()) {
    await dock
      .locator('.gz-marker:not([disabled])')
      .nth(n % 2)
      .click();
    await action('close-fist').click();
  } else if (await action('call').isVisible()) await action('call').click();
  else if (await page.locator('.gz-proposal .button-main').first().isVisible())
    await page.locator('.gz-proposal .button-main').first().click();
  else if (await page.locator('.gz-composer').isVisible()) {
    await dock.getByRole('button', { name: '50 more' }).click();
    if (n % 2 === 0 && (await action('propose').isVisible())) await action('propose').click();
    else await action('stand').click();
  } else if (await asked.first().isVisible()) await asked.nth(n % (await asked.count())).click();
  else if (await gnomes.first().isVisible()) {
    await gnomes.nth(n % (await gnomes.count())).click();
    if ((await jobs.count()) > 0) await jobs.nth(n % (await jobs.count())).click();
    else await dock.locator('.dock-actions .button-second').click();
  } else await dock.locator('.dock-actions button').first().click();
}

/** Plays until the game is over, or so many decisions. */
async function playOn(page: Page, most = 400): Promise<void> {
  for (let n = 0; n < most && (await myTurn(page)); n++) {
    const before = await shownStep(page);
    await decide(page, n);
    await stepAfter(page, before);
  }
}

test('[GZ-74] the first turns with Herr Schmiedel on a phone, by pointing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openNew(page, CLUB, alone);
  await playOn(page, 15);
  expect(await myTurn(page)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('[GZ-74][GZ-65] the last turns with Herr Schmiedel on a phone, by pointing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openLate(page, 'garten-zwerge', 2);
  await playOn(page);
  await expect(isOver(page)).toContainText(/wins?!|share/);
  await openScoreSheet(page);
  await expect(page.locator('.ledger-seat')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('[GZ-68][GZ-73] free calling with a promise in it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openNew(page, CLUB, async () => {
    await openOptions(page);
    await page.getByText('Open haggling (variant)').click();
    await page.getByRole('radiogroup', { name: 'Clock' }).getByText('None').click();
  });
  const composer = page.locator('.gz-composer');
  for (let n = 0; n < 60 && (await myTurn(page)) && !(await composer.isVisible()); n++) {
    const before = await shownStep(page);
    await decide(page, n);
    await stepAfter(page, before);
  }
  await expect(composer).toBeVisible();
  await composer.locator('.button-second').click();
  const builder = page.locator('.note');
  await builder.locator('select').selectOption('words');
  await builder.locator('input[type=text]').fill('a strawberry every Sunday');
  await builder.locator('.button').last().click();
  await expect(builder.locator('li')).toContainText('a strawberry every Sunday');
  await page.keyboard.press('Escape');
  await expect(builder).toHaveCount(0);
  await composer.getByRole('button', { name: '50 more' }).click();
  await page.locator('[data-action=propose]').click();
  await expect(page.locator('.side-log')).toContainText('a strawberry every Sunday');
});

test('[GZ-24][GZ-48][GZ-65] the aim is on the table; a gnome tells what it is worth, and a job what it brings or why not', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openNew(page, CLUB, async () => {
    await openOptions(page);
    await page.getByRole('radiogroup', { name: 'First treasurer' }).getByText('Player 1').click();
  });
  await myTurn(page);
  await test.step('the aim, who wears the crown and why, what the key does, and what a gnome is worth', async () => {
    await expect(page.locator('.seat-leads .painted-sign').first()).toHaveAttribute(
      'title',
      /best hat: orange/,
    );
    await expect(page.locator('.seat-facts [title^=Treasurer]')).toHaveAttribute(
      'title',
      /first in every phase/,
    );
    await page.locator('.gz-aim').click();
    await expect(page.locator('.note')).toContainText('4000');
    await expect(page.locator('.note')).toContainText('crown');
    await page.keyboard.press('Escape');
    await page.locator('.gz-bill').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.note')).toContainText('Rank');
    await page.keyboard.press('Escape');
  });
  await page.locator('.gz-gnome[data-open=true]').first().click();
  await expect(page.locator('.gz-jobs .gz-job')).toHaveCount(7);
  const shut = page.locator('.gz-job[data-open=false]').first();
  await shut.click();
  const why = page.locator('.note .offer-shut .reason');
  await expect(why.getByRole('button', { name: /^Rule GZ-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await page.locator('.gz-tabs button').nth(2).click();
  await expect(page.locator('.gz-stage li li').first()).toContainText('×');
});

test('[GZ-32] a sum of several digits leaves its petal in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openWhen<GartenZwerge>(page, { game: 'garten-zwerge', seats: 3 }, ({ choices }) =>
    choices.some(({ move, refusal }) => move.type === 'close-fist' && !refusal && move.petals >= 200),
  );
  const dock = page.locator('.area-dock');
  const more = dock.getByRole('button', { name: '50 more' });
  for (let n = 0; n < 4; n++) await more.click();
  await expect(dock.locator('output')).toContainText('200');
  const petal = await dock.locator('output svg').boundingBox();
  const less = await dock.getByRole('button', { name: '50 less' }).boundingBox();
  expect(petal!.x + petal!.width).toBeLessThanOrEqual(less!.x);
});

test('[GZ-45] whoever goes into the shack is an action, with the bids in sight; Herr Schmiedel looks on from his door', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openWhen<GartenZwerge>(page, { game: 'garten-zwerge', seats: 3 }, ({ choices }) =>
    choices.some(({ move }) => move.type === 'pair'),
  );
  const door = page.locator('.gz-door');
  const isSeen = () =>
    door.evaluate(it => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await isSeen()).toBe(true);
  await page.setViewportSize({ width: 844, height: 390 });
  const bids = page.locator('.gz-auction .gz-tile');
  for (const bid of await bids.all()) await expect(bid).toBeInViewport({ ratio: 0.9 });
  await page.locator('[data-action^=pair-]').first().click();
  await expect(page.locator('[data-action^=pair-]')).toHaveCount(0);
});

test('[GZ-51] with six the contests are in sight while a job is chosen, upright and lying', async ({
  page,
}) => {
  const [upright, lying] = [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ];
  await page.setViewportSize(upright);
  await quickBots(page);
  await openNew(page, CLUB, async () => {
    for (let n = 0; n < 3; n++) await page.locator('.add-seat').click();
    await openOptions(page);
    await page.getByRole('radiogroup', { name: 'First treasurer' }).getByText('Player 1').click();
  });
  const areInSight = async () => {
    await myTurn(page);
    await page.locator('.gz-gnome[data-open=true]').first().click();
    await expect(page.locator('.gz-job').first()).toBeInViewport({ ratio: 0.99 });
    const contests = page.locator('.gz-contest .card');
    await expect(contests).toHaveCount(2);
    const board = (await page.locator('.area-board').boundingBox())!;
    for (const contest of await contests.all()) {
      const { y, height } = (await contest.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(board.y);
      expect(y + height).toBeLessThanOrEqual(board.y + board.height + 1);
    }
  };
  await test.step('upright', areInSight);
  await page.setViewportSize(lying);
  await page.reload();
  await test.step('lying', areInSight);
  await test.step('as small as phones get a line of them stays during an auction, and the hats of all', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator(':is([data-place=job-seek], [data-place=job-offer])[data-open=true]').first().click();
    await expect(page.locator('.gz-auction')).toBeVisible();
    const line = page.locator('.gz-cards .gz-brief');
    await expect(line).toHaveCount(3);
    for (const brief of await line.all()) await expect(brief).toBeInViewport({ ratio: 0.99 });
    const hats = page.locator('.seat-chip .gz-best > :first-child');
    await expect(hats).toHaveCount(6);
    for (const hat of await hats.all()) await expect(hat).toBeInViewport({ ratio: 0.99 });
    await line.first().click();
    await expect(page.locator('.note')).toBeVisible();
  });
});

test('[GZ-31][GZ-34] a closed fist shows nothing of its price to the next person at the device', async ({
  page,
}) => {
  await quickBots(page);
  await openNew(page, CLUB, async () => {
    await alone(page);
    await page.locator('select').nth(1).selectOption('person');
    await openOptions(page);
    await page.getByRole('radiogroup', { name: 'First treasurer' }).getByText('Player 1').click();
  });
  const cover = page.locator('.hand-over');
  const take = async () => {
    await expect(cover).toBeVisible();
    await cover.locator('.button-main').click();
  };
  await take();
  await shortcut(page, 'c');
  await page
    .locator('.side-choices button', { hasText: /^Offer/ })
    .first()
    .click();
  await page.locator('.gz-marker').nth(4).click();
  await page.locator('[data-action=close-fist]').click();
  await expect(cover).toBeVisible();
  await take();
  await expect(page.locator('.gz-fists')).toContainText('bid made');
  await expect(page.locator('.gz-auction')).not.toContainText('500');
  await expect(page.locator('.side-log')).not.toContainText('500');
});

test('[GZ-59] whoever won a contest is as large on the notice board as the others, and the hats of newborns can be read', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openWhen<GartenZwerge>(
    page,
    { game: 'garten-zwerge', seats: 4 },
    ({ view, choices }) =>
      view.report.births.length > 3 &&
      view.report.shows.some(({ winners }) => winners.length > 0) &&
      choices.some(({ move }) => move.type === 'garden'),
  );
  await page.getByRole('button', { name: 'Last round' }).click();
  const widths = await page
    .locator('.gz-held .gz-small')
    .evaluateAll(gnomes => gnomes.map(gnome => Math.round(gnome.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(2);
  expect(new Set(widths).size).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
});

test('[GZ-73] on phones a proposal can be taken without scrolling', async ({ page }) => {
  await openWhen<GartenZwerge>(
    page,
    { game: 'garten-zwerge', seats: 4, options: { auctions: 'free' } },
    ({ choices }) => choices.some(({ move, refusal }) => move.type === 'accept' && !refusal),
  );
  for (const size of [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expect(page.locator('.gz-proposal .button-main').first()).toBeInViewport({ ratio: 1 });
  }
});

test('[GZ-31] a fist with nothing in it says what that means, and is not the main thing to do', async ({
  page,
}) => {
  await openWhen<GartenZwerge>(
    page,
    { game: 'garten-zwerge', seats: 3 },
    ({ view, choices }) =>
      view.auction?.job === 'seek' &&
      view.auction.seat !== view.you &&
      choices.some(({ move }) => move.type === 'close-fist'),
  );
  const close = page.locator('[data-action=close-fist]');
  await expect(close).toHaveText('Ask for nothing');
  await expect(page.locator('.button-main')).toHaveCount(0);
  await page.locator('.gz-marker').first().click();
  await expect(close).toHaveText('Confirm 50 petals');
  await expect(close).toHaveClass(/button-main/);
});

test('the club is accessible, in French, by day and by night', async ({ page }) => {
  await quickBots(page, 'fr');
  await openNew(page, CLUB);
  for (let n = 0; n < 3 && (await myTurn(page)); n++) {
    expect(await faultsInAnyLight(page)).toEqual([]);
    const before = await shownStep(page);
    await decide(page, n);
    await stepAfter(page, before);
  }
  await expect(page.locator('.gz-strip')).toContainText('Tour');
});
