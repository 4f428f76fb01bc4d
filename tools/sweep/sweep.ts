import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { nth, present } from '../../core/sure.ts';
import { gameCalled, GAMES } from '../../games/index.ts';
import { findBrowser } from '../browser.cjs';
import { captured } from './captured.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { flatShare, MOST_FLAT } from './flat-ground.ts';
import { faultsOf } from './measure.ts';
import { pictureOf } from './picture.ts';
import { MOMENTS, type Moment, savedAt } from './positions.ts';
import { SIZES, sizeOf } from './sizes.ts';
import { holdBots, letGo, openSaved, openSheet, type Reader, select, turnTo } from './visit.ts';

const HELP = `Looks at the tables of the built product at many sizes: npm run sweep -- [options]
  --game id       one game; may be repeated       --size 390x844   one size; may be repeated
  --moment late   early, middle, waiting, watched, late or end; waiting and watched are looked at in one language and theme
  --players 5     only so many players            --into folder    where the results go (sweep-results)
  --language fr   en or fr                        --theme night    day or night
  --television    as a big screen shows it to who watches, 1920x1080 unless a size is named
  --brief         every size, moment and number of players once, languages and themes in turn
  --at-once 3     so many sizes side by side (2)  --pictures       every picture by itself, too
Contact sheets, one for each number of players and theme, and faults.md take the place of what the folder held.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: Object.keys(GAMES) },
    size: { type: 'string', multiple: true },
    moment: { type: 'string', multiple: true },
    players: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true, default: ['en', 'fr'] },
    theme: { type: 'string', multiple: true, default: ['day', 'night'] },
    television: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
    into: { type: 'string', default: 'sweep-results' },
    help: { type: 'boolean' },
  },
});

const sizes: readonly string[] = values.size ?? (values.television ? ['1920x1080'] : SIZES);
const moments: readonly string[] = values.moment ?? (values.television ? ['watched'] : MOMENTS);

if (values.help) console.log(HELP);
else await sweep();

async function sweep(): Promise<void> {
  rmSync(values.into, { recursive: true, force: true });
  mkdirSync(values.into, { recursive: true });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const baseURL = nth(server.resolvedUrls?.local ?? [], 0);
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const lines: string[] = [];
  const sheets = values.game.flatMap(game => sizes.map(size => ({ game, size })));
  const work = async () => {
    for (let next = sheets.shift(); next; next = sheets.shift()) {
      const { game, size } = next;
      const { looks, faults } = await visitAll(browser, { baseURL, game, size });
      for (const name of new Set(looks.map(({ sheet }) => sheet))) {
        const shots = looks.filter(({ sheet }) => sheet === name);
        await contactSheet(browser, { shots, size }, join(values.into, `${game}-${size}-${name}.jpg`));
      }
      if (values.pictures) keepEach(`${game}-${size}`, looks);
      lines.push(...faults);
      report(lines);
      console.log(`${game} ${size}: ${looks.length} pictures, ${faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  console.log(`${join(values.into, 'faults.md')}: ${lines.length} faults`);
  await browser.close();
  await server.close();
}

interface Sheet {
  readonly baseURL: string;
  readonly game: string;
  readonly size: string;
}

/** A picture, and the contact sheet it belongs to. */
type Look = Shot & { readonly sheet: string };

/**
 * Every look at one game at one size: what is fetched once is there for all of them, what is remembered is forgotten between two
 * positions. A position is opened once and turns from reader to reader.
 */
async function visitAll(browser: Browser, { baseURL, game, size }: Sheet) {
  const viewport = sizeOf(size);
  const isLarge = viewport.width >= 1920;
  const context = await browser.newContext({
    baseURL,
    viewport,
    reducedMotion: 'reduce',
    hasTouch: viewport.width < 900,
  });
  // A busy machine takes its time, and a long sweep must not break off for it.
  context.setDefaultTimeout(180_000);
  await context.addInitScript(() => localStorage.clear());
  const looks: Look[] = [];
  const faults: string[] = [];
  for (const { players, moment, readers } of positions(game, size)) {
    const page = await context.newPage();
    const keep = async ({ language, theme }: Reader, what: string, found: readonly string[]) => {
      const title = `${players} ${moment} ${language} ${theme} ${what}`.trim();
      const picture = await pictureOf(page);
      const all = [...found, ...picture.faults];
      looks.push({ sheet: `${players}-${theme}`, title, faults: all.length, jpeg: picture.jpeg });
      faults.push(...all.map(fault => `| ${game} | ${size} | ${title} | ${fault} |`));
    };
    if (isIdle(moment)) await holdBots(page);
    await openSaved(page, savedAt(game, players, moment), nth(readers, 0));
    for (const [n, reader] of readers.entries()) {
      if (n > 0 && moment !== 'end') await letGo(page);
      if (n > 0) await turnTo(page, reader);
      const found = await faultsOf(page);
      await keep(reader, '', isLarge ? [...found, ...(await bareGround(page))] : found);
      if (moment !== 'end') await keep(reader, 'selected', await select(page));
    }
    if (moment === 'end') {
      await openSheet(page);
      for (const reader of readers) {
        await turnTo(page, reader);
        await keep(reader, 'score sheet', await faultsOf(page));
      }
    }
    await page.close();
  }
  await context.close();
  return { looks, faults };
}

/** Where there is much room, none of it lies bare. */
async function bareGround(page: Page): Promise<string[]> {
  if (await page.locator('dialog[open]').count()) return [];
  const share = await flatShare(present(page.context().browser(), 'browser'), await captured(page, {}));
  return share > MOST_FLAT ? [`flat ground: ${Math.round(100 * share)} %`] : [];
}

function keepEach(folder: string, looks: readonly Look[]): void {
  mkdirSync(join(values.into, folder));
  for (const { title, jpeg } of looks)
    writeFileSync(join(values.into, folder, `${title.replaceAll(' ', '-')}.jpg`), jpeg);
}

function report(lines: readonly string[]): void {
  const table = ['| game | size | look | fault |', '|---|---|---|---|', ...lines].join('\n');
  writeFileSync(join(values.into, 'faults.md'), `${table}\n`);
}

/** Whether the reader can do nothing and bots must not go on. */
function isIdle(moment: Moment): boolean {
  return moment === 'waiting' || moment === 'watched';
}

/** Every combination of players and moment that is wanted, with those who look at it. */
function positions(game: string, size: string) {
  const { box } = gameCalled(game);
  const { min, max } = box.open(box.edition).seats;
  const wanted = values.players?.map(Number) ?? [min, max];
  // A number that one game cannot seat may be meant for another.
  const counts = [...new Set(wanted)].filter(players => players >= min && players <= max);
  const readers: readonly Reader[] = values.language.flatMap(language =>
    values.theme.map(theme => ({
      language: language as 'en' | 'fr',
      theme: theme as 'day' | 'night',
      television: values.television,
    })),
  );
  return counts
    .flatMap(players => moments.map(moment => ({ players, moment: moment as Moment })))
    .map((position, i) => {
      const turn = (i + sizes.indexOf(size)) % readers.length;
      const isOnce = values.brief || isIdle(position.moment);
      return { ...position, readers: isOnce ? [nth(readers, turn)] : readers };
    });
}
