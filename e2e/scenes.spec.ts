import { expect, type Page } from '@playwright/test';
import type { Frame } from '../core/frame.ts';
import type { GartenZwerge } from '../games/garten-zwerge/vocabulary.ts';
import { test } from './experienced.ts';
import { decide, myTurn, openTable, openWhen, PHONE, quickBots, shortcut, shownStep } from './table.ts';

/** Quick bots, and scenes all the same. */
async function withScenes(page: Page): Promise<void> {
  await quickBots(page);
  await page.addInitScript(() => {
    const known = JSON.parse(localStorage.getItem('potager.settings') ?? '{}') as object;
    localStorage.setItem('potager.settings', JSON.stringify({ ...known, scenes: 'calm' }));
  });
}

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
  await expect(staged(page, 'fists-opened').locator('.fist')).toHaveCount(4);
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
