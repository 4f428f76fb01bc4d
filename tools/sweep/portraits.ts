import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../games/index.ts';
import { openHouse } from './open-house.ts';
import { sizeOf } from './sizes.ts';
import { openSaved, type Reader } from './visit.ts';
import { savedAt } from './positions.ts';

/** The pictures in README.md: every game on a desktop by day and on a phone by night. */

const FOLDER = join('docs', 'screens');
const LOOKS: readonly { readonly name: string; readonly size: string; readonly reader: Reader }[] = [
  { name: 'desktop', size: '1366x768', reader: { language: 'en', theme: 'day' } },
  { name: 'phone', size: '390x844', reader: { language: 'fr', theme: 'night' } },
];

mkdirSync(FOLDER, { recursive: true });
const { server, baseURL, browser } = await openHouse();
for (const [game, { box }] of Object.entries(GAMES))
  for (const { name, size, reader } of LOOKS) {
    const { max } = box.open(box.edition).seats;
    const page = await browser.newPage({ baseURL, viewport: sizeOf(size), reducedMotion: 'reduce' });
    await openSaved(page, savedAt(game, Math.min(max, 4), 'middle'), reader);
    const path = join(FOLDER, `${game}-${name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 78 });
    await page.close();
    console.log(path);
  }
await browser.close();
await server.close();
