import { expect } from '@playwright/test';
import { legal } from '../core/play.ts';
import { replay } from '../core/record.ts';
import { nth } from '../core/sure.ts';
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
    // One thinks for all: the others would do so in the same worker, by the same program.
    const game = box.open(box.edition);
    const replayed = replay(game, saved.record);
    if (!replayed.ok) throw new Error(`it does not replay: ${replayed.error.code}`);
    const { state } = replayed.value;
    const { seat: asked } = nth(game.pending(state), 0);
    expect(legal(game, state, asked).length, 'there is something to think about').toBeGreaterThan(1);
    const holders = saved.holders.map((holder, seat) =>
      holder.kind === 'bot' && seat === asked ? { ...holder, level: 'head-gardener' } : holder,
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
