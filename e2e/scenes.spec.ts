import { expect, type Page } from '@playwright/test';
import type { Frame } from '../core/frame.ts';
import type { Chicoree } from '../games/chicoree/vocabulary.ts';
import type { GartenZwerge } from '../games/garten-zwerge/vocabulary.ts';
import { DRY_TURNS } from '../games/seasons-of-rice/data/words.ts';
import type { SeasonsOfRice } from '../games/seasons-of-rice/vocabulary.ts';
import { test } from './experienced.ts';
import { GAMES } from '../games/index.ts';
import { savedAt, savedWhen } from '../tools/sweep/positions.ts';
import type { SavedTable } from '../web/host/saved.ts';
import { openSaved } from '../tools/sweep/visit.ts';
import { overlap } from '../web/kit/frame/place.ts';
import {
  decide,
  DESKTOP,
  myTurn,
  openTable,
  openWhen,
  PHONE,
  quickBots,
  shortcut,
  shownStep,
} from './table.ts';
import { undrawn } from './undrawn.ts';

/** Quick bots, and scenes all the same. */
async function withScenes(page: Page): Promise<void> {
  await quickBots(page);
  await page.addInitScript(() => {
    const known = JSON.parse(localStorage.getItem('potager.settings') ?? '{}') as object;
    localStorage.setItem('potager.settings', JSON.stringify({ ...known, scenes: 'calm' }));
  });
}

/** A phone on its side. */
const LYING = { width: 844, height: 390 };

const scene = (page: Page) => page.locator('.scene');

/** Decides until something is staged; whoever acts clears the stage, so it is looked for before every decision. */
async function playToScene(page: Page): Promise<void> {
  for (;;) {
    await prompted(page);
    if (await scene(page).isVisible()) return;
    await decide(page);
  }
}

/** Waits for a scene or my turn, whichever comes first. */
async function prompted(page: Page): Promise<void> {
  await scene(page).or(page.locator('.prompt-mine')).first().waitFor({ timeout: 20_000 });
}

test('a moment is staged above the board with its sentence; nobody waits for it, and S shows it again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await withScenes(page);
  await openTable(page);
  await test.step('any key takes it off', async () => {
    await playToScene(page);
    await expect(scene(page).locator('figcaption')).toHaveText(/\p{L}+.*[.!]/u);
    await expect(scene(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.bar-sentence'), 'nobody is told twice').toBeEmpty();
    const kind = await scene(page).getAttribute('data-event');
    expect(kind).not.toBe(null);
    const shown = await scene(page).locator('figcaption').textContent();
    await page.keyboard.press('Shift');
    await expect(scene(page).getByText(shown!)).toHaveCount(0);
  });
  await test.step('the tap that acts takes it off, and acts', async () => {
    for (let n = 0; n < 6; n++) {
      expect(await myTurn(page)).toBe(true);
      const before = await shownStep(page);
      await decide(page);
      expect(await shownStep(page)).toBeGreaterThan(before);
    }
  });
  await test.step('S shows again what happened since my turn, and what only has its sentence too', async () => {
    expect(await myTurn(page)).toBe(true);
    while (await scene(page).isVisible()) await page.keyboard.press('Shift');
    await shortcut(page, 's');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(scene(page)).toBeVisible();
  });
});

/** So many fists are still to be closed, mine among them. */
const closing =
  (fists: number) =>
  ({ deciding }: Frame<GartenZwerge>) =>
    deciding.length === fists && deciding.every(({ moves }) => moves.includes('close-fist'));

const staged = (page: Page, event: string) => page.locator(`.scene[data-event='${event}']`);

/** Watches a moment until it leaves the stage: whether everything of it had come on by then, and at which step of the game. */
function watched(page: Page, event: string): Promise<{ readonly isWhole: boolean; readonly step: number }> {
  return staged(page, event).evaluate(
    moment =>
      new Promise(done => {
        let [isWhole, step] = [false, 0];
        const look = () => {
          if (!moment.isConnected) return done({ isWhole, step });
          step = Number(document.querySelector<HTMLElement>('.table')?.dataset['step']);
          const parts = [...moment.querySelectorAll('.scene-one')];
          isWhole = parts.length > 0 && parts.every(part => getComputedStyle(part).opacity === '1');
          requestAnimationFrame(look);
        };
        look();
      }),
  );
}

test('[GZ-34] all four fists are open before anything else happens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWhen<GartenZwerge>(page, { game: 'garten-zwerge', seats: 4, scenes: 'calm' }, closing(4));
  await shortcut(page, 'c');
  await page.locator('.choice').first().click();
  await expect(staged(page, 'fists-opened')).toBeVisible();
  await expect(staged(page, 'fists-opened').locator('.scene-part .fist')).toHaveCount(4);
  const step = await shownStep(page);
  expect(await watched(page, 'fists-opened')).toEqual({ isWhole: true, step });
});

test('[GZ-77] Herr Schmiedel draws after all others have opened their fists', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWhen<GartenZwerge>(page, { game: 'garten-zwerge', seats: 2, scenes: 'calm' }, closing(1));
  await shortcut(page, 'c');
  await page.locator('.choice').first().click();
  await expect(staged(page, 'fists-opened')).toBeVisible();
  const step = await shownStep(page);
  expect(await watched(page, 'fists-opened')).toEqual({ isWhole: true, step });
  await expect(staged(page, 'schmiedel-drew')).toBeVisible();
  expect(await watched(page, 'schmiedel-drew')).toEqual({ isWhole: true, step });
});

interface Watched {
  /** How many took place on the board. */
  readonly onTheSpot: number;
  /** What was covered that must not be. */
  readonly covered: readonly string[];
}

/** Watches all that is on the stage or waits for it; each moment goes as soon as it has been looked at. */
function watchAll(page: Page): Promise<Watched> {
  return page.evaluate(
    () =>
      new Promise<Watched>(done => {
        let [onTheSpot, idle] = [0, 0];
        const covered: string[] = [];
        const over = (a: DOMRect, b: DOMRect) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect());
        const judge = (moment: HTMLElement) => {
          const told = `${moment.dataset['event']}: ${moment.textContent}`;
          const stage = moment.getBoundingClientRect();
          const lit = (name: string) => Number.parseFloat(moment.style.getPropertyValue(`--${name}`));
          const [x, y, w, h] = [lit('x'), lit('y'), lit('w'), lit('h')];
          const place = new DOMRect(stage.left + x - w / 2, stage.top + y - h / 2, w, h);
          const [ribbon] = boxes('.scene-ribbon');
          const question = boxes('main :is(.prompt, .button-main)');
          if (ribbon!.left < 0 || ribbon!.right > innerWidth) covered.push(`the edge by ${told}`);
          if (over(ribbon!, place)) covered.push(`its place by ${told}`);
          if (boxes('.table > .bar').some(bar => over(ribbon!, bar))) covered.push(`the bar by ${told}`);
          if ([ribbon!, ...boxes('.scene-part')].some(part => question.some(kept => over(part, kept))))
            covered.push(`the question by ${told}`);
        };
        const look = () => {
          const moment = document.querySelector<HTMLElement>('.scene');
          idle = moment ? 0 : idle + 1;
          if (idle > 5) return done({ onTheSpot, covered });
          if (moment?.matches('[data-found]')) {
            onTheSpot++;
            judge(moment);
          }
          if (moment?.matches('[data-found], .scene-slip')) dispatchEvent(new PointerEvent('pointerdown'));
          requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Tables at which something has happened since one's own last move; in Chicorée that is long ago only when a turn begins. */
function tablesOf(game: string): readonly SavedTable[] {
  const { box } = GAMES[game]!;
  const seats = Math.min(4, box.open(box.edition).seats.max);
  if (game !== 'chicoree') return [savedAt(game, seats, 'middle'), savedAt(game, seats, 'late')];
  return [8, 16].map(turns =>
    savedWhen<Chicoree>({ game, seats }, ({ view }) => view.turn.seat === 0 && view.turn.number > turns),
  );
}

for (const game of Object.keys(GAMES))
  test(`${game}: moments cover neither their place nor the question`, async ({ page }) => {
    await undrawn(page);
    const seen = new Map<number, number>();
    for (const table of tablesOf(game)) {
      await openSaved(page, table, { language: 'en', theme: 'day' });
      for (const size of [PHONE, LYING, DESKTOP]) {
        await page.setViewportSize(size);
        await shortcut(page, 's');
        await page.getByRole('button', { name: 'Show me' }).click();
        await expect(scene(page)).toBeVisible();
        const { onTheSpot, covered } = await watchAll(page);
        expect.soft(covered, `${size.width} wide`).toEqual([]);
        seen.set(size.width, (seen.get(size.width) ?? 0) + onTheSpot);
      }
    }
    for (const [width, n] of seen) expect(n, `${width} wide`).toBeGreaterThan(0);
  });

test('the season changes beside what the board says, and covers none of it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openWhen<SeasonsOfRice>(
    page,
    { game: 'seasons-of-rice', seats: 2 },
    ({ view }) => view.season === 'dry',
  );
  await shortcut(page, 's');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(scene(page)).toBeVisible();
  while ((await scene(page).getAttribute('data-event')) !== 'dry-season') await page.keyboard.press('Shift');
  await expect(page.locator('.scene[data-found] .scene-ribbon')).toBeVisible();
  const [ribbon, hint] = await Promise.all(
    ['.scene-ribbon', ':is(.area-board, .area-mine) .hint'].map(of => page.locator(of).boundingBox()),
  );
  expect(
    overlap({ ...ribbon!, left: ribbon!.x, top: ribbon!.y }, { ...hint!, left: hint!.x, top: hint!.y }),
  ).toBe(0);
});

test('nobody reads who won before the last moments have been shown', async ({ page }) => {
  await openWhen<SeasonsOfRice>(
    page,
    { game: 'seasons-of-rice', seats: 2, scenes: 'calm' },
    ({ view, choices }) => view.turn === DRY_TURNS && choices.some(({ move }) => move.type === 'place'),
  );
  await page.locator('.sr-confirm').click();
  await expect(scene(page)).toBeVisible();
  await expect(page.locator('.prompt-words')).toBeEmpty();
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('.poster')).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.locator('.prompt-words')).not.toBeEmpty();
});
