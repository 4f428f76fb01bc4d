import type { Page } from '@playwright/test';
import type { Deed } from './deeds.ts';

const WATCHED = 2000;

/** On an empty page, while its thread works 40 ms at a time: what is known beforehand, to tell whether the measure sees. */
const control = (name: string, begin: () => void): Deed => ({
  game: 'none',
  name,
  async prepare(page: Page) {
    await page.goto('/health');
    await page.evaluate(() => {
      document.body.innerHTML =
        '<i style="display:block;width:40px;height:40px;background:tomato"></i><b style="display:block;width:40px;height:40px;background:teal"></b>';
      const work = () => {
        const since = performance.now();
        while (performance.now() - since < 40);
        setTimeout(work);
      };
      setTimeout(work, 100);
    });
    await page.evaluate(begin);
    await page.waitForTimeout(300);
    return () => page.waitForTimeout(WATCHED);
  },
});

function byCompositor(): void {
  const way = { transform: ['none', 'translate(200px, 200px)'] };
  document.querySelector('i')!.animate(way, { duration: 900, iterations: Infinity });
}

function byThread(): void {
  const { style } = document.querySelector<HTMLElement>('i')!;
  const push = (time: number) => {
    style.transform = `translate(${(time / 5) % 200}px)`;
    requestAnimationFrame(push);
  };
  requestAnimationFrame(push);
}

function byBoth(): void {
  const [one, other] = [document.querySelector('i')!, document.querySelector('b')!];
  const forever = { duration: 900, iterations: Infinity };
  one.animate({ transform: ['none', 'translate(200px, 200px)'] }, forever);
  other.animate({ marginLeft: ['0', '200px'] }, forever);
}

function byCompositorWhileAsked(): void {
  const way = { transform: ['none', 'translate(200px, 200px)'] };
  document.querySelector('i')!.animate(way, { duration: 900, iterations: Infinity });
  const ask = () => requestAnimationFrame(ask);
  ask();
}

/** Hardly a frame may be missed of the first and the last, and many must be of the others. */
export const CONTROLS: readonly Deed[] = [
  control('control: a busy thread, the compositor moves', byCompositor),
  control('control: a busy thread, which moves it itself', byThread),
  control('control: a busy thread, each moves something', byBoth),
  control(
    'control: a busy thread, the compositor moves, and the page only asks for frames',
    byCompositorWhileAsked,
  ),
];
