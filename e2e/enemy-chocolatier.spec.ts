import { expect, type Locator, type Page } from '@playwright/test';
import { append } from '../core/judge.ts';
import { openMatch } from '../core/match.ts';
import { recordOf } from '../core/record.ts';
import { nth } from '../core/sure.ts';
import { enemyChocolatier } from '../games/enemy-chocolatier/index.ts';
import { savedAt } from '../tools/sweep/positions.ts';
import { openSaved, openSheet, select } from '../tools/sweep/visit.ts';
import { covered } from '../web/kit/frame/place.ts';
import type { Box } from '../web/kit/frame/box.ts';
import type { SavedTable } from '../web/host/saved.ts';
import { test } from './experienced.ts';
import {
  shownStep,
  isOver,
  myTurn,
  openNew,
  openScoreSheet,
  DESKTOP,
  PHONE,
  quickBots,
  openLate,
  openOptions,
  shortcut,
  stepAfter,
} from './table.ts';
import { faultsInAnyLight, undrawn } from './undrawn.ts';

const TOWN = { game: 'enemy-chocolatier', ground: '.ec-town' };

const houses = (page: Page) => page.locator('.ec-map .ec-for-sale');
/** Taps a house: on a small map by its own spot, wherever the middle of its box may lie. */
const point = (house: Locator) => house.locator('.ec-price, .ec-owned').first().click();
const offer = (page: Page) => page.locator('.offer-main');
const end = (page: Page) =>
  page.locator(".dock-actions :is([data-action='end-turn'], [data-action='take-permit'])");

async function takePermit(page: Page): Promise<void> {
  const canBuy = (await houses(page).count()) > 0;
  await page.getByRole('button', { name: 'Take a permit' }).click();
  if (canBuy) await page.getByRole('button', { name: 'Yes, take a permit' }).click();
}

async function buyOrEnd(page: Page): Promise<void> {
  const before = await shownStep(page);
  const lit = await houses(page).count();
  if (lit > 0) {
    await point(houses(page).nth(before % lit));
    await offer(page).click();
  } else await end(page).click();
  await stepAfter(page, before);
}

test('[EC-30] the first turns on a phone against two bots, by pointing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openNew(page, TOWN);
  for (let n = 0; n < 10; n++) {
    expect(await myTurn(page)).toBe(true);
    await buyOrEnd(page);
  }
});

test('[EC-40] the last turns on a phone, by pointing, and the score sheet', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openLate(page, 'enemy-chocolatier', 3);
  while (await myTurn(page)) await buyOrEnd(page);
  await expect(isOver(page)).toContainText(/wins?!|share/);
  await openScoreSheet(page);
  await expect(page.locator('.ledger-seat')).toHaveCount(3);
  await expect(page.locator('.ledger').getByText('chocolate'), 'all recipes are open now').toHaveCount(3);
});

test('[EC-05][EC-A21] the host lays the town by hand: turn, swap, shuffle, undo, begin', async ({ page }) => {
  await quickBots(page);
  await openNew(page, TOWN, async () => {
    await openOptions(page);
    await page.getByText('Laid by hand').click();
  });
  const tiles = page.locator('.ec-tile');
  const order = () => page.locator('.ec-tile-name').allTextContents();
  await expect(tiles).toHaveCount(6);
  await expect(page.locator('.area-mine')).toContainText(/1[0-2] neighbourhoods touch the factory/);
  await expect(
    tiles.first().locator('.ec-number').first(),
    'prices and bonuses are on the tiles',
  ).toBeVisible();
  const first = await order();

  await tiles.nth(0).click();
  await tiles.nth(3).click();
  await expect.poll(order).toEqual([first[3], first[1], first[2], first[0], first[4], first[5]]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(order).toEqual(first);

  await tiles.nth(1).dragTo(tiles.nth(4));
  await expect.poll(order).toEqual([first[0], first[4], first[2], first[3], first[1], first[5]]);

  await tiles.nth(2).focus();
  await page.keyboard.press('Enter');
  const shape = await tiles.nth(2).locator('.ec-lot').first().getAttribute('points');
  await page.getByRole('button', { name: /Turn right/ }).click();
  await expect(tiles.nth(2).locator('.ec-lot').first()).not.toHaveAttribute('points', shape!);

  await page.locator("[data-action='begin']").click();
  expect(await myTurn(page)).toBe(true);
  await expect(page.locator('.ec-recipe')).toBeVisible();
});

test('[EC-08] another player’s recipe is nowhere on the page', async ({ page }) => {
  await quickBots(page);
  await openNew(page, TOWN, async () => {
    await page.locator('select').nth(1).selectOption('person');
  });
  const names = [
    'Heartthrob Bonbon',
    'Squirrel’s Ransom',
    'Midnight Confession',
    'Brittle Truth',
    'Fudge Cathedral',
    'Nutcase in Love',
  ];
  const cover = page.locator('.hand-over');
  const seen: string[] = [];
  for (let hands = 0; hands < 4; hands++) {
    await expect(cover).toBeVisible({ timeout: 20_000 });
    const covered = await page.evaluate(() => document.body.innerHTML);
    expect(names.filter(name => covered.includes(name))).toEqual([]);
    await cover.locator('.button-main').click();
    await expect(page.locator('.ec-recipe')).toBeVisible();
    const html = await page.evaluate(() => document.body.innerHTML);
    const shown = names.filter(name => html.includes(name));
    expect(shown, 'one’s own recipe and no other').toHaveLength(1);
    seen.push(nth(shown, 0));
    await takePermit(page);
  }
  expect(seen[0]).toBe(seen[2]);
  expect(seen[1]).toBe(seen[3]);
  expect(seen[0]).not.toBe(seen[1]);
});

test('[EC-13][EC-61] what can be pointed at in the town says what it is, what it brings and what it costs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await quickBots(page);
  await openNew(page, TOWN);
  await myTurn(page);
  await test.step('whatever light falls on a door, a tap there is a tap on its own house', async () => {
    const astray = await page.locator('.ec-map .ec-house').evaluateAll(all =>
      all.flatMap(house => {
        const door = house.querySelector('.ec-price');
        if (!door) return [];
        const { x, y, width, height } = door.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.ec-house');
        return hit === house ? [] : [house.getAttribute('aria-label')];
      }),
    );
    expect(astray).toEqual([]);
  });
  await test.step('a house says what buying it brings, or why it cannot be bought', async () => {
    await point(houses(page).first());
    await expect(offer(page)).toContainText(/Buy for \$\d.*\$\d+ → \$\d+/);
    await page.keyboard.press('Escape');
    await point(page.locator('.ec-map .ec-unavailable .ec-house').first());
    await expect(
      page.locator('.offer-shut .reason').getByRole('button', { name: /^Rule EC-/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.note[role=dialog]')).toHaveCount(0);
  });
  await test.step('a neighbourhood says what it gives, who owns what, and what closing it costs and opens', async () => {
    const where = () =>
      page
        .locator('.ec-map')
        .evaluate(map => JSON.stringify(map.querySelector('.ec-street')!.getBoundingClientRect()));
    const before = await where();
    await page.locator('.ec-map .ec-open .ec-place').first().press('Enter');
    const card = page.locator('.note[role=dialog] .piece-card');
    await expect(card).toContainText(/When closed: /);
    await expect(card).toContainText(/Houses: .*\d/);
    await expect(card).toContainText(/Closing it costs you \$\d+ for \d houses?\./);
    expect(await where(), 'the map stays where it is').toBe(before);
    await card.locator('.ec-pick-open').first().click();
    await expect(offer(page), 'its houses can be bought from here').toContainText('Buy for');
  });
});

test('the town comes closer, follows the hand that drags it, and is seen whole again', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openNew(page, TOWN);
  await myTurn(page);
  const factory = async () => {
    const { x, y, width } = (await page.locator('.ec-map .ec-street').first().boundingBox())!;
    return [x, y, width].map(Math.round);
  };
  const whole = await factory();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await factory())[2]).toBe(Math.round(nth(whole, 2) * 2.25));
  const [x, y] = await factory();
  const { left, top } = await page.locator('.ec-town').evaluate(town => {
    const box = town.getBoundingClientRect();
    return { left: box.x + box.width / 2, top: box.y + box.height / 2 };
  });
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left - 70, top + 40, { steps: 7 });
  await page.mouse.up();
  await expect.poll(async () => (await factory()).slice(0, 2)).toEqual([x! - 70, y! + 40]);
  await expect(page.locator('.note'), 'whoever drags points at nothing').toHaveCount(0);
  await page.getByRole('button', { name: 'Whole town' }).click();
  await expect.poll(factory).toEqual(whole);
});

test('[EC-40] a permit is taken only by whoever means it', async ({ page }) => {
  await quickBots(page);
  await openNew(page, TOWN, async () => {
    await openOptions(page);
    await page.getByRole('radiogroup', { name: 'Who starts' }).getByText('Player 1').click();
  });
  await myTurn(page);
  const before = await shownStep(page);
  await page.getByRole('button', { name: 'Take a permit' }).click();
  await expect(page.getByRole('button', { name: 'Yes, take a permit' })).toBeVisible();
  await page.locator('.ec-map .ec-place').first().focus();
  await expect(
    page.getByRole('button', { name: 'Take a permit', exact: true }),
    'looking away takes it back',
  ).toBeVisible();
  expect(await shownStep(page)).toBe(before);
  await takePermit(page);
  await stepAfter(page, before);
});

test('[EC-A21] a town’s code can be entered, and is there to be shared', async ({ page }) => {
  await quickBots(page);
  await openNew(page, TOWN, async () => {
    await openOptions(page);
    await page.getByText('Laid by hand').click();
  });
  await page.locator('.ec-sign').click();
  const field = page.getByRole('textbox', { name: 'Code of a town' });
  await field.fill('A0 B1 C2');
  await page.getByRole('button', { name: 'Lay this town' }).click();
  await expect(page.getByRole('alert')).toContainText('six tiles');
  await field.fill('f5a0c3b1e4d2');
  await page.getByRole('button', { name: 'Lay this town' }).click();
  await expect.poll(() => page.locator('.ec-tile-name').allTextContents()).toEqual([...'FACBED']);
  await page.locator("[data-action='begin']").click();
  await myTurn(page);
  await page.locator('.ec-sign').click();
  await expect(field).toHaveValue('F5 A0 C3 B1 E4 D2');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('what decides is read at every size: who is about to win, what incomes pay, what buys, and the recipe beside a note', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLate(page, 'enemy-chocolatier', 6);
  await test.step('on the smallest phone', async () => {
    await expect
      .soft(page.locator('.ec-wins'), 'a tag on the chip, beside the money')
      .toHaveText(['will win']);
    const chips = page.locator('.seat-chip:has(.ec-wins)');
    await expect.soft(chips.first().locator('.quantity').first()).toBeVisible();
    const plates = page.locator('.ec-map .ec-bonus rect');
    expect.soft(await plates.count()).toBeGreaterThan(0);
    await expect.soft(page.locator('.ec-map .ec-bonus rect + text')).toHaveCount(await plates.count());
  });
  await test.step('on the lowest phone what buys is in sight, whatever there is to say', async () => {
    await page.setViewportSize({ width: 640, height: 360 });
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await page.locator('[data-action="browse"]').dispatchEvent('click');
      await expect.soft(offer(page)).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Escape');
  });
  await test.step('on a small laptop', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.soft(page.locator('.seat-line .ec-danger')).toHaveText([/^Wins/]);
    await page.locator('.ec-map .ec-open .ec-place').first().press('Enter');
    const note = (await page.locator('.note[role=dialog]').boundingBox())!;
    const recipe = (await page.locator('.ec-recipe-name').boundingBox())!;
    const isBeside = note.x + note.width <= recipe.x || recipe.x + recipe.width <= note.x;
    const isApart = note.y + note.height <= recipe.y || recipe.y + recipe.height <= note.y;
    expect.soft(isBeside || isApart, 'the title of the recipe stays in sight').toBe(true);
    const opened = page.locator('.ec-map .ec-connected.ec-unavailable > .ec-frame:last-child');
    for (const place of await page.locator('.ec-map .ec-open .ec-place').all()) {
      if ((await opened.count()) > 0) break;
      await place.press('Enter');
    }
    const beside = (await page.locator('.note[role=dialog]').boundingBox())!;
    const neighbours = await opened.evaluateAll(all =>
      all.map(frame => frame.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect.soft(neighbours.length).toBeGreaterThan(0);
    const hidden = neighbours.filter(
      ({ x, y, width, height }) =>
        Math.abs(x + width / 2 - beside.x - beside.width / 2) < beside.width / 2 &&
        Math.abs(y + height / 2 - beside.y - beside.height / 2) < beside.height / 2,
    );
    expect.soft(hidden, 'the neighbours that closing it would open stay in sight').toEqual([]);
    const pictures = await page
      .locator('.ec-recipe-held .ec-heap svg')
      .evaluateAll(all => all.map(({ clientWidth }) => clientWidth));
    expect.soft(pictures).toHaveLength(19);
    expect.soft(Math.max(...pictures) - Math.min(...pictures), 'all of one size').toBeLessThan(2);
  });
  await test.step('by night the lamplit town keeps everybody’s colours of the day', async () => {
    const colours = (theme: string) =>
      page.locator('.ec-map .ec-owned').evaluateAll((all, light) => {
        document.documentElement.dataset['theme'] = light;
        return all.map(house => getComputedStyle(house).getPropertyValue('--seat'));
      }, theme);
    const byDay = await colours('day');
    expect.soft(new Set(byDay).size).toBe(6);
    expect.soft(await colours('night')).toEqual(byDay);
  });
});

test('[EC-A27] a game that stands still is put to the vote', async ({ page }) => {
  await undrawn(page);
  await openSaved(page, standstill(), { language: 'en', theme: 'day' });
  await expect(page.locator('.prompt-words')).toContainText('Share the victory?');
  await page.locator('.dock-actions').getByRole('button', { name: 'Share the victory' }).click();
  await expect(isOver(page)).toContainText('share the victory');
  await expect(page.locator('.ec-next'), 'nobody is promised an income any more').toHaveCount(0);
  await openScoreSheet(page);
  await expect(page.locator('.ledger-note')).toContainText('all agreed');
});

/** A table at which nothing was bought for six rounds. A bot that would not win on points agrees to share. */
function standstill(): SavedTable {
  const match = openMatch(enemyChocolatier.open(enemyChocolatier.edition), {
    options: { start: 0, tiles: 'random', markers: 'unlimited', stalemate: 'vote' },
    seats: 2,
    seed: 'a vote',
  });
  for (let turn = 0; turn < 12; turn++) append(match, { seat: turn % 2, move: { type: 'take-permit' } });
  return {
    id: 'a-vote',
    record: recordOf(match),
    edition: null,
    holders: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Émile', level: 'normal' },
    ],
    touched: 0,
    over: false,
  };
}

test('a note about a neighbourhood does not hide the factory', async ({ page }) => {
  await undrawn(page);
  await page.setViewportSize(DESKTOP);
  await openSaved(page, savedAt('enemy-chocolatier', 4, 'late'), { language: 'fr', theme: 'day' });
  await select(page);
  const boxOf = (selector: string) =>
    page.locator(selector).evaluate(element => element.getBoundingClientRect().toJSON() as Box);
  const [note, factory] = [await boxOf('.note'), await boxOf('[data-place=factory]')];
  expect(covered(note, [factory])).toBeLessThan(0.7);
});

test('a line of the recipe that is complete is ticked on the score sheet', async ({ page }) => {
  await undrawn(page);
  await openSaved(page, savedAt('enemy-chocolatier', 4, 'end'), { language: 'en', theme: 'night' });
  await openSheet(page);
  const lines = page.locator('.ledger-lines li').filter({ hasText: '/' });
  for (const line of await lines.all()) {
    const [has, needs] = (await line.locator('.num').innerText()).split('/').map(Number);
    await expect.soft(line.locator('.ledger-sum > .icon')).toHaveCount(has! >= needs! ? 1 : 0);
  }
  await expect(page.locator('.ledger-lines [data-complete]').first()).toBeVisible();
});

test('the town is accessible by day and by night', async ({ page }) => {
  await quickBots(page, 'fr');
  await openNew(page, TOWN);
  await myTurn(page);
  expect(await faultsInAnyLight(page)).toEqual([]);
  await page.locator('.ec-map .ec-open .ec-place').first().press('Enter');
  await page.locator('.note[role=dialog] .piece-card').waitFor();
  expect(await faultsInAnyLight(page, '.note'), 'the card of a neighbourhood').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Aide de jeu' }).click();
  await page.locator('dialog[open] .reference-list').first().waitFor();
  expect(await faultsInAnyLight(page, 'dialog[open]'), 'a sheet over the dark ground').toEqual([]);
});

for (const asks of [true, false])
  test(`ending a turn with houses left ${asks ? 'asks twice' : 'asks no more once that is switched off'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await quickBots(page);
    await openNew(page, TOWN, async () => {
      await openOptions(page);
      await page.getByRole('radiogroup', { name: 'Who starts' }).getByText('Player 1').click();
    });
    await myTurn(page);
    if (!asks) {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page
        .getByRole('radiogroup', { name: 'Confirm before ending a turn early' })
        .getByText('No')
        .click();
      await page.keyboard.press('Escape');
    }
    // With the first player's $6, some two houses beside the factory can always be paid: the cheapest comes first.
    await shortcut(page, 'c');
    await expect(page.locator('.side-choices')).toBeVisible();
    const offers = await page.locator('.side-choices button.choice').allTextContents();
    const price = (offer: string) => Number(/\$(\d)/.exec(offer)?.[1] ?? 9);
    const cheapest = nth(
      offers.toSorted((one, other) => price(one) - price(other)),
      0,
    );
    await page.getByRole('button', { name: cheapest, exact: true }).click();
    await expect(houses(page).first()).toBeVisible();
    const before = await shownStep(page);
    await end(page).click();
    if (asks) {
      await expect(end(page)).toContainText('You could still buy');
      expect(await shownStep(page)).toBe(before);
      await end(page).click();
    }
    await stepAfter(page, before);
  });
