import type { Page } from '@playwright/test';
import { present } from '../../core/sure.ts';
import { captured } from './captured.ts';
import { deskOf } from './desk.ts';

export interface Picture {
  readonly jpeg: Buffer;
  readonly faults: readonly string[];
}

/** How often a busy browser may draw what is open a frame too late. */
const TRIES = 5;

/** How far grain and the grey of a JPEG may be from the plain colour of the paper. */
const VISIBLE = 10;

/** A picture of the page. A sheet or a note that is open must be seen on it, else that is a fault. */
export async function pictureOf(page: Page): Promise<Picture> {
  const paper = await paperOnTop(page);
  for (let left = TRIES; ; left--) {
    // Nothing moves here; to disable what follows a scroller would take the sign off that it scrolls.
    const jpeg = await captured(page, { type: 'jpeg', quality: 80 });
    if (paper === null || (await differenceFrom(page, paper, jpeg)) <= VISIBLE) return { jpeg, faults: [] };
    if (left === 1) return { jpeg, faults: [`${paper.what} is open and not in the picture`] };
  }
}

interface Paper {
  readonly what: string;
  /** A strip along its left edge, where nothing is written. */
  readonly strip: { readonly left: number; readonly top: number; readonly height: number };
  readonly colour: string;
}

const STRIP = 4;

function paperOnTop(page: Page): Promise<Paper | null> {
  return page.evaluate(() => {
    const paper =
      document.querySelector('.sheet[open]') ?? document.querySelector('.area .note, .areas .note');
    if (!paper) return null;
    const { left, top, height } = paper.getBoundingClientRect();
    return {
      what: paper.matches('.note') ? 'a note' : 'a sheet',
      strip: {
        left: Math.round(left) + 3,
        top: Math.round(top + 0.4 * height),
        height: Math.ceil(0.2 * height),
      },
      colour: getComputedStyle(paper).backgroundColor,
    };
  });
}

/** By how much the mean colour of the strip differs, in the channel in which it differs most. */
async function differenceFrom(page: Page, { strip, colour }: Paper, jpeg: Buffer): Promise<number> {
  const desk = await deskOf(present(page.context().browser(), 'browser'));
  return desk.evaluate(
    async ([picture, { left, top, height }, wanted, width]) => {
      const image = await createImageBitmap(await (await fetch(picture)).blob());
      const canvas = new OffscreenCanvas(width + 1, height).getContext('2d')!;
      canvas.drawImage(image, left, top, width, height, 0, 0, width, height);
      canvas.fillStyle = wanted;
      canvas.fillRect(width, 0, 1, height);
      const seen = canvas.getImageData(0, 0, width, height).data;
      const plain = canvas.getImageData(width, 0, 1, 1).data;
      const means = [0, 1, 2].map(channel => {
        const values = seen.filter((_, i) => i % 4 === channel);
        return values.reduce((sum, value) => sum + value, 0) / values.length;
      });
      return Math.max(...means.map((mean, channel) => Math.abs(mean - plain[channel]!)));
    },
    [`data:image/jpeg;base64,${jpeg.toString('base64')}`, strip, colour, STRIP] as const,
  );
}
