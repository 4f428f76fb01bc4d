import { nth } from '../../core/sure.ts';
import type { CDPSession, Page } from '@playwright/test';

export interface Measured {
  readonly frames: number;
  /** Frames that came more than 20 ms after the one before. */
  readonly slow: number;
  readonly worst: number;
  /** Milliseconds of each task that blocked the page for more than 50. */
  readonly tasks: readonly number[];
  /** Milliseconds of processor time the page's thread worked, however busy the machine was. */
  readonly work: Work;
}

interface Work {
  readonly all: number;
  readonly script: number;
  /** Styles and places of elements computed anew. */
  readonly layout: number;
}

interface Heard {
  times: number[];
  tasks: number[];
  runs: boolean;
  /** Frames are no longer asked for. */
  isOver: boolean;
}
type Listening = typeof globalThis & { heard?: Heard };

/** In the browser, before anything else. */
export function listen(): void {
  const heard: Heard = { times: [], tasks: [], runs: false, isOver: false };
  (globalThis as Listening).heard = heard;
  new PerformanceObserver(list => {
    if (heard.runs) heard.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const tick = (time: number) => {
    if (heard.runs) heard.times.push(time);
    if (!heard.isOver) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Listening requests every frame, which counts as something that moves. */
export async function stopListening(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as Listening).heard!.isOver = true;
  });
}

/** What the page goes through while something is done. */
export async function measured(
  page: Page,
  session: CDPSession,
  deed: () => Promise<void>,
): Promise<Measured> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => {
    (globalThis as Listening).heard!.runs = true;
  });
  const before = await workOf(session);
  await deed();
  const after = await workOf(session);
  const { times, tasks } = await page.evaluate(() => (globalThis as Listening).heard!);
  const between = times.slice(1).map((time, i) => time - nth(times, i));
  return {
    frames: between.length,
    slow: between.filter(time => time > 20).length,
    worst: Math.max(...between),
    tasks,
    work: {
      all: after.all - before.all,
      script: after.script - before.script,
      layout: after.layout - before.layout,
    },
  };
}

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
}
