import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { preview } from 'vite';
import { nth, present } from '../core/sure.ts';
import { findBrowser } from './browser.cjs';
import { CONTROLS } from './frames/controls.ts';
import { DEEDS, type Deed, IDLE } from './frames/deeds.ts';
import { listen, measured, type Measured } from './frames/measure.ts';
import { presented, type Presented } from './frames/presented.ts';
import { LONG, type Traced, traced } from './frames/trace.ts';

const HELP = `Counts the frames of the built product while its tables move: npm run frames -- [options]
  --game id    one game; may be repeated      --rounds 5    so often each; the middle one counts (3)
  --slower 6   by so much the page's thread is slowed down (4)
  --only frames | presented | tasks    one of the three tables
A phone of 390×844 is emulated as Chromium's developer tools do it: the thread that runs the page gets a
quarter of its time. Pictures are drawn by this machine's processor, one pixel a point: no graphics card, no
dense screen. So the numbers tell what is heavier than what, not how it looks on a certain phone.
The second table is of what came to the screen, as the compositor accounts for it: what it moves by itself goes on while the page's
thread works. How often something that moved stood still, how often in a row, and what it could not move by itself.
The third table is of tasks, in the thread's own processor time on a machine that is not slowed down, as a trace
tells it: it hardly depends on what else the machine does. 12.5 ms are 50 on the slow phone.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '3' },
    slower: { type: 'string', default: '4' },
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const load = () => `load ${nth(loadavg(), 0).toFixed(1)}`;

/** A house and a browser to measure, and what is done there. */
interface Bench {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly deeds: readonly Deed[];
}

const TABLES = { frames: framesTable, presented: presentedTable, tasks: tasksTable };

async function run(): Promise<void> {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const baseURL = nth(present(server.resolvedUrls, 'address').local, 0);
  const browser = await launch();
  const deeds = DEEDS.filter(({ game }) => values.game?.includes(game) ?? true);
  console.log(`${load()}, a phone’s thread slowed down ${values.slower} times\n`);
  for (const [name, table] of Object.entries(TABLES)) {
    if (values.only !== undefined && values.only !== name) continue;
    await table({ browser, baseURL, deeds });
    console.log(`\n${load()}\n`);
  }
  await browser.close();
  await server.close();
}

const slowedDown = (session: CDPSession, { isWide }: Deed) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: isWide ? 1 : Number(values.slower) });

async function framesTable({ browser, baseURL, deeds }: Bench): Promise<void> {
  console.log(
    '| table | what moves | frames | over 20 ms | worst | tasks over 50 ms | longest | work a frame | script | layout |',
  );
  console.log(`|${' --- |'.repeat(10)}`);
  for (const deed of [IDLE, ...deeds]) {
    const rounds = await severally(browser, deed, baseURL, async (session, listening, does) => {
      await slowedDown(session, deed);
      return measured(listening, session, does);
    });
    const round = middle(rounds, ({ slow, frames }) => slow / frames);
    console.log(framesLine(deed, round));
  }
}

async function presentedTable({ browser, baseURL, deeds }: Bench): Promise<void> {
  console.log(
    '| table | what moves | frames due | nothing came | most in a row | none from the page’s thread | came without it | not moved by the compositor |',
  );
  console.log(`|${' --- |'.repeat(8)}`);
  for (const deed of [...CONTROLS, ...deeds]) {
    const rounds = await severally(browser, deed, baseURL, async (session, page, does) => {
      await slowedDown(session, deed);
      return presented(page, session, does);
    });
    console.log(presentedLine(deed, rounds));
  }
}

async function tasksTable({ browser, baseURL, deeds }: Bench): Promise<void> {
  console.log(`| table | what moves | longest task, in the middle | of all | tasks over ${LONG} ms |`);
  console.log(`|${' --- |'.repeat(5)}`);
  for (const deed of deeds) {
    const rounds = await severally(browser, deed, baseURL, (session, _, does) => traced(session, does));
    console.log(tasksLine(deed, rounds));
  }
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

type Page = Parameters<typeof measured>[0];
type Look<T> = (session: CDPSession, page: Page, does: () => Promise<void>) => Promise<T>;

/** The same several times, each on a page of its own; what is wanted in a fresh browser, in one of its own. */
async function severally<T>(browser: Browser, deed: Deed, baseURL: string, look: Look<T>): Promise<T[]> {
  const rounds: T[] = [];
  for (let n = 0; n < Number(values.rounds); n++) {
    const own = deed.isFirst ? await launch() : null;
    rounds.push(await round(own ?? browser, deed, baseURL, look));
    await own?.close();
  }
  return rounds;
}

async function round<T>(browser: Browser, deed: Deed, baseURL: string, look: Look<T>): Promise<T> {
  const context = await browser.newContext(
    deed.isWide
      ? { baseURL, viewport: { width: 1440, height: 900 } }
      : { baseURL, viewport: { width: 390, height: 844 }, hasTouch: true },
  );
  const page = await context.newPage();
  try {
    // tsx names functions with a helper that pages do not have.
    await page.addInitScript('globalThis.__name = named => named');
    await page.addInitScript(listen);
    const does = await deed.prepare(page);
    return await look(await context.newCDPSession(page), page, does);
  } finally {
    await context.close();
  }
}

function middle<T>(rounds: readonly T[], by: (round: T) => number): T {
  const inOrder = rounds.toSorted((a, b) => by(a) - by(b));
  return nth(inOrder, Math.floor(rounds.length / 2));
}

function nameOf({ name, isWide }: Deed): string {
  return isWide ? `${name}; 1440×900, not slowed down` : name;
}

function framesLine(deed: Deed, { frames, slow, worst, tasks, work }: Measured): string {
  const share = `${((100 * slow) / frames).toFixed(0)} %`;
  const longest = tasks.length === 0 ? '–' : `${Math.max(...tasks).toFixed(0)} ms`;
  const each = [work.all, work.script, work.layout].map(sum => `${(sum / frames).toFixed(1)} ms`);
  const cells = [
    deed.game,
    nameOf(deed),
    frames,
    share,
    `${worst.toFixed(0)} ms`,
    tasks.length,
    longest,
    ...each,
  ];
  return `| ${cells.join(' | ')} |`;
}

function presentedLine(deed: Deed, rounds: readonly Presented[]): string {
  const { due, stood, inARow, late, partial } = middle(rounds, one => (one.stood + one.late) / one.due);
  const unaided = [...new Set(rounds.flatMap(one => one.unaided))].toSorted();
  const cells = [deed.game, nameOf(deed), due, stood, inARow, late, partial, unaided.join('; ') || '–'];
  return `| ${cells.join(' | ')} |`;
}

function tasksLine(deed: Deed, rounds: readonly Traced[]): string {
  const { longest, long } = middle(rounds, one => one.longest);
  const most = Math.max(...rounds.map(one => one.longest));
  const cells = [deed.game, nameOf(deed), `${longest.toFixed(0)} ms`, `${most.toFixed(0)} ms`, long];
  return `| ${cells.join(' | ')} |`;
}

if (values.help) console.log(HELP);
else await run();
