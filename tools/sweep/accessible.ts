import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { findBrowser } from '../browser.cjs';
import { freePort } from '../free-port.ts';
import { seriousFaults } from './axe.ts';
import { savedAt } from './positions.ts';
import { openSaved, openSheet } from './visit.ts';

const PAGES = ['/', '/new/GAME', '/rules/GAME', '/me', '/move', '/nowhere'];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const LIGHTS: { readonly [name: string]: BrowserContextOptions } = {
  day: { colorScheme: 'light' },
  night: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
};

const HELP = `Looks with axe at every page and table, as guest and as somebody known: npm run accessible -- [options]
  --size phone    phone or desktop; may be repeated     --light night   day, night or forced; may be repeated
Ends with 1 when there is a serious fault.`;

const { values } = parseArgs({
  options: {
    size: { type: 'string', multiple: true, default: Object.keys(SIZES) },
    light: { type: 'string', multiple: true, default: Object.keys(LIGHTS) },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else process.exitCode = (await lookAtAll()) === 0 ? 0 : 1;

async function lookAtAll(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'potager-accessible-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const words = ['serve', '--host', '127.0.0.1', '--port', `${port}`, '--data', data, '--rate-limits', '0'];
  const house = spawn(process.execPath, ['dist/potager.js', ...words], { stdio: 'ignore' });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    while (!(await fetch(`${address}/health`).catch(() => null))?.ok) await sleep(100);
    let faults = 0;
    for (const [size, viewport] of Object.entries(SIZES).filter(([size]) => values.size.includes(size)))
      for (const [light, option] of Object.entries(LIGHTS).filter(([light]) =>
        values.light.includes(light),
      )) {
        const options = { baseURL: address, viewport, reducedMotion: 'reduce', ...option } as const;
        const circumstances = { browser, options, name: `${size}, ${light}` };
        faults += await lookAtPages(circumstances, null);
        faults += await lookAtPages(circumstances, await known(address));
        faults += await lookAtTables(circumstances, light === 'night' ? 'night' : 'day');
        console.log(`${size}, ${light}: done, ${faults} serious faults so far`);
      }
    return faults;
  } finally {
    await browser.close();
    house.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

interface Circumstances {
  readonly browser: Browser;
  readonly options: BrowserContextOptions;
  readonly name: string;
}

/** As a guest, or as somebody known. */
async function lookAtPages({ browser, options, name }: Circumstances, me: string | null): Promise<number> {
  const context = await browser.newContext(options);
  if (me !== null) await context.addInitScript(known => localStorage.setItem('potager.person', known), me);
  const page = await context.newPage();
  const paths = PAGES.flatMap(path =>
    path.includes('GAME') ? Object.keys(GAMES).map(id => path.replace('GAME', id)) : [path],
  );
  let faults = 0;
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    faults += await look(page, `${path} (${name}, ${me === null ? 'guest' : 'known'})`);
  }
  await context.close();
  return faults;
}

async function lookAtTables(
  { browser, options, name }: Circumstances,
  theme: 'day' | 'night',
): Promise<number> {
  let faults = 0;
  for (const [game, { box }] of Object.entries(GAMES)) {
    const { max } = box.open(box.edition).seats;
    for (const moment of ['middle', 'end'] as const) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await openSaved(page, savedAt(game, max, moment), { language: 'fr', theme });
      faults += await look(page, `${game}, ${moment} (${name})`);
      if (moment === 'end') {
        await openSheet(page);
        faults += await look(page, `${game}, score sheet (${name})`);
      }
      await context.close();
    }
  }
  return faults;
}

async function look(page: Page, what: string): Promise<number> {
  const serious = await seriousFaults(page);
  for (const fault of serious) console.log(`${what}: ${fault}`);
  return serious.length;
}

/** Somebody of the house, as their browser keeps them. */
async function known(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ninette' }),
  });
  const { person, key } = (await answer.json()) as { person: { id: string; name: string }; key: string };
  return JSON.stringify({ ...person, key });
}
