import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as inFolder } from 'node:path';
import { expect } from '@playwright/test';
import { nth } from '../core/sure.ts';
import { deal, isMarked, join, mark, openInHouse, whoseTurn, test } from './network.ts';
import { FIRST_PORT } from './ports.ts';
import { decide, expectSameStep, shownStep } from './table.ts';

test('a network cut in mid-game: a move made meanwhile goes out once, and what was missed arrives', async ({
  guest,
}) => {
  const [nina, marie] = [await guest(), await guest()];
  await join(marie, await openInHouse(nina, { name: 'Nina' }), 'Marie');
  await deal(nina);
  for (let n = 0; n < 4; n++) await decide(await whoseTurn(nina, marie));

  const cut = await whoseTurn(nina, marie);
  const other = cut === nina ? marie : nina;
  await mark(cut);
  await cut.context().setOffline(true);
  await expect(cut.getByText('No network')).toBeVisible();
  await expect(other.locator('.strip .presence:not(.presence-here)')).toHaveCount(1);
  const before = await shownStep(cut);
  await cut.locator('.side-choices .choice').first().click();
  await expect(cut.getByText('Your move is saved')).toBeVisible();
  await cut.locator('.side-choices .choice').first().click();
  await expect.poll(() => shownStep(other)).toBe(before);

  await cut.context().setOffline(false);
  await expect(cut.getByText('No network')).toHaveCount(0);
  await expect.poll(() => shownStep(cut)).toBe(before + 1);
  await expect.poll(() => shownStep(other)).toBe(before + 1);
  expect(await isMarked(cut), 'without a reload').toBe(true);

  // The other way round: what happens while one is away is there when one is back.
  const active = await whoseTurn(nina, marie);
  const away = active === nina ? marie : nina;
  await away.context().setOffline(true);
  await expect(away.getByText('No network')).toBeVisible();
  while (await active.locator('.prompt-mine').isVisible()) await decide(active);
  await away.context().setOffline(false);
  await expectSameStep(away, active);
  await decide(await whoseTurn(nina, marie));
  await expectSameStep(nina, marie);
  // Each reads of themselves as "you": the entries are as many, their words differ.
  const entries = async (page: typeof nina) => {
    const earlier = page.locator('.side-log .log-earlier');
    if (await earlier.count()) await earlier.click();
    await expect(earlier).toHaveCount(0);
    return page.locator('.side-log .log-line').count();
  };
  // The log is drawn last, a moment after the board.
  await expect.poll(async () => (await entries(away)) - (await entries(active))).toBe(0);
});

/** A house of this test's own, to be treated badly. */
class OwnHouse {
  readonly port: number;
  readonly #data = mkdtempSync(inFolder(tmpdir(), 'potager-killed-'));
  #process: ChildProcess | null = null;

  constructor(port: number) {
    this.port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const words = ['serve', '--host', '127.0.0.1', '--port', String(this.port), '--data', this.#data];
    this.#process = spawn(process.execPath, ['dist/potager.js', ...words, '--rate-limits', '0'], {
      stdio: 'ignore',
    });
    await expect(async () => {
      expect((await fetch(`${this.url}/health`)).ok).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [100] });
  }

  async kill(): Promise<void> {
    const gone = new Promise(resolve => this.#process!.once('exit', resolve));
    this.#process!.kill('SIGKILL');
    await gone;
  }

  async demolish(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

test('the house is killed in mid-game and comes back: the game goes on without a reload, and a move made meanwhile is made, even if its page was closed', async ({
  guest,
}) => {
  const house = new OwnHouse(FIRST_PORT + 1);
  await house.open();
  try {
    const [nina, marie] = [await guest({ baseURL: house.url }), await guest({ baseURL: house.url })];
    await join(marie, await openInHouse(nina, { name: 'Nina' }), 'Marie');
    await deal(nina);
    for (let n = 0; n < 4; n++) await decide(await whoseTurn(nina, marie));
    await Promise.all([mark(nina), mark(marie)]);
    await test.step('the page stays open', async () => {
      const active = await whoseTurn(nina, marie);
      const before = await shownStep(active);
      await house.kill();
      await expect(nina.getByText('Connection lost')).toBeVisible();
      await active.locator('.side-choices .choice').first().click();
      await house.open();

      await expect.poll(() => shownStep(nina), { timeout: 40_000 }).toBe(before + 1);
      await expect.poll(() => shownStep(marie), { timeout: 40_000 }).toBe(before + 1);
      for (let n = 0; n < 4; n++) await decide(await whoseTurn(nina, marie));
      expect(await isMarked(nina)).toBe(true);
      expect(await isMarked(marie)).toBe(true);
    });
    await test.step('the page is closed before the house is back', async () => {
      const active = await whoseTurn(nina, marie);
      const other = active === nina ? marie : nina;
      await expectSameStep(nina, marie);
      const before = await shownStep(active);
      const table = active.url();
      await house.kill();
      await expect(active.getByText('Connection lost')).toBeVisible();
      await active.locator('.side-choices .choice').first().click();
      await expect(active.getByText('Your move is saved')).toBeVisible();
      await active.goto('about:blank');
      await house.open();
      await expect(other.getByText('Connection lost')).toHaveCount(0, { timeout: 40_000 });
      await expect.poll(() => shownStep(other)).toBe(before);

      await active.goto(table);
      await expect.poll(() => shownStep(other)).toBe(before + 1);
      await expect.poll(() => shownStep(active)).toBe(before + 1);
    });
  } finally {
    await house.demolish();
  }
});

test('two tabs of one person agree, whichever is used', async ({ guest }) => {
  const nina = await guest();
  await openInHouse(nina, { name: 'Nina' });
  await nina.getByRole('button', { name: 'Fill with bots' }).click();
  await deal(nina);
  const second = await nina.context().newPage();
  await second.goto(nina.url());
  const tabs = [nina, second];
  for (let n = 0; n < 6; n++) {
    const tab = nth(tabs, n % 2);
    const other = nth(tabs, (n + 1) % 2);
    // A tab that has not heard of the other's move yet still shows the turn before.
    await expectSameStep(other, tab);
    await expect(tab.locator('.prompt-mine')).toBeVisible({ timeout: 20_000 });
    await decide(tab);
  }
  await expect(nina.locator('.prompt-mine')).toBeVisible({ timeout: 20_000 });
  await expect(second.locator('.prompt-words')).toHaveText(
    (await nina.locator('.prompt-words').textContent())!,
  );
});

test('a house that cannot be reached says so, and the table appears when it is back', async ({ guest }) => {
  const house = new OwnHouse(FIRST_PORT + 2);
  await house.open();
  try {
    const nina = await guest({ baseURL: house.url });
    const link = await openInHouse(nina, { name: 'Nina', visibility: 'Public' });
    await nina.goto('/');
    await expect(nina.locator('.net-card')).toHaveCount(1);
    await house.kill();
    await nina.evaluate(path => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, new URL(link).pathname);
    await expect(nina.getByRole('heading', { name: 'Can’t reach Potager' })).toBeVisible();
    await house.open();
    await expect(nina.locator('.gather-seat-mine')).toContainText('Nina', { timeout: 40_000 });
  } finally {
    await house.demolish();
  }
});
