import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { findBrowser } from '../browser.cjs';
import { freePort } from '../free-port.ts';
import { seriousFaults } from './axe.ts';
import { savedAt } from './positions.ts';
import { openSaved, openSheet } from './visit.ts';

/** `npm run accessible`: axe on every page and table, on a phone and a desktop, as guest and as somebody known, by day, by night
 * and in forced colours. Ends with 1 when there is a serious fault. */

const PAGES = ['/', '/new/GAME', '/rules/GAME', '/me', '/move', '/nowhere'];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const LIGHTS: { readonly [name: string]: BrowserContextOptions } = {
  day: { colorScheme: 'light' },
  night: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
};

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'potager-accessible-'));
const words = ['serve', '--host', '127.0.0.1', '--port', `${port}`, '--data', data, '--rate-limits', '0'];
const house = spawn(process.execPath, ['dist/potager.js', ...words], { stdio: 'ignore' });
while (!(await fetch(`${address}/health`).catch(() => null))?.ok) await sleep(100);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
let faults = 0;

async function look(page: Page, what: string): Promise<void> {
  const serious = await seriousFaults(page);
  faults += serious.length;
  for (const fault of serious) console.log(`${what}: ${fault}`);
}

/** Somebody of the house, as their browser keeps them. */
async function known(): Promise<string> {
  const answer = await fetch(`${address}/api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ninette' }),
  });
  const { person, key } = (await answer.json()) as { person: { id: string; name: string }; key: string };
  return JSON.stringify({ ...person, key });
}

for (const [size, viewport] of Object.entries(SIZES))
  for (const [light, option] of Object.entries(LIGHTS)) {
    for (const who of ['guest', 'known']) {
      const context = await browser.newContext({
        baseURL: address,
        viewport,
        reducedMotion: 'reduce',
        ...option,
      });
      if (who === 'known')
        await context.addInitScript(me => localStorage.setItem('potager.person', me), await known());
      const page = await context.newPage();
      const paths = PAGES.flatMap(path =>
        path.includes('GAME') ? Object.keys(GAMES).map(id => path.replace('GAME', id)) : [path],
      );
      for (const path of paths) {
        await page.goto(path);
        await page.locator('h1').waitFor();
        await page.waitForLoadState('networkidle');
        await look(page, `${path} (${size}, ${light}, ${who})`);
      }
      await context.close();
    }
    for (const [game, { box }] of Object.entries(GAMES)) {
      const { max } = box.open(box.edition).seats;
      for (const moment of ['middle', 'end'] as const) {
        const context = await browser.newContext({
          baseURL: address,
          viewport,
          reducedMotion: 'reduce',
          ...option,
        });
        const page = await context.newPage();
        const theme = light === 'night' ? 'night' : 'day';
        await openSaved(page, savedAt(game, max, moment), { language: 'fr', theme });
        await look(page, `${game}, ${moment} (${size}, ${light})`);
        if (moment === 'end') {
          await openSheet(page);
          await look(page, `${game}, score sheet (${size}, ${light})`);
        }
        await context.close();
      }
    }
    console.log(`${size}, ${light}: done, ${faults} serious faults so far`);
  }
await browser.close();
house.kill();
rmSync(data, { recursive: true, force: true });
process.exitCode = faults === 0 ? 0 : 1;
