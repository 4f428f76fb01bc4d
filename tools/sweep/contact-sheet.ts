import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { captured } from './captured.ts';
import { sizeOf } from './sizes.ts';

export interface Shot {
  readonly title: string;
  readonly faults: number;
  readonly jpeg: Buffer;
}

const WIDTH = 1800;
const GAP = 8;

/** Many pictures of one size on one page that is no higher than wide, those with faults framed in red. */
export async function contactSheet(
  browser: Browser,
  { shots, size }: { readonly shots: readonly Shot[]; readonly size: string },
  file: string,
): Promise<void> {
  const { width, height } = sizeOf(size);
  const columns = Math.ceil(Math.sqrt((shots.length * height) / width));
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
  const figures = shots.map(
    ({ title, faults, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"${faults ? ' class="bad"' : ''}><figcaption>${title}${faults ? `: ${faults}` : ''}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:${GAP}px;display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));gap:${GAP}px;font:13px sans-serif}figure{margin:0}img{width:100%;display:block}.bad{outline:4px solid #c8402f}</style>${figures.join('')}`,
  );
  // Many pictures on one page: a busy machine takes its time.
  writeFileSync(file, await captured(page, { fullPage: true, type: 'jpeg', quality: 85, timeout: 0 }));
  await page.close();
}
