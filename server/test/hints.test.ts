import { expect, test } from 'vitest';
import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { openStorage } from '../storage/open-storage.ts';
import { browse, type Browser } from './browser.ts';
import { dealt } from './own-house.ts';
import { code, sharedHouse } from './shared-house.ts';
import { allHaveHeard, decider, legalMoves, playToEnd, playUntil } from './play.ts';

const house = sharedHouse();

const askHint = (browser: Browser, table: string) =>
  browser.refusal({ type: 'hint', table, step: browser.frame().frame.step });

const hinted = (browser: Browser) => browser.sheet().hinted;

async function answer(browser: Browser, table: string, move: Vocabulary['Move']): Promise<void> {
  const { step } = browser.frame().frame;
  expect(await browser.refusal({ type: 'answer', table, step, moves: [move] })).toBeNull();
}

async function hintLines(table: string): Promise<number> {
  const reader = await openStorage({ data: house.data, database: null }, { lock: false });
  const lines = await reader.lines(table, 0);
  await reader.close();
  return lines.filter(({ body }) => body.includes('"do":"hint"')).length;
}

test('a hint is counted once for each question, and everybody knows of it once the game has gone on', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const { browser, other, frame } = decider(browsers);
  const watcher = await browse(house.port, null);
  await watcher.ask({ type: 'watch', table, since: -1, invite: null });
  expect(hinted(browser)).toBeUndefined();
  expect(await askHint(browser, table)).toBeNull();
  expect(await askHint(browser, table)).toBeNull();
  await allHaveHeard([browser, other, watcher]);
  const counts = [0, 1].map(seat => (seat === browser.frame().viewer ? 1 : 0));
  expect(hinted(browser)).toEqual(counts);
  expect([hinted(other), hinted(watcher)]).toEqual([undefined, undefined]);
  await answer(browser, table, nth(legalMoves(frame), 0));
  await allHaveHeard([browser, other, watcher]);
  expect([hinted(browser), hinted(other), hinted(watcher)]).toEqual([counts, counts, counts]);
  expect(await hintLines(table)).toBe(1);
  await house.restart();
  const again = await browse(house.port, null);
  await again.ask({ type: 'watch', table, since: -1, invite: null });
  expect(hinted(again)).toEqual(counts);
});

test('who has no choice is told nothing by a hint: it is not counted', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  await playUntil(browsers, table, all => all.some(one => legalMoves(one.frame().frame).length === 1));
  const forced = nth(
    browsers.filter(one => legalMoves(one.frame().frame).length === 1),
    0,
  );
  expect(await askHint(forced, table)).toBeNull();
  await allHaveHeard(browsers);
  expect(hinted(forced)).toBeUndefined();
  expect(await hintLines(table)).toBe(0);
});

test('only who is asked may have a hint, for the question that is open, where the table allows it', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const { browser, other } = decider(browsers);
  const watcher = await browse(house.port, { name: 'Watcher' });
  await watcher.ask({ type: 'watch', table, since: -1, invite: null });
  expect(await askHint(other, table)).toEqual(code('not-your-decision'));
  expect(await askHint(watcher, table)).toEqual(code('not-seated'));
  expect(await browser.refusal({ type: 'hint', table, step: 500 })).toEqual(code('stale'));
  await playToEnd(browsers, table);
  expect(await askHint(browser, table)).toEqual(code('game-over'));
  expect(await hintLines(table)).toBe(0);

  const strict = await dealt(house.port, ['Anna', 'Ben'], { hints: false });
  expect(nth(strict.browsers, 0).sheet().hints).toBe(false);
  expect(await askHint(decider(strict.browsers).browser, strict.table)).toEqual(code('hints-off'));
});

/** Two who plan in secret, and somebody who watches them. */
async function planning() {
  const { table, browsers } = await dealt(house.port, ['Ada', 'Bo'], { game: 'seasons-of-rice' });
  await playUntil(browsers, table, all => all.every(one => movesOf(one, 'pick').length > 1));
  const [ada, bo] = browsers;
  const watcher = await browse(house.port, null);
  await watcher.ask({ type: 'watch', table, since: -1, invite: null });
  await allHaveHeard([ada, bo, watcher]);
  return { table, ada, bo, watcher };
}

const movesOf = (one: Browser, kind: string) =>
  legalMoves(one.frame().frame).filter(({ type }) => type === kind);

/** One small move of a plan. */
async function plan(browser: Browser, table: string, kind: 'pick' | 'place' | 'send'): Promise<void> {
  await answer(browser, table, nth(movesOf(browser, kind), 0));
  await allHaveHeard([browser]);
}

test('[SR-26] whoever decides in secret does so in secret with a hint, too', async () => {
  const { table, ada, bo, watcher } = await planning();
  const others = [bo, watcher];
  const before = others.map(({ bytes }) => bytes.length);
  expect(await askHint(ada, table)).toBeNull();
  await plan(ada, table, 'pick');
  expect(await askHint(ada, table)).toBeNull();
  await allHaveHeard([ada, ...others]);
  const heard = others.map(({ bytes }, i) =>
    bytes.slice(before[i]).filter(text => !text.startsWith('{"type":"done"')),
  );
  expect(heard).toEqual([[], []]);
  await plan(ada, table, 'place');
  await plan(ada, table, 'send');
  await allHaveHeard(others);
  expect([ada, ...others].map(hinted)).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
});

test('[SR-26] nor does the count of hints tell how far somebody has come, when others are done before', async () => {
  const { table, ada, bo, watcher } = await planning();
  await askHint(ada, table);
  await plan(ada, table, 'pick');
  await askHint(ada, table);
  for (const kind of ['pick', 'place', 'send'] as const) await plan(bo, table, kind);
  await allHaveHeard([ada, bo, watcher]);
  expect(watcher.frame().frame.news.at(-1)?.seat, 'that Bo is done is seen').toBe(1);
  expect([bo, watcher].map(hinted)).toEqual([undefined, undefined]);
  await askHint(ada, table);
  await plan(ada, table, 'place');
  await plan(ada, table, 'send');
  await allHaveHeard([ada, bo, watcher]);
  expect([ada, bo, watcher].map(hinted), 'one hint for one plan').toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
});
