import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { GAMES } from '../../games/index.ts';
import { findBrowser } from '../browser.cjs';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { flatShare, MOST_FLAT } from './flat-ground.ts';
import { faultsOf } from './measure.ts';
import { MOMENTS, type Moment, savedAt } from './positions.ts';
import { SIZES, sizeOf } from './sizes.ts';
import { openSaved, select } from './visit.ts';

const HELP = `Looks at the tables of the built product at many sizes: npm run sweep -- [options]
  --game id       one game; may be repeated       --size 390x844   one size; may be repeated
  --moment late   early, middle, late or end      --players 5      one number of players
  --language fr   en or fr                        --theme night    day or night
Pictures and faults.md go to sweep-results/.`;

const FOLDER = 'sweep-results';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: Object.keys(GAMES) },
    size: { type: 'string', multiple: true, default: [...SIZES] },
    moment: { type: 'string', multiple: true, default: [...MOMENTS] },
    players: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true, default: ['en', 'fr'] },
    theme: { type: 'string', multiple: true, default: ['day', 'night'] },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else await sweep();

async function sweep(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const baseURL = server.resolvedUrls!.local[0]!;
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const lines: string[] = [];
  for (const game of values.game)
    for (const size of values.size) {
      const shots: Shot[] = [];
      for (const look of looks(game)) {
        const context = await browser.newContext({
          baseURL,
          viewport: sizeOf(size),
          reducedMotion: 'reduce',
          hasTouch: sizeOf(size).width < 900,
        });
        const page = await context.newPage();
        const keep = async (what: string, faults: readonly string[]) => {
          const title = `${look.title} ${what}`.trim();
          shots.push({ title, faults: faults.length, png: await page.screenshot() });
          lines.push(...faults.map(fault => `| ${game} | ${size} | ${title} | ${fault} |`));
        };
        await openSaved(page, savedAt(game, look.players, look.moment), look.reader);
        const faults = await faultsOf(page);
        await keep('', sizeOf(size).width < 1920 ? faults : [...faults, ...(await bareGround(page))]);
        if (look.moment !== 'end') await keep('selected', await select(page));
        await context.close();
      }
      const file = join(FOLDER, `${game}-${size}.png`);
      await contactSheet(browser, shots, file);
      report(lines);
      console.log(
        `${file}: ${shots.length} pictures, ${shots.reduce((sum, shot) => sum + shot.faults, 0)} faults`,
      );
    }
  console.log(`${join(FOLDER, 'faults.md')}: ${lines.length} faults`);
  await browser.close();
  await server.close();
}

/** Where there is much room, none of it lies bare. */
async function bareGround(page: Page): Promise<string[]> {
  if (await page.locator('dialog[open]').count()) return [];
  const share = await flatShare(page.context().browser()!, await page.screenshot());
  return share > MOST_FLAT ? [`flat ground: ${Math.round(100 * share)} %`] : [];
}

function report(lines: readonly string[]): void {
  const table = ['| game | size | look | fault |', '|---|---|---|---|', ...lines].join('\n');
  writeFileSync(join(FOLDER, 'faults.md'), `${table}\n`);
}

/** Every combination of players, moment, language and theme that is wanted. */
function looks(game: string) {
  const { box } = GAMES[game]!;
  const { min, max } = box.open(box.edition).seats;
  const players = values.players?.map(Number) ?? [...new Set([min, max])];
  return players.flatMap(count =>
    values.moment.flatMap(moment =>
      values.language.flatMap(language =>
        values.theme.map(theme => ({
          players: count,
          moment: moment as Moment,
          reader: { language: language as 'en' | 'fr', theme: theme as 'day' | 'night' },
          title: `${count} ${moment} ${language} ${theme}`,
        })),
      ),
    ),
  );
}
