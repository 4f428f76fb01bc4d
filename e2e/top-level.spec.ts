import { expect } from '@playwright/test';
import { GAMES } from '../games/index.ts';
import { traced } from '../tools/frames/trace.ts';
import { savedAt } from '../tools/sweep/positions.ts';
import { openSaved } from '../tools/sweep/visit.ts';
import { test } from './experienced.ts';
import { isOver, prompt } from './table.ts';

/** From here on a task counts as long: in the thread's own time, which a busy machine hardly changes. */
const LONG_TASK = 50;

for (const [id, { box }] of Object.entries(GAMES))
  test(`${id}: the best bots think in a worker, and the page stays free`, async ({ page, context }) => {
    let letThink = () => {};
    const isTraced = new Promise<void>(done => (letThink = done));
    await page.route('**/bot.worker*', route => isTraced.then(() => route.continue()));
    const saved = savedAt(id, box.open(box.edition).seats.max, 'waiting');
    const holders = saved.holders.map(holder =>
      holder.kind === 'bot' ? { ...holder, level: 'head-gardener' } : holder,
    );
    await openSaved(page, { ...saved, holders }, { language: 'en', theme: 'day', finalAsk: 'never' });
    const session = await context.newCDPSession(page);
    const { longest, longestElsewhere } = await traced(session, async () => {
      letThink();
      await prompt(page).or(isOver(page)).first().waitFor({ timeout: 120_000 });
    });
    expect(longest, 'milliseconds of the page').toBeLessThan(LONG_TASK);
    expect(longestElsewhere, 'the thinking is done elsewhere').toBeGreaterThan(longest);
  });
