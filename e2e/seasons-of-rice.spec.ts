import { expect, type Page } from '@playwright/test';
import { savedAt } from '../tools/sweep/positions.ts';
import { openKept, openSaved } from '../tools/sweep/visit.ts';
import { atRest } from '../tools/sweep/axe.ts';
import { test } from './experienced.ts';
import {
  DESKTOP,
  shownStep,
  isOver,
  myTurn,
  openNew,
  openScoreSheet,
  PHONE,
  quickBots,
  shortcut,
  stepAfter,
} from './table.ts';
import { faultsInAnyLight, undrawn } from './undrawn.ts';

const FIELDS = { game: 'seasons-of-rice', ground: '.table .sr' };

const stage = (page: Page) => page.locator('.sr').getAttribute('data-stage');
const hand = (page: Page) => page.locator('.sr-hand .piece');
const ghost = (page: Page) => page.locator('.sr-ghost-rim');

async function followFirst(page: Page): Promise<void> {
  await page.locator('.sr-offer').first().click();
  await page.locator("[data-action='follow']").click();
}

/** One step of a turn with the pointer: take a card, turn and move it, place it, send another one. */
async function decide(page: Page): Promise<void> {
  const before = await shownStep(page);
  const now = await stage(page);
  if (now === 'ancestor') await followFirst(page);
  if (now === 'pick') await page.locator('.dock-hand .piece').first().click();
  if (now === 'place') {
    await page.getByRole('button', { name: /^Turn right/ }).click();
    await page.getByRole('button', { name: 'Next spot' }).click();
    await page.locator('.sr-confirm').click();
  }
  if (now === 'send') {
    await page.locator('.sr-hand li:not(.sr-placing) .piece').first().click();
    await page.locator('.sr-send').click();
  }
  await stepAfter(page, before);
}

async function playTo(page: Page, wanted: string, season: 'wet' | 'dry' = 'wet'): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await myTurn(page);
    const now = await page.locator('.sr').getAttribute('data-season');
    if (now === season && (await stage(page)) === wanted) return;
    await decide(page);
  }
  throw new Error(`never came to ${wanted}`);
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where areas, land and cards lie, which nothing that is taken up may move. */
const places = (page: Page): Promise<string[]> =>
  page.locator('.area, .sr-bank, .sr-hand li, .sr-row li').evaluateAll(all =>
    all.map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    }),
  );

test('[SR-25][SR-32] a whole game on a phone against a bot, by pointing; the sheet adds up', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openNew(page, FIELDS);
  while (await myTurn(page)) {
    if (
      (await page.locator('.sr').getAttribute('data-season')) === 'dry' &&
      (await stage(page)) === 'place'
    ) {
      await atRest(page);
      const card = (await ghost(page).boundingBox())!;
      expect(Math.min(card.width, card.height), 'a card is as large as a thumb').toBeGreaterThan(40);
    }
    await decide(page);
  }
  await expect(isOver(page)).toContainText(/wins?!|share/);
  await openScoreSheet(page);
  const sheets = page.locator('.ledger-seat');
  await expect(sheets).toHaveCount(2);
  const asNumber = (text: string) => Number(text.replace('−', '-'));
  for (const sheet of await sheets.all()) {
    const lines = (await sheet.locator('.ledger-sum b').allTextContents()).map(asNumber);
    const total = asNumber((await sheet.locator('.ledger-total').textContent())!);
    expect(lines.reduce((sum, n) => sum + n, 0)).toBe(total);
  }
});

test('[SR-19][SR-31] a whole game with the keyboard alone, from the list in words', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openNew(page, FIELDS);
  const choices = page.locator('.side-choices .choice:not(.choice-shut)');
  const heard = new Set<string>();
  while (await myTurn(page)) {
    const before = await shownStep(page);
    await shortcut(page, 'c');
    await expect(choices.first()).toBeFocused();
    heard.add((await choices.first().textContent())!);
    await page.keyboard.press('Enter');
    await stepAfter(page, before);
  }
  expect([...heard].some(words => /(left of|right of|above|below) card \d/i.test(words))).toBe(true);
});

test('[SR-33] arrows, R and Enter place a card on the map', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openNew(page, FIELDS);
  await playTo(page, 'place');
  const where = page.locator('.sr-verdict p').first();
  await page.locator('.sr-land').focus();
  const first = await where.textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(where).not.toHaveText(first!);
  await expect(where).toContainText('upright');
  await shortcut(page, 'r');
  await expect(where).toContainText('turned right');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.sr')).toHaveAttribute('data-stage', 'send');
  await expect(page.locator('.sr-ghost-planned')).toBeVisible();
});

test('[SR-36][SR-34] dragged from the hand: it snaps where it may lie, and says why not elsewhere', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openNew(page, FIELDS);
  await playTo(page, 'pick');
  await atRest(page);
  const from = await middleOf(page, '.sr-hand .piece');
  const land = await middleOf(page, '.sr-map .sr-bank');
  const before = await places(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30, { steps: 4 });
  await expect(page.locator('.sr-carried')).toBeVisible();
  const map = (await page.locator('.sr-map').boundingBox())!;
  await page.mouse.move(land.x, land.y, { steps: 8 });
  await expect(page.locator('.sr-carried')).toHaveCount(0);
  await expect(page.locator('.sr-verdict').getByRole('button', { name: 'Rule SR-36' })).toBeVisible();
  await expect(page.locator('.sr-confirm')).toBeDisabled();
  await page.mouse.move(map.x + map.width - 90, map.y + map.height - 30, { steps: 8 });
  await expect(page.locator('.sr-verdict').getByRole('button', { name: 'Rule SR-34' })).toBeVisible();
  await page.mouse.up();
  await page.mouse.click(map.x + map.width - 90, map.y + map.height - 30);
  await expect(page.locator('.sr-ghost-legal')).toBeVisible();
  await atRest(page);
  expect(await places(page), 'what is said about it has room beside the land').toEqual(before);
  const board = (await page.locator('.area-board').boundingBox())!;
  expect(map.height, 'the land has all the height').toBeGreaterThan(0.98 * board.height);
  await page.locator('.sr-confirm').click();
  await expect(page.locator('.sr')).toHaveAttribute('data-stage', 'send');
  await page.locator('.sr-hand .sr-placing .piece').click();
  await expect(page.locator('.sr'), 'tapped again, the planned card is lifted').toHaveAttribute(
    'data-stage',
    'place',
  );
});

test('a mouse over a mark shows the card there; only a click moves it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openNew(page, FIELDS);
  await playTo(page, 'place');
  await atRest(page);
  const where = page.locator('.sr-verdict p').first();
  const hint = page.locator('.sr-ghost-hint');
  const said = await where.textContent();
  const mark = await middleOf(page, '.sr-spot');
  await page.mouse.move(mark.x, mark.y);
  await expect(hint).toBeVisible();
  await expect(where).toHaveText(said!);
  await page.locator('.sr-confirm').hover();
  await expect(hint).toHaveCount(0);
  await page.mouse.click(mark.x, mark.y);
  await expect(where).not.toHaveText(said!);
  await expect(hint).toHaveCount(0);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('tap a card, tap the ground, tap the card to turn it; two fingers zoom and turn, a button fits', async ({
    page,
  }) => {
    await quickBots(page);
    await openNew(page, FIELDS);
    await playTo(page, 'pick');
    await atRest(page);
    const tap = async (selector: string) => {
      const { x, y } = await middleOf(page, selector);
      await page.touchscreen.tap(x, y);
    };
    await tap('.sr-hand li:nth-child(3) .piece');
    await expect(ghost(page)).toBeVisible();
    await atRest(page);
    const where = page.locator('.sr-verdict p').first();
    await expect(where).toContainText('upright');
    await tap('.sr-ghost-rim');
    await expect(where).toContainText('turned right');
    const said = await where.textContent();
    const map = (await page.locator('.sr-map').boundingBox())!;
    await page.touchscreen.tap(map.x + 40, map.y + map.height - 30);
    await expect(where).not.toHaveText(said!);

    const fingers = await page.context().newCDPSession(page);
    const [cx, cy] = [map.x + map.width / 3, map.y + 60];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: cx - apart, y: cy, id: 1 },
                { x: cx + apart, y: cy, id: 2 },
              ],
      });
    const before = (await ghost(page).boundingBox())!.width;
    await touch('touchStart', 20);
    for (let apart = 25; apart <= 50; apart += 5) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await atRest(page);
    expect((await ghost(page).boundingBox())!.width).toBeGreaterThan(before * 1.4);
    await page.getByRole('button', { name: 'All of it' }).tap();
    await atRest(page);
    expect((await ghost(page).boundingBox())!.width).toBeCloseTo(before, 0);

    const twist = (type: 'touchStart' | 'touchMove', degrees: number) => {
      const [dx, dy] = [Math.cos, Math.sin].map(of => 40 * of((degrees * Math.PI) / 180)) as [number, number];
      return fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: cx - dx, y: cy - dy, id: 1 },
          { x: cx + dx, y: cy + dy, id: 2 },
        ],
      });
    };
    await twist('touchStart', 0);
    for (let degrees = 10; degrees <= 60; degrees += 10) await twist('touchMove', degrees);
    await touch('touchEnd', 0);
    await expect(where, 'one quarter turn more').toContainText('upside down');
  });
});

test('[SR-26] on one device nothing of the first choice is on the page of the second', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openNew(page, FIELDS, async () => {
    await page.locator('select').nth(1).selectOption('person');
  });
  const cover = page.locator('.hand-over');
  await cover.locator('.button-main').click();
  await followFirst(page);
  await expect(cover).toBeVisible();
  expect(await page.evaluate(() => document.body.innerHTML)).not.toMatch(/sr-|P\d\d/);
  await cover.locator('.button-main').click();
  await expect(page.locator('.sr-offer')).toHaveCount(2);
  await expect(page.locator('.seat-done')).toHaveCount(1);
  await expect(
    page.locator('.seat-chip .sr-icon'),
    'no ancestor is shown before both have chosen',
  ).toHaveCount(0);
  await followFirst(page);

  // Whoever holds the device goes on and plans a whole turn; the other sees a landscape of one card, an empty row, and “ready”.
  for (const wanted of ['pick', 'place', 'send']) {
    await expect(page.locator('.sr')).toHaveAttribute('data-stage', wanted);
    await decide(page);
  }
  await expect(cover).toBeVisible();
  await cover.locator('.button-main').click();
  await expect(page.locator('.seat-done')).toHaveCount(1);
  await expect(page.locator('.sr-ghost')).toHaveCount(0);
  await expect(page.locator('.sr-row .piece')).toHaveCount(0);
  await page.locator('.seat-chip.seat-done').click();
  await expect(page.locator('.sr-mini .sr-bank'), 'the other landscape is still one card').toHaveAttribute(
    'd',
    /^M[^M]*$/,
  );
  await page.keyboard.press('Escape');
  for (const wanted of ['pick', 'place', 'send']) {
    await expect(page.locator('.sr')).toHaveAttribute('data-stage', wanted);
    await decide(page);
  }
  await expect(page.locator('.sr-row .piece')).toHaveCount(2);
  await expect(hand(page)).toHaveCount(5);
});

test('[SR-27] on one device nothing is covered in the Dry season, for nothing is secret', async ({
  page,
}) => {
  await undrawn(page);
  for (const [moment, covered] of [
    ['middle', true],
    ['late', false],
  ] as const) {
    const table = savedAt('seasons-of-rice', 2, moment);
    const holders = table.holders.map(({ name }) => ({ kind: 'person' as const, name }));
    await openKept(page, { ...table, holders }, { language: 'en', theme: 'day' });
    await expect(page.locator(covered ? '.hand-over' : '.prompt-mine')).toBeVisible();
  }
});

test('fields tell what they brought or lack; the other landscape can be looked at; taking up a card moves nothing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openNew(page, FIELDS);
  await playTo(page, 'pick');
  await atRest(page);
  await page.locator('.sr-map .map-piece').first().click();
  const note = page.getByRole('dialog', { name: 'Selected' });
  await expect(note).toContainText(/Open: \d+ gaps? to cover/);
  await expect(page.locator('.prompt'), 'a short note leaves the question in sight').toBeVisible();
  await expect(page.locator('.seat-done'), 'the other has decided meanwhile').toHaveCount(1);
  await expect(note, 'which closes nothing that is being read').toBeVisible();
  await expect(page.locator('.sr-missing').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(page.locator('.sr-missing')).toHaveCount(0);
  await page.getByRole('button', { name: /Show open fields/ }).click();
  await expect(page.locator('.sr-missing').first()).toBeVisible();
  await page.getByRole('button', { name: /See .* landscape/ }).click();
  await expect(page.locator('.sr-map')).toHaveAttribute('data-seat', '1');
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(page.locator('.sr-map')).toHaveAttribute('data-seat', '0');
  await test.step('land, row, dock and hand stay where they are', async () => {
    await atRest(page);
    const before = await places(page);
    await hand(page).first().click();
    await expect(ghost(page)).toBeVisible();
    await atRest(page);
    expect(await places(page)).toEqual(before);
  });
});

test('a field that the lesson means is ringed along its own edge', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Learn in 4 minutes.*Seasons of Rice/ }).click();
  const edges = (of: string) =>
    page
      .locator(of)
      .evaluateAll(all => all.map(one => one.getAttribute('d') ?? '').toSorted((a, b) => a.localeCompare(b)));
  await expect(page.locator('.rung-ring')).toHaveCount(2);
  expect(await edges('.rung-ring')).toEqual(await edges('[data-rung="stays"] > path:first-child'));
});

test('[SR-33] a turn button tells the most that the card brings turned that way, and takes it there', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await undrawn(page);
  await openSaved(page, savedAt('seasons-of-rice', 2, 'late'), { language: 'en', theme: 'day' });
  for (const name of [/^Turn left: up to 3 points/, /^Turn right: up to 2 points/]) {
    const button = page.getByRole('button', { name });
    const promised = await button.locator('.sr-gain').textContent();
    await button.click();
    await expect(page.locator('.sr-confirm .sr-gain')).toHaveText(promised!);
    await page
      .getByRole('button', { name: name.source.includes('left') ? /^Turn right/ : /^Turn left/ })
      .click();
  }
});

test('[SR-11][SR-19][SR-21] a main button that is shut says why, before and after it is pressed, with the rule', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await quickBots(page);
  await openNew(page, FIELDS);
  const main = page.locator('.dock .button-main');
  const note = page.locator('.note');
  const saysWhy = async (rule: string, reason: RegExp) => {
    await expect(main).toBeDisabled();
    await expect(main).toHaveAccessibleDescription(reason);
    await main.hover();
    await expect(note).toContainText(reason);
    await main.click({ force: true });
    await expect(note.getByRole('button', { name: `Rule ${rule}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await page.mouse.move(5, 300);
  };
  await myTurn(page);
  await saysWhy('SR-11', /ancestor to follow/);
  await expect(page.locator('.sr-choose').getByRole('button', { name: 'Rule SR-11' })).toBeVisible();
  await followFirst(page);
  await playTo(page, 'pick');
  await saysWhy('SR-19', /First tap a card/);
  await expect(page.locator('.sr-verdict').getByRole('button', { name: 'Rule SR-19' })).toBeVisible();
  await hand(page).first().click();
  await expect(main).toBeEnabled();
  await expect(note, 'what is open gives no reason').toHaveCount(0);
  await page.locator('.sr-confirm').click();
  await expect(page.locator('.sr')).toHaveAttribute('data-stage', 'send');
  await saysWhy('SR-21', /card for the row/);
  await expect(page.locator('.sr-verdict').getByRole('button', { name: 'Rule SR-21' })).toBeVisible();
  await page.locator('.sr-hand li:not(.sr-placing) .piece').first().click();
  await expect(main).toBeEnabled();
});

test('left is left of right on every screen; while a card is in the air the gaps of open fields bear no numbers', async ({
  page,
}) => {
  await undrawn(page);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await openSaved(page, savedAt('seasons-of-rice', 2, 'late'), { language: 'en', theme: 'day' });
    const left = async (name: RegExp | string) =>
      (await page.locator('.area-dock').getByRole('button', { name }).boundingBox())!.x;
    const inOrder = [await left(/^Turn left/), await left(/^Turn right/), await left('Next spot')];
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    const numbers = page.locator('.sr-map .sr-badge');
    const before = await numbers.count();
    await page.getByRole('button', { name: /Show open fields/ }).click();
    await expect(page.locator('.sr-missing').first()).toBeVisible();
    await expect(numbers).toHaveCount(before);
  }
});

test('on the landscape of the other nothing can be placed: it says whose it is, and the way back is the main thing', async ({
  page,
}) => {
  await undrawn(page);
  for (const [size, whose] of [
    [DESKTOP, 'Basil’s landscape'],
    [PHONE, 'Basil'],
  ] as const) {
    await page.setViewportSize(size);
    await openSaved(page, savedAt('seasons-of-rice', 2, 'late'), { language: 'en', theme: 'day' });
    await page.locator('.sr-tools').getByRole('button', { name: 'See Basil’s landscape' }).click();
    await expect(page.locator('.sr-head strong')).toHaveText(whose);
    await expect(page.locator('.sr-confirm')).toHaveCount(0);
    await page.locator('.area-dock').getByRole('button', { name: 'Back to mine' }).click();
    await expect(page.locator('.sr-head strong')).toHaveCount(0);
    await expect(page.locator('.sr-confirm')).toBeEnabled();
  }
});

/** The narrowest window with everything side by side. */
const NARROW = { width: 1110, height: 760 };

for (const [name, size] of Object.entries({ phone: PHONE, narrow: NARROW }))
  test(`nothing sticks out, every target fits a thumb (${name}, in French)`, async ({ page }) => {
    await page.setViewportSize(size);
    await quickBots(page, 'fr');
    await openNew(page, FIELDS);
    const look = async () => {
      const { wide, dock, tiny } = await page.evaluate(() => ({
        wide: [document.documentElement, document.querySelector('.table-board')!].some(
          element => element.scrollWidth > element.clientWidth + 1,
        ),
        dock: document.querySelector('.area-dock')!.clientHeight / innerHeight,
        tiny: [...document.querySelectorAll<HTMLElement>('.areas button')]
          .filter(element => element.offsetParent !== null && !element.closest('.reason'))
          .map(element => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(
            ({ element, box }) => `${element.className} ${Math.round(box.width)}×${Math.round(box.height)}`,
          ),
      }));
      expect(wide).toBe(false);
      expect(dock, 'the landscape keeps its room').toBeLessThan(0.4);
      expect(tiny).toEqual([]);
    };
    await myTurn(page);
    await look();
    await followFirst(page);
    await expect(page.locator('.sr-hand')).toBeVisible();
    await look();
    await hand(page).first().click();
    await expect(ghost(page)).toBeVisible();
    await look();
    await page.locator('.sr-confirm').click();
    await expect(page.locator('.sr')).toHaveAttribute('data-stage', 'send');
    await look();
    await page.locator('.sr-hand li:not(.sr-placing) .piece').first().click();
    await expect(page.locator('.sr-send')).toContainText('rangée');
    await look();
  });

test('the paddies are accessible by day and by night', async ({ page }) => {
  await quickBots(page, 'fr');
  await openNew(page, FIELDS);
  await myTurn(page);
  expect(await faultsInAnyLight(page)).toEqual([]);
  await followFirst(page);
  await hand(page).first().click();
  await expect(ghost(page)).toBeVisible();
  expect(await faultsInAnyLight(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aide de jeu' }).click();
  await expect(page.locator('.sr-reference')).toBeVisible();
  expect(await faultsInAnyLight(page, 'dialog[open]')).toEqual([]);
});
