import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { savedAt } from '../tools/sweep/positions.ts';
import { openKept } from '../tools/sweep/visit.ts';
import { test } from './experienced.ts';
import {
  decide,
  DESKTOP,
  myTurn,
  openLate,
  openScoreSheet,
  PHONE,
  quickBots,
  shortcut,
  tinyTargets,
} from './table.ts';
import { seriousFaults, undrawn } from './undrawn.ts';

const GAMES = ['chill-and-chili', 'enemy-chocolatier', 'seasons-of-rice', 'chicoree', 'garten-zwerge'];
const LYING = { width: 844, height: 390 };

const poster = (page: Page) => page.locator('.poster');

/** A finished game as somebody finds it. */
async function openEnd(page: Page, game = 'chill-and-chili', seats = 2): Promise<void> {
  await undrawn(page);
  await openKept(page, savedAt(game, seats, 'end'), { language: 'en', theme: 'night' });
  await expect(poster(page)).toBeVisible();
}

test('from a finished table its whole tab leads to the shelf, and so does its bar', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const way of ['tab', 'bar'] as const)
    await test.step(way, async () => {
      await openEnd(page, 'seasons-of-rice');
      await page.keyboard.press('Escape');
      await expect(page.locator('.table-over')).toBeVisible();
      await (way === 'tab'
        ? page.getByRole('heading', { level: 1, name: 'Seasons of Rice' })
        : page.locator('.table-over').getByRole('link', { name: 'All games' })
      ).click();
      await expect(page.locator('.game-card').first()).toBeVisible();
    });
});

test('the winner’s garden is laid out for the room that the words leave', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await openEnd(page, 'chill-and-chili', 5);
  const garden = poster(page).locator('.poster-work > svg');
  await expect(garden, 'low: three beds abreast').toHaveAttribute('viewBox', / 780 /);
  await page.setViewportSize(PHONE);
  await expect(garden, 'higher: two').toHaveAttribute('viewBox', / 520 /);
});

test('on the smallest phones the work has a quarter of the poster, however many stand on the podium', async ({
  page,
}) => {
  for (const [game, seats] of [
    ['enemy-chocolatier', 6],
    ['garten-zwerge', 6],
  ] as const)
    await test.step(game, async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await openEnd(page, game, seats);
      const work = await poster(page).locator('.poster-work > svg').boundingBox();
      expect.soft(work!.height, game).toBeGreaterThan(142);
      await page.setViewportSize({ width: 500, height: 500 });
      const square = await poster(page).locator('.poster-work > svg').boundingBox();
      expect.soft(square!.height, `${game}, square`).toBeGreaterThan(125);
    });
});

test('when a game ends its poster comes; the table can be looked at, and the sheet opened again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await quickBots(page);
  await openLate(page, 'chill-and-chili', 2);
  expect(await myTurn(page)).toBe(true);
  await shortcut(page, 'h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await expect(hint.locator('.choice').first()).toBeVisible();
  while ((await hint.locator('.choice').count()) === 1) {
    await expect(hint).toContainText('There is only this move. It counts as no hint.');
    await page.keyboard.press('Escape');
    await decide(page);
    expect(await myTurn(page)).toBe(true);
    await shortcut(page, 'h');
    await expect(hint.locator('.choice').first()).toBeVisible();
  }
  await expect(page.getByText('The score sheet will say how many hints you asked for (1).')).toBeVisible();
  await page.keyboard.press('Escape');
  while (await myTurn(page)) await decide(page);
  await expect(poster(page)).toHaveAttribute('data-act', '3');
  await expect(page.locator('.end-winners'), 'who listens hears who won').toBeFocused();
  await expect(page.getByRole('list', { name: 'Final places' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('.poster-lines')).toContainText(/A .*bed of .* points?\./);

  await poster(page).getByRole('button', { name: 'See the final table' }).click();
  await expect(poster(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await expect(page.locator('.ledger-seat')).toHaveCount(2);
  await expect(page.getByText(/^Hints asked for: \S+ \(1\)\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog'), 'who came from the table goes back there').toHaveCount(0);
});

test('three acts, and any key completes them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Time stands still unless the test lets it pass.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(
    ([id, kept]) => {
      localStorage.setItem(`potager.table.${id}`, kept!);
      localStorage.setItem('potager.settings', JSON.stringify({ language: 'en', scenes: 'calm' }));
    },
    ['over', JSON.stringify({ ...savedAt('chill-and-chili', 2, 'end'), id: 'over' })] as const,
  );
  await page.goto('/table/over');
  const isThere = async (what: Locator) => {
    await page.clock.runFor(20);
    return what.isVisible();
  };
  await expect.poll(() => isThere(poster(page))).toBe(true);
  await expect(poster(page)).toHaveAttribute('data-act', '1');
  await expect(page.locator('.podium')).toHaveCSS('opacity', '0');
  await page.clock.runFor(640);
  await expect(poster(page)).toHaveAttribute('data-act', '2');
  await page.keyboard.press('Shift');
  await expect(poster(page)).toHaveAttribute('data-act', '3');
  await page.clock.runFor(100);
  await expect(page.locator('.podium-score .num').first()).toContainText(/^(\d+)\1$/);

  await poster(page).getByRole('button', { name: 'Score sheet' }).click();
  await expect.poll(() => isThere(page.locator('.ledger'))).toBe(true);
  const toCome = page.locator('.ledger-lines li[data-counted=false]');
  const lines = await page.locator('.ledger-lines li').count();
  await expect(toCome, 'nothing is counted yet').toHaveCount(lines);
  await page.clock.runFor(170);
  await expect(toCome, 'a line of each player').toHaveCount(lines - 2);
  const [first] = await page.locator('.ledger-seat').first().locator('.ledger-sum .num').allTextContents();
  await expect(page.locator('.ledger-total > [aria-hidden]').first()).toHaveText(first!);
  await page.keyboard.press('Shift');
  await expect(toCome).toHaveCount(0);
  await expect(page.locator('.ledger-total > [aria-hidden]')).toHaveCount(0);
});

test('every way on is in sight, upright, lying and on a desktop', async ({ page }) => {
  for (const [n, size] of [PHONE, LYING, DESKTOP].entries())
    await test.step(`${size.width}×${size.height}`, async () => {
      await page.setViewportSize(size);
      if (n === 0) await openEnd(page, 'garten-zwerge', 6);
      else await page.reload();
      await expect(poster(page)).toBeVisible();
      const ways = page.locator('.end-buttons > *');
      await expect(ways).toHaveCount(6);
      for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
      expect(await page.locator('.end-buttons > .button-main').allTextContents()).toEqual(['Play again']);
      expect(await tinyTargets(page)).toEqual([]);
    });
});

test('the sheet behind it: what decided, and the way of the game, also as a table', async ({ page }) => {
  await openEnd(page, 'seasons-of-rice');
  await openScoreSheet(page);
  await expect(page.locator('.decisive li')).toHaveCount(3);
  const totals = await page.locator('.ledger-total').allTextContents();
  const ends = await page.locator('.course-line > text').allTextContents();
  expect(new Set(ends.map(end => end.split(' ')[0]))).toEqual(new Set(totals));
  await page.getByText('The same as a table').click();
  await expect(page.locator('.course-table tbody tr').last()).toContainText('End');
  expect(await seriousFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(poster(page), 'closing it leads back').toBeVisible();

  await openScoreSheet(page);
  const moment = page.locator('.decisive li').last();
  const [, step] = /^Round \d+ · step (\d+)$/.exec((await moment.locator('.decisive-round').textContent())!)!;
  const said = await moment.locator('.decisive-words').textContent();
  await moment.getByRole('link').click();
  await expect(page.locator('.table-replayed'), 'a moment leads to its step').toHaveAttribute(
    'data-step',
    step!,
  );
  await expect(page.locator('.log-words[aria-current]').getByText(said!, { exact: true })).toBeVisible();
});

test('where no picture can be made, the poster says what to do instead; only the sheet is printed, by day, with the game and who played', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = done => done(null);
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openEnd(page);
  await poster(page).getByRole('button', { name: 'Share' }).click();
  await expect(poster(page).getByRole('alert')).toContainText('Take a screenshot');
  await expect(poster(page).getByRole('status')).toBeEmpty();
  await openScoreSheet(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.locator('.print-only')).toContainText('Chill & Chili');
  await expect(page.locator('.print-only')).toContainText('Players: Marguerite and Basil');
  await expect(page.locator('.ledger-seat').first()).toBeVisible();
  await expect(page.locator('.course-chart')).toBeVisible();
  for (const rest of ['.bar', '.table-board', '.sheet-head', '.sheet-foot'])
    await expect(page.locator(rest).first(), rest).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('without the poster’s script there is still the sheet', async ({ page }) => {
  await page.route('**/assets/ending-*.js', route => route.abort());
  await openKept(page, savedAt('chill-and-chili', 2, 'end'), { language: 'en', theme: 'day' });
  await expect(page.locator('.ledger-seat')).toHaveCount(2);
});

for (const [i, game] of GAMES.entries())
  test(`${game} is shared as a picture drawn on this device`, async ({ page }) => {
    const isUpright = i % 2 === 0;
    await page.setViewportSize(isUpright ? PHONE : DESKTOP);
    await openEnd(page, game);
    expect(await seriousFaults(page, '.poster')).toEqual([]);
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    const downloading = page.waitForEvent('download');
    await poster(page).getByRole('button', { name: 'Share' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('potager.png');
    await expect(poster(page).getByRole('status')).toHaveText('Picture saved to your downloads: potager.png');
    for (const way of await page.locator('.end-buttons > *').all())
      await expect(way).toBeInViewport({ ratio: 1 });
    const png = readFileSync(await download.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(isUpright ? [1080, 1350] : [1200, 630]);
    expect(await coloursIn(page, png), 'the work and its place are drawn').toBeGreaterThan(20);
    expect(asked.filter(url => !/^(data|blob):/.test(url))).toEqual([]);
  });

/** How many different colours there are in a grid of points over the upper half, where the work is. */
function coloursIn(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async encoded => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const paper = canvas.getContext('2d')!;
    paper.drawImage(image, 0, 0);
    const seen = new Set<string>();
    for (let x = 20; x < image.width; x += 20)
      for (let y = 20; y < 700; y += 20) seen.add(paper.getImageData(x, y, 1, 1).data.join());
    return seen.size;
  }, png.toString('base64'));
}
