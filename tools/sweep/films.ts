import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { MIDDLE } from '../../bots/levels.ts';
import { gameCalled, GAMES } from '../../games/index.ts';
import type { SavedTable } from '../../web/host/saved.ts';
import { openHouse } from './open-house.ts';
import { type Moment, savedAt } from './positions.ts';
import { sizeOf } from './sizes.ts';
import { openKept, type Reader } from './visit.ts';

const HELP = `Films a game of each title, as somebody who watches four bots sees it: npm run films -- [options]
  --game id          one game; may be repeated
  --frames 12        pictures from the middle of the game, and as many from its end (12)
  --size 390x844     of the screen (1280x800)     --language fr   en or fr (en)     --theme night   day or night (day)
  --forced           with forced colours          --still         with reduced motion          --television    as on a television
  --into folder      where the strips go, a picture each (docs/films)`;

const COLUMNS = 4;
/** Pictures until the end of the game is given up; the last of them are kept. */
const PATIENCE = 40;
/** Milliseconds until a step can be seen; of a moment, how much of it is over when everything has come on. */
const COMING = 500;
const STANDS = 0.6;

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: Object.keys(GAMES) },
    frames: { type: 'string', default: '12' },
    size: { type: 'string', default: '1280x800' },
    language: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'day' },
    forced: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    television: { type: 'boolean', default: false },
    into: { type: 'string', default: join('docs', 'films') },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else await film();

async function film(): Promise<void> {
  mkdirSync(values.into, { recursive: true });
  const { server, baseURL, browser } = await openHouse();
  for (const game of values.game) {
    const frames: Buffer[] = [];
    for (const moment of ['middle', 'late'] as const) {
      const most = Number(values.frames);
      const page = await browser.newPage({ baseURL, ...screen() });
      await openKept(page, table(game, moment), reader());
      const seen = await framesOf(page, moment === 'late' ? PATIENCE : most);
      frames.push(...seen.slice(-most));
      await page.close();
    }
    const path = join(values.into, `${game}.jpg`);
    writeFileSync(path, await strip(browser, frames));
    console.log(`${path}: ${frames.length} pictures`);
  }
  await browser.close();
  await server.close();
}

function screen(): BrowserContextOptions {
  return {
    viewport: sizeOf(values.size),
    forcedColors: values.forced ? 'active' : 'none',
    reducedMotion: values.still ? 'reduce' : 'no-preference',
  };
}

function reader(): Reader {
  return {
    language: values.language === 'fr' ? 'fr' : 'en',
    theme: values.theme === 'night' ? 'night' : 'day',
    pace: 'calm',
    scenes: 'calm',
    television: values.television,
  };
}

/** Four bots, or as many as the game seats, at one moment of their game. */
function table(game: string, moment: Moment): SavedTable {
  const { box } = gameCalled(game);
  const saved = savedAt(game, Math.min(4, box.open(box.edition).seats.max), moment);
  return { ...saved, holders: saved.holders.map(({ name }) => ({ kind: 'bot', name, level: MIDDLE })) };
}

/** A picture of everything new: of each moment on the stage once it stands, and of each step in between. */
async function framesOf(page: Page, most: number): Promise<Buffer[]> {
  await page.locator('.table .prompt').waitFor();
  const frames: Buffer[] = [];
  let before = '';
  while (frames.length < most) {
    const now = await page
      .waitForFunction(known => {
        const shown = document.querySelector('.scene-words, .poster')?.textContent;
        const step = document.querySelector<HTMLElement>('.table')?.dataset['step'];
        const text = shown ?? `step ${step}`;
        return text === known ? null : text;
      }, before)
      .then(handle => handle.jsonValue())
      .catch(() => null);
    if (now === null) break;
    before = now;
    const isOver = await page.locator('.poster').isVisible();
    // The poster has three acts, and then the numbers are counted.
    if (isOver) await page.locator('.poster[data-act="3"]').waitFor();
    const lasts = await page.evaluate(() =>
      Number.parseFloat(
        document.querySelector<HTMLElement>('.scene')?.style.getPropertyValue('--lasts') ?? '0',
      ),
    );
    await page.waitForTimeout(isOver ? 2 * COMING : Math.max(COMING, STANDS * lasts));
    frames.push(await page.screenshot({ type: 'jpeg', quality: 80 }));
    if (isOver) break;
  }
  return frames;
}

async function strip(browser: Browser, frames: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const images = frames.map(frame => `<img src="data:image/jpeg;base64,${frame.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:6px;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:6px;background:#222}img{width:100%;display:block}</style>${images.join('')}`,
  );
  const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 });
  await page.close();
  return picture;
}
