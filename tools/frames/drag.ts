import type { Page } from '@playwright/test';

/** Frames of one drag. */
const DRAG = 90;

/** Where on a thing the finger is put down, in parts of it, and how many pixels up it goes. */
interface Way {
  readonly x: number;
  readonly y: number;
  readonly up: number;
}

type Dragging = typeof globalThis & { begin?: () => Promise<void> };

/** A finger put down on a thing, led to and fro in a loop, a step a frame: how to begin it. */
export async function drag(page: Page, on: string, way: Way): Promise<() => Promise<void>> {
  await page
    .locator(on)
    .first()
    .evaluate(
      (element, [{ x, y, up }, frames]) => {
        const box = element.getBoundingClientRect();
        const [left, top] = [box.left + x * box.width, box.top + y * box.height];
        const touch = (type: string, clientX: number, clientY: number) =>
          element.dispatchEvent(
            new PointerEvent(type, {
              pointerId: 1,
              pointerType: 'touch',
              bubbles: true,
              cancelable: true,
              clientX,
              clientY,
              buttons: 1,
            }),
          );
        (globalThis as Dragging).begin = () => {
          touch('pointerdown', left, top);
          return new Promise<void>(done => {
            let n = 0;
            const step = () => {
              const angle = (n / frames) * 4 * Math.PI;
              touch('pointermove', left + 60 * Math.sin(angle), top - up * Math.sin(angle / 4) ** 2);
              if (n++ < frames) return requestAnimationFrame(step);
              touch('pointerup', left, top);
              done();
            };
            requestAnimationFrame(step);
          });
        };
      },
      [way, DRAG] as const,
    );
  return () => page.evaluate(() => (globalThis as Dragging).begin!());
}
