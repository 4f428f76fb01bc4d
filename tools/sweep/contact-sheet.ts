import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

export interface Shot {
  readonly title: string;
  readonly faults: number;
  readonly jpeg: Buffer;
}

/** Many pictures on one page, those with faults framed in red. */
export async function contactSheet(browser: Browser, shots: readonly Shot[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  const figures = shots.map(
    ({ title, faults, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"${faults ? ' class="bad"' : ''}><figcaption>${title}${faults ? `: ${faults}` : ''}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:13px sans-serif}figure{margin:0}img{height:420px;max-width:880px;object-fit:contain;display:block}.bad{outline:4px solid #c8402f}</style>${figures.join('')}`,
  );
  // Sixty pictures on one page: a busy machine takes its time.
  writeFileSync(file, await page.screenshot({ fullPage: true, timeout: 0 }));
  await page.close();
}
