import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../tools/free-port.ts';
import { temporaryCopy } from '../tools/temporary-copy.ts';
import { test } from './experienced.ts';
import { isOver, myTurn, openScoreSheet, quickBots, shownStep, stepAfter } from './table.ts';

/** Builds the house with one more game, in a copy, and opens it. */
async function openLargerHouse(copy: ReturnType<typeof temporaryCopy>): Promise<[string, ChildProcess]> {
  for (const [tool, ...words] of [
    ['tsx', 'tools/new-game.ts', 'red-beans'],
    ['vite', 'build', '--logLevel', 'error'],
    ['rolldown', '--config', 'rolldown.config.ts'],
  ] as const) {
    const { status, output } = await copy.run(tool, ...words);
    expect(status, output).toBe(0);
  }
  const port = String(await freePort());
  const words = ['serve', '--host', '127.0.0.1', '--port', port, '--data', join(copy.root, 'data')];
  const house = spawn(process.execPath, ['dist/potager.js', ...words], { cwd: copy.root, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect((await fetch(`${address}/health`)).ok).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [100] });
  return [address, house];
}

test('a game made by one command stands on the shelf and is played to its end', async ({ page }) => {
  test.setTimeout(900_000);
  const copy = temporaryCopy();
  let house: ChildProcess | null = null;
  try {
    const [address, opened] = await openLargerHouse(copy);
    house = opened;
    await quickBots(page);
    await page.addInitScript(() => localStorage.setItem('potager.finished', '["red-beans"]'));
    await page.goto(address);
    const card = page.locator('.game-card').filter({ hasText: 'Red Beans' });
    await expect(card.locator('.game-card-cover svg')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Plots' })).toHaveCount(0);
    await card.locator('.button-main').click();
    while (await myTurn(page)) {
      const before = await shownStep(page);
      await page.locator('.dock-actions [data-action], .red-beans-cell-open').last().click();
      await stepAfter(page, before);
    }
    await expect(isOver(page)).toBeVisible();
    await openScoreSheet(page);
    await expect(page.locator('.ledger-seat')).toHaveCount(3);
  } finally {
    house?.kill();
    copy.remove();
  }
});
