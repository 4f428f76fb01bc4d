import type { Browser } from '@playwright/test';
import { deskOf } from './desk.ts';

/** What a table may leave bare where there is much room. */
export const MOST_FLAT = 1 / 3;

/** The share of a picture on which nothing is to be seen: squares of 32 pixels in which no colour differs visibly. Grain does not count. */
export async function flatShare(browser: Browser, png: Buffer): Promise<number> {
  const desk = await deskOf(browser);
  return desk.evaluate(
    async ([picture, shrunk, square, visible]) => {
      const image = await createImageBitmap(await (await fetch(picture)).blob());
      const [width, height] = [Math.floor(image.width / shrunk), Math.floor(image.height / shrunk)];
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
      canvas.imageSmoothingQuality = 'high';
      canvas.drawImage(image, 0, 0, width, height);
      let flat = 0;
      let all = 0;
      for (let top = 0; top + square <= height; top += square)
        for (let left = 0; left + square <= width; left += square) {
          const { data } = canvas.getImageData(left, top, square, square);
          const ranges = [0, 1, 2].map(channel => {
            const values = data.filter((_, i) => i % 4 === channel);
            return Math.max(...values) - Math.min(...values);
          });
          all += 1;
          if (ranges.every(range => range <= visible)) flat += 1;
        }
      return flat / all;
    },
    [`data:image/png;base64,${png.toString('base64')}`, 8, 4, 6] as const,
  );
}
