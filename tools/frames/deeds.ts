import { present } from '../../core/sure.ts';
import type { Page } from '@playwright/test';
import { fileOf, longGame } from '../sweep/long-game.ts';
import { type Moment, savedAt } from '../sweep/positions.ts';
import { openKept } from '../sweep/visit.ts';
import { drag } from './drag.ts';

/** What is counted: it begins at once, for all that it needs has been looked up. */
type Does = () => Promise<void>;

/** Something that moves, and how it is set off. */
export interface Deed {
  readonly game: string;
  readonly name: string;
  /** A page of 1440×900 with choices and log beside the board, on a machine that is not slowed down; a slow phone unless it is said. */
  readonly isWide?: boolean;
  /** In a browser that has done nothing else yet. */
  readonly isFirst?: boolean;
  readonly prepare: (page: Page) => Promise<Does>;
}

const WATCHED = 2000;
/** Milliseconds until what was opened has come to rest. */
const REST = 800;
/** Steps of the slider's way. */
const STEPS = 90;

/** What to compare with: one small thing that turns, on an empty page. */
export const IDLE: Deed = {
  game: 'none',
  name: 'one small thing',
  async prepare(page) {
    await page.goto('/health');
    await page.evaluate(() => {
      document.body.innerHTML = '<i style="display:block;width:40px;height:40px;background:tomato"></i>';
      const turn = { transform: 'rotate(360deg)' };
      document.querySelector('i')!.animate(turn, { duration: 900, iterations: Infinity });
    });
    return () => page.waitForTimeout(WATCHED);
  },
};

const ARRIVALS: readonly (readonly [game: string, seats: number])[] = [
  ['chill-and-chili', 3],
  ['enemy-chocolatier', 3],
  ['seasons-of-rice', 2],
  ['chicoree', 3],
  ['garten-zwerge', 3],
];

const move = (game: string, seats: number, isWide: boolean): Deed => ({
  game,
  name: 'a move and what travels for it',
  isWide,
  async prepare(page) {
    await openTable(page, { game, seats, choices: isWide });
    if (!isWide) await page.keyboard.press('c');
    const choice = page.locator('button.choice').first();
    // All that a tap waits for, such as a sheet that opens, without the tap.
    await choice.click({ trial: true });
    const { x, y, width, height } = present(await choice.boundingBox(), 'choice on the screen');
    const before = await page.locator('.table').getAttribute('data-step');
    await page.waitForTimeout(REST);
    return async () => {
      if (isWide) await page.mouse.click(x + width / 2, y + height / 2);
      else await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.waitForTimeout(WATCHED);
      // Otherwise nothing was played, and nothing counted.
      await page.locator(`.table:not([data-step="${before}"])`).waitFor();
    };
  },
});

const replay = (isWide: boolean): Deed => ({
  game: 'chicoree',
  name: 'a replay of 1,596 entries, its slider from end to end, the first time',
  isWide,
  isFirst: true,
  async prepare(page) {
    const buffer = Buffer.from(fileOf(longGame(), ['A', 'B', 'C', 'D']));
    await page.goto('/replay');
    const file = { name: 'long.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.table-replayed').waitFor();
    const { x, y, width, height } = present(
      await page.locator('.scrubber input[type=range]').boundingBox(),
      'slider on the screen',
    );
    await page.waitForTimeout(REST);
    const edge = 6;
    return async () => {
      await page.mouse.move(x + edge, y + height / 2);
      await page.mouse.down();
      for (let n = 1; n <= STEPS; n++)
        await page.mouse.move(x + edge + ((width - 2 * edge) * n) / STEPS, y + height / 2);
      await page.mouse.up();
      await page.waitForTimeout(WATCHED / 2);
      await page.locator('.table[data-step="1596"]').waitFor();
    };
  },
});

export const DEEDS: readonly Deed[] = [
  {
    game: 'seasons-of-rice',
    name: 'the land under a finger',
    async prepare(page) {
      await openTable(page, { game: 'seasons-of-rice', seats: 2 });
      return drag(page, '.sr-land', { x: 0.2, y: 0.9, up: 200 });
    },
  },
  {
    game: 'seasons-of-rice',
    name: 'a card from the row over the land',
    async prepare(page) {
      await openTable(page, { game: 'seasons-of-rice', seats: 2, moment: 'late' });
      return drag(page, '.area-dock .sr-cards li', { x: 0.5, y: 0.5, up: 520 });
    },
  },
  {
    game: 'enemy-chocolatier',
    name: 'the town under a finger',
    async prepare(page) {
      await openTable(page, { game: 'enemy-chocolatier', seats: 3 });
      for (let n = 0; n < 3; n++) await page.locator('.ec-zoom .round').first().click();
      return drag(page, '.ec-window', { x: 0.5, y: 0.6, up: 200 });
    },
  },
  ...ARRIVALS.map(([game, seats]) => move(game, seats, false)),
  ...ARRIVALS.map(([game, seats]) => move(game, seats, true)),
  replay(false),
  replay(true),
];

interface Opened {
  readonly game: string;
  readonly seats: number;
  /** How far the game has come; in the middle unless it is said. */
  readonly moment?: Moment;
  /** Whether the choices stand beside the board. */
  readonly choices?: boolean;
}

async function openTable(page: Page, { game, seats, moment = 'middle', choices = false }: Opened) {
  const reader = { language: 'en', theme: 'day', scenes: 'calm', finalAsk: 'never', choices } as const;
  await openKept(page, savedAt(game, seats, moment), reader);
  await page.locator('.prompt-mine').waitFor();
  await page.waitForTimeout(REST);
}
