import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from './browser.cjs';
import { DEEDS, type Deed, IDLE } from './frames/deeds.ts';
import { listen, measured, type Measured } from './frames/measure.ts';
import { savedAt } from './sweep/positions.ts';
import { openKept } from './sweep/visit.ts';

const HELP = `Counts the frames of the built product while its tables move: npm run frames -- [options]
  --game id    one game; may be repeated      --rounds 5    so often each; the middle one counts (3)
  --slower 6   by so much the page's thread is slowed down (4)
A phone of 390×844 is emulated as Chromium's developer tools do it: the thread that runs the page gets a
quarter of its time. Pictures are drawn by this machine's processor, one pixel a point: no graphics card, no
dense screen. So the numbers tell what is heavier than what, not how it looks on a certain phone.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else await run();

async function run(): Promise<void> {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const deeds = DEEDS.filter(({ game }) => values.game?.includes(game) ?? true);
  console.log(`load ${loadavg()[0]!.toFixed(1)}, thread slowed down ${values.slower} times\n`);
  console.log(
    '| table | what moves | frames | over 20 ms | worst | tasks over 50 ms | longest | work a frame | script | layout |',
  );
  console.log(`|${' --- |'.repeat(10)}`);
  for (const deed of [IDLE, ...deeds]) {
    const rounds: Measured[] = [];
    for (let n = 0; n < Number(values.rounds); n++)
      rounds.push(await round(browser, deed, server.resolvedUrls!.local[0]!));
    console.log(lineOf(deed, middle(rounds)));
  }
  console.log(`\nload ${loadavg()[0]!.toFixed(1)}`);
  await browser.close();
  await server.close();
}

async function round(browser: Browser, deed: Deed, baseURL: string): Promise<Measured> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  try {
    // tsx names functions with a helper that pages do not have.
    await page.addInitScript('globalThis.__name = named => named');
    await page.addInitScript(listen);
    await open(page, deed);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
    return await measured(page, session, () => deed.does(page));
  } finally {
    await context.close();
  }
}

async function open(page: Page, { game, seats, moment = 'middle', prepare }: Deed): Promise<void> {
  if (seats === 0) await page.goto('/health');
  else {
    const reader = { language: 'en', theme: 'day', scenes: 'calm', finalAsk: 'never' } as const;
    await openKept(page, savedAt(game, seats, moment), reader);
    await page.locator('.prompt-mine').waitFor();
  }
  await prepare(page);
}

function middle(rounds: readonly Measured[]): Measured {
  return rounds.toSorted((a, b) => a.slow / a.frames - b.slow / b.frames)[Math.floor(rounds.length / 2)]!;
}

function lineOf({ game, name }: Deed, { frames, slow, worst, tasks, work }: Measured): string {
  const share = `${((100 * slow) / frames).toFixed(0)} %`;
  const longest = tasks.length === 0 ? '–' : `${Math.max(...tasks).toFixed(0)} ms`;
  const each = [work.all, work.script, work.layout].map(sum => `${(sum / frames).toFixed(1)} ms`);
  const cells = [game, name, frames, share, `${worst.toFixed(0)} ms`, tasks.length, longest, ...each];
  return `| ${cells.join(' | ')} |`;
}
