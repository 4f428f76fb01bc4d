import type { Page } from '@playwright/test';
import type { Moment } from '../sweep/positions.ts';

/** Something that moves, and how it is set off. */
export interface Deed {
  readonly game: string;
  /** 0: no table at all. */
  readonly seats: number;
  /** How far the game has come; in the middle unless it is said. */
  readonly moment?: Moment;
  readonly name: string;
  /** Before the measuring begins. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly does: (page: Page) => Promise<void>;
}

const nothing = async () => {};
const WATCHED = 2000;
/** Frames of one drag. */
const DRAG = 90;

/** What to compare with: one small thing that turns, on an empty page. */
export const IDLE: Deed = {
  game: 'none',
  seats: 0,
  name: 'one small thing',
  prepare: page =>
    page.evaluate(() => {
      document.body.innerHTML = '<i style="display:block;width:40px;height:40px;background:tomato"></i>';
      const turn = { transform: 'rotate(360deg)' };
      document.querySelector('i')!.animate(turn, { duration: 900, iterations: Infinity });
    }),
  does: page => page.waitForTimeout(WATCHED),
};

const ARRIVALS: readonly (readonly [game: string, seats: number])[] = [
  ['chill-and-chili', 3],
  ['enemy-chocolatier', 3],
  ['seasons-of-rice', 2],
  ['chicoree', 3],
  ['garten-zwerge', 3],
];

export const DEEDS: readonly Deed[] = [
  {
    game: 'seasons-of-rice',
    seats: 2,
    name: 'the land under a finger',
    prepare: nothing,
    does: page => drag(page, '.sr-land', { x: 0.2, y: 0.9, up: 200 }),
  },
  {
    game: 'seasons-of-rice',
    seats: 2,
    moment: 'late',
    name: 'a card from the row over the land',
    prepare: nothing,
    does: page => drag(page, '.area-dock .sr-cards li', { x: 0.5, y: 0.5, up: 520 }),
  },
  {
    game: 'enemy-chocolatier',
    seats: 3,
    name: 'the town under a finger',
    prepare: async page => {
      for (let n = 0; n < 3; n++) await page.locator('.ec-zoom .round').first().click();
    },
    does: page => drag(page, '.ec-window', { x: 0.5, y: 0.6, up: 200 }),
  },
  ...ARRIVALS.map(
    ([game, seats]): Deed => ({
      game,
      seats,
      name: 'a move and what travels for it',
      prepare: async page => {
        await page.keyboard.press('c');
        await page.locator('button.choice').first().waitFor();
      },
      async does(page) {
        await page.locator('button.choice').first().click();
        await page.waitForTimeout(WATCHED);
      },
    }),
  ),
];

/** Where on a thing the finger is put down, in parts of it, and how many pixels up it goes. */
interface Way {
  readonly x: number;
  readonly y: number;
  readonly up: number;
}

/** A finger put down on a thing, led to and fro in a loop, a step a frame. */
async function drag(page: Page, on: string, way: Way): Promise<void> {
  await page
    .locator(on)
    .first()
    .evaluate(
      (element, [{ x, y, up }, frames]) => {
        const box = element.getBoundingClientRect();
        const [left, top] = [box.left + x * box.width, box.top + y * box.height];
        const touch = (type: string, clientX: number, clientY: number) =>
          element.dispatchEvent(
            new PointerEvent(type, {
              pointerId: 1,
              pointerType: 'touch',
              bubbles: true,
              cancelable: true,
              clientX,
              clientY,
              buttons: 1,
            }),
          );
        touch('pointerdown', left, top);
        return new Promise<void>(done => {
          let n = 0;
          const step = () => {
            const angle = (n / frames) * 4 * Math.PI;
            touch('pointermove', left + 60 * Math.sin(angle), top - up * Math.sin(angle / 4) ** 2);
            if (n++ < frames) return requestAnimationFrame(step);
            touch('pointerup', left, top);
            done();
          };
          requestAnimationFrame(step);
        });
      },
      [way, DRAG] as const,
    );
}
