import { expect, type Page } from '@playwright/test';
import type { Frame } from '../core/frame.ts';
import { nth } from '../core/sure.ts';
import { storyOf } from '../games/chicoree/ui/story.ts';
import type { Chicoree } from '../games/chicoree/vocabulary.ts';
import { test } from './experienced.ts';
import {
  DESKTOP,
  shownStep,
  isOver,
  myTurn,
  openNew,
  openScoreSheet,
  openLate,
  openOptions,
  openWhen,
  PHONE,
  quickBots,
  TABLET,
  shortcut,
  stepAfter,
} from './table.ts';
import { faultsInAnyLight } from './undrawn.ts';

const TIN = { game: 'chicoree', ground: '.ch-field' };

const duel = (page: Page) => page.getByRole('button', { name: 'Remove Rosemary' }).click();
async function freeForAll(page: Page): Promise<void> {
  await openOptions(page);
  await page.getByText('Free-for-all', { exact: true }).click();
}

const action = (page: Page, key: string) => page.locator(`.dock-actions [data-action^='${key}']`).first();

const legal = ({ choices }: Frame<Chicoree>) =>
  choices.filter(({ refusal }) => refusal === null).map(({ move }) => move.type);

/** Cards of a hand overlap: each shows its left edge. */
const tap = (page: Page, nth = 0) =>
  page
    .locator('.ch-hand-card')
    .nth(nth)
    .click({ position: { x: 8, y: 20 } });

/** One sensible decision with the pointer: lay what can be laid, bid now and then, pay in a challenge with one card. */
async function decide(page: Page, before: number): Promise<void> {
  const offer = page.locator('.offer').first();
  if (await action(page, 'lay').isVisible()) {
    await action(page, 'lay').click();
    // Whoever lays a link with a shop in hand is asked first.
    if (await offer.isVisible()) await offer.click();
  } else if (await action(page, 'draw').isVisible()) await action(page, 'draw').click();
  else if (await action(page, 'bid').isVisible())
    await action(page, before % 3 === 0 ? 'pass' : 'bid').click();
  else if (await action(page, 'pass').isVisible()) await action(page, 'pass').click();
  else if (await action(page, 'close-fist').isVisible()) {
    const more = page.getByRole('button', { name: 'One more' });
    if (before % 2 === 0 && (await more.isEnabled())) await more.click();
    await action(page, 'close-fist').click();
  } else if (await action(page, 'close-hand').isVisible()) await action(page, 'close-hand').click();
  else {
    await tap(page);
    if (await offer.isVisible()) await offer.click();
  }
}

async function playOn(
  page: Page,
  until: (page: Page) => Promise<boolean> = async () => false,
): Promise<void> {
  while (await myTurn(page)) {
    if (await until(page)) return;
    const before = await shownStep(page);
    await decide(page, before);
    await stepAfter(page, before);
  }
}

test('what a rival does to me stays on the stage of a phone until I tap, and the bots wait', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  // A rival has blocked me: my next turn brings no tokens, whatever happens before.
  await openWhen<Chicoree>(
    page,
    { game: 'chicoree', seats: 3, scenes: 'quick' },
    ({ view }) => view.turn.seat !== 0 && nth(view.players, 0).blocks.length > 0,
  );
  const hit = page.locator('.scene[data-stays]');
  const next = page.locator('.scene').or(page.locator('.prompt-mine')).or(isOver(page)).first();
  for (;;) {
    await next.waitFor({ timeout: 20_000 });
    // What has just happened comes on the stage with the next picture.
    await page.evaluate(
      () =>
        new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60)))),
    );
    if (await hit.isVisible()) break;
    // What happens to others is skipped, so that this does not take its time.
    if (await page.locator('.scene').isVisible()) {
      await page.keyboard.press('Shift');
      continue;
    }
    expect(await isOver(page).count(), 'it happens before the end').toBe(0);
    const before = await shownStep(page);
    await decide(page, before);
    await stepAfter(page, before);
  }
  await expect(hit).toBeInViewport({ ratio: 1 });
  await expect(hit).toContainText('Tap to go on');
  const shown = await hit.textContent();
  // Longer than any scene lasts by itself.
  const step = await shownStep(page);
  await page.waitForTimeout(2500);
  await expect(hit).toHaveText(shown!);
  expect(await shownStep(page)).toBe(step);
  await page
    .locator('.scene')
    .locator('xpath=..')
    .click({ position: { x: 4, y: 4 } });
  await expect(page.getByText(shown!)).toHaveCount(0);
});

test('without scenes not even what happens to me is staged, and nobody waits for it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(globalThis, { noted });
    new MutationObserver(() => {
      const scene = document.querySelector('.scene');
      if (scene) noted.push(scene.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await openWhen<Chicoree>(
    page,
    { game: 'chicoree', seats: 3, scenes: 'none' },
    ({ view }) => view.turn.seat !== 0 && nth(view.players, 0).blocks.length > 0,
  );
  const hit = page.locator('.log').getByText('You are blocked');
  await playOn(page, async () => (await hit.count()) > 0);
  await expect(hit).not.toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as typeof globalThis & { noted?: string[] }).noted)).toEqual(
    [],
  );
});

test('the first turns on a phone against a bot, by pointing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openNew(page, TIN, duel);
  let decisions = 0;
  await playOn(page, async () => decisions++ === 15);
  expect(decisions).toBe(16);
});

test('[CH-01][CH-27] the last turns on a phone, by pointing, and the score sheet', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openLate(page, 'chicoree', 2);
  await playOn(page);
  await expect(isOver(page)).toContainText(/wins?!|share/);
  await openScoreSheet(page);
  await expect(page.locator('.ledger-seat')).toHaveCount(2);
  await expect(page.locator('.ch-review tbody tr').first(), 'closed bids are reviewed').toBeVisible();
});

test('[CH-55][CH-A24] a free-for-all: the ring runs, keys call, the hammer falls by itself', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openNew(page, TIN, async () => {
    await duel(page);
    await freeForAll(page);
  });
  const ring = page.locator('.ch-ring');
  const price = page.locator('.ch-price');
  const asked = async () => (await ring.isVisible()) && (await action(page, 'bid').isVisible());
  const called = page.locator('.side-log').getByText(/You bid \d/);
  // Somebody quicker may have bid the same just before: then on to the next sale.
  while ((await called.count()) === 0) {
    await playOn(page, asked);
    const before = await shownStep(page);
    await shortcut(page, '1');
    await stepAfter(page, before);
  }
  // Whoever is outbid in the meantime is asked again, with the new price.
  await expect(price.getByText('You lead').or(action(page, 'bid')).or(action(page, 'draw'))).not.toHaveCount(
    0,
  );
  await expect(ring, 'nobody has to do anything for the hammer to fall').toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('.side-log')).toContainText(/ gets? a \d/);
});

test('[CH-57] a closed fist shows nothing to whoever takes the device next', async ({ page }) => {
  await quickBots(page);
  await openNew(page, TIN, async () => {
    await duel(page);
    await page.locator('select').nth(1).selectOption('person');
  });
  const cover = page.locator('.hand-over');
  const fists = page.locator('.ch-fists .ch-tile');
  const closing = action(page, 'close-fist');
  for (let step = 0; step < 80; step++) {
    await expect(cover.or(page.locator('.prompt-mine')).first()).toBeVisible();
    if (await cover.isVisible()) await cover.locator('.button-main').click();
    await expect(page.locator('.prompt-mine')).toBeVisible();
    if (await closing.isVisible()) break;
    await decide(page, 0);
  }
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await closing.click();
  await expect(cover).toBeVisible();
  expect(await page.evaluate(() => document.body.innerHTML)).not.toContain('ch-my-bid');
  await cover.locator('.button-main').click();
  await expect(fists.and(page.locator('[data-state=closed]'))).toHaveCount(1);
  await expect(fists.locator('.fist'), 'open as long as it chooses').toHaveText(['', '…']);
  await expect(page.locator('.ch-my-bid'), 'no amount is on the page').toHaveCount(0);
  await expect(page.locator('.side-log')).toContainText(/makes? a secret bid/);
  await closing.click();
  await expect(page.locator('.side-log').or(cover).first()).toBeVisible();
  if (await cover.isVisible()) await cover.locator('.button-main').click();
  await expect(page.locator('.ch-opened .fist .num')).toHaveText([/^[02]$/, /^[02]$/]);
});

/** Whether all of it is seen in the area of the board. */
const inSight = (page: Page, part: string) =>
  page.evaluate(part => {
    const { top, bottom } = [...document.querySelectorAll(part)].at(-1)!.getBoundingClientRect();
    const area = document.querySelector('.area-board')!.getBoundingClientRect();
    return top >= area.top - 1 && bottom <= area.bottom + 1;
  }, part);

/** Whether words of it have no room. */
const isCut = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    );

const task = ({ view }: Frame<Chicoree>) => view.agenda.at(-1)!.do;
const countOf = (frame: Frame<Chicoree>, wanted: string) =>
  legal(frame).filter(type => type === wanted).length;
/** Outcomes of a card in the middle: the latest stays in sight. */
const OUTCOMES = ['fists-opened', 'challenge-shown', 'went-bankrupt', 'sold', 'unsold', 'took'];
const latest = ({ news }: Frame<Chicoree>) =>
  news
    .flatMap(({ events }) => events)
    .map(({ type }) => type)
    .findLast(type => OUTCOMES.includes(type));

for (const [part, players, wanted] of [
  ['.ch-lot', 6, frame => task(frame) === 'auction'],
  ['.ch-ring', 6, frame => task(frame) === 'fists'],
  ['.ch-tile', 6, frame => task(frame) === 'challenge' && nth(frame.view.players, 0).blocks.length > 0],
  ['.ch-opened', 3, frame => task(frame) === 'act' && latest(frame) === 'fists-opened'],
  // I have laid and played much, and it is told above the card.
  ['.ch-stand', 6, frame => task(frame) === 'act' && countOf(frame, 'destroy') > 1],
] as const satisfies readonly (readonly [string, number, (frame: Frame<Chicoree>) => boolean])[])
  test(`[CH-57][CH-A25] in sight on every screen, with ${players} players: ${part}`, async ({ page }) => {
    await openWhen(page, { game: 'chicoree', seats: players, options: { clock: 'on' } }, wanted);
    await expect(page.locator(part).first()).toBeVisible();
    for (const size of [
      PHONE,
      { width: 844, height: 390 },
      TABLET,
      DESKTOP,
      { width: 1280, height: 720 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => inSight(page, part), `at ${size.width}`).toBe(true);
      await expect.poll(() => isCut(page, '.ch-facts'), `my chain at ${size.width}`).toBe(false);
    }
  });

test('a card says what it can do, or why it cannot', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openWhen<Chicoree>(
    page,
    { game: 'chicoree', seats: 3 },
    frame => legal(frame).includes('draw') && frame.view.hand!.length > 1,
  );
  await tap(page);
  await expect(page.locator('.note .piece-card')).toContainText(/in the box/);
  await expect(page.locator('.note .offer').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.ch-hand-card').first().press('ArrowRight');
  await expect(page.locator('.ch-hand-card').nth(1)).toBeFocused();
});

test('[CH-07] whoever draws with a card left to lay is asked first, and may lay it instead', async ({
  page,
}) => {
  const draw = action(page, 'draw');
  const both = ['draw', 'lay-link'] as const;
  await openWhen<Chicoree>(page, { game: 'chicoree', seats: 3 }, frame =>
    both.every(type => legal(frame).includes(type)),
  );
  await expect(page.locator(".dock-actions .button-main[data-action^='lay']")).toBeVisible();
  const before = await shownStep(page);
  await draw.click();
  await expect(page.locator('.note')).toContainText('Do this first, or it must wait for your next turn');
  expect(await shownStep(page), 'nothing is lost yet').toBe(before);
  await page.getByRole('button', { name: 'Draw anyway' }).click();
  await stepAfter(page, before);
});

test('the tin is accessible and fits a phone, in French, by day and by night', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page, 'fr');
  await openNew(page, TIN);
  for (let n = 0; n < 6 && (await myTurn(page)); n++) {
    const wide = await page.evaluate(() =>
      [document.documentElement, document.querySelector('.table-board')!].some(
        element => element.scrollWidth > element.clientWidth + 1,
      ),
    );
    expect(wide, 'nothing sticks out sideways').toBe(false);
    if (n % 3 === 2) expect(await faultsInAnyLight(page)).toEqual([]);
    const before = await shownStep(page);
    await page.locator('.prompt-choices').click();
    await page.locator('dialog .choice:not(.choice-shut)').first().click();
    await stepAfter(page, before);
  }
});

test('[CH-45][CH-60] everybody keeps their place at the counter, my cards lie at my name, and how the last card went stays beside the next', async ({
  page,
}) => {
  const tiles = page.locator('.ch-tile');
  const seats = () => tiles.evaluateAll(all => all.map(tile => tile.getAttribute('data-seat')));
  await page.setViewportSize({ width: 1366, height: 768 });
  await openWhen<Chicoree>(
    page,
    { game: 'chicoree', seats: 3 },
    frame => legal(frame).includes('stake') && frame.view.turn.number > 4 && frame.view.hand!.length > 1,
  );
  await test.step('a challenge', async () => {
    await expect(page.locator('.ch-last')).toContainText(/^Before: .+\./);
    await page.locator('.hand-fan [data-open=true]').first().click();
    await expect(tiles.and(page.locator('[data-seat="0"]')).locator('.ch-staked button')).toHaveCount(1);
    expect(await seats()).toEqual(['0', '1', '2']);
  });
  await test.step('a note about its card leaves my chain in sight', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.locator('.ch-lot').click();
    const [note, chain] = await Promise.all(
      ['.note', '.ch-chain'].map(part => page.locator(part).boundingBox()),
    );
    expect(note!.y + note!.height <= chain!.y || note!.y >= chain!.y + chain!.height).toBe(true);
    await page.keyboard.press('Escape');
  });
  await test.step('open fists', async () => {
    await openWhen<Chicoree>(page, { game: 'chicoree', seats: 3 }, frame => {
      const latest = storyOf(frame.news, 0).latest;
      return legal(frame).includes('draw') && latest?.type === 'fists-opened' && !latest.bids.includes(null);
    });
    await expect(page.locator('.ch-opened').first()).toBeVisible();
    expect(await seats()).toEqual(['0', '1', '2']);
  });
});
