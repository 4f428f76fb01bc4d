import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../../core/game.ts';
import type { Browser } from './browser.ts';
import { browse } from './browser.ts';
import { dealt } from './own-house.ts';
import { sharedHouse } from './shared-house.ts';
import { allHaveHeard, legalMoves, playUntil } from './play.ts';

/** What somebody at the table hears of what the others decide in secret: nothing, at no time, in no number. */

const house = sharedHouse();

const movesOf = (browser: Browser, type: string) =>
  legalMoves(browser.frame().frame).filter(move => move.type === type);

async function answer(browser: Browser, table: string, move: Vocabulary['Move'] | undefined): Promise<void> {
  const { step } = browser.frame().frame;
  expect(await browser.refusal({ type: 'answer', table, step, moves: [move!] })).toBeNull();
  await allHaveHeard([browser]);
}

async function takeBack(browser: Browser, table: string, asSeenAt?: number): Promise<void> {
  const { step: latest, mayTakeBack } = browser.frame().frame;
  const step = asSeenAt ?? latest;
  expect(mayTakeBack).toBe(true);
  expect(await browser.refusal({ type: 'take-back', table, step })).toBeNull();
  await allHaveHeard([browser]);
}

/** A table of Chicorée at which two people stake cards in a challenge, and somebody who only watches. */
async function challenge() {
  const { table, browsers } = await dealt(house.port, ['Ada', 'Bo'], {
    game: 'chicoree',
    visibility: 'open',
  });
  const watcher = await browse(house.port, null);
  await watcher.ask({ type: 'watch', table, since: -1, invite: null });
  const stakes = (all: readonly Browser[]) => all.every(one => movesOf(one, 'stake').length > 1);
  await playUntil(browsers, table, stakes, legal => legal.find(({ type }) => type === 'challenge'));
  const [ada, bo] = browsers;
  return { table, ada, bo, watcher };
}

/** Everything these hear while something happens, the answers to their own pings apart. */
async function heardWhile(browsers: readonly Browser[], happens: () => Promise<void>): Promise<string[]> {
  await allHaveHeard(browsers);
  const before = browsers.map(({ bytes }) => bytes.length);
  await happens();
  await allHaveHeard(browsers);
  return browsers.flatMap(({ bytes }, i) =>
    bytes.slice(before[i]).filter(text => !text.startsWith('{"type":"done"')),
  );
}

describe('[CH-46] cards staked in secret', () => {
  test('reach neither the rival nor those who watch, in whatever number, put back or not', async () => {
    const { table, ada, bo, watcher } = await challenge();
    const heard = await heardWhile([bo, watcher], async () => {
      await answer(ada, table, movesOf(ada, 'stake')[0]);
      await answer(ada, table, movesOf(ada, 'stake')[0]);
      await answer(ada, table, movesOf(ada, 'unstake')[0]);
      await takeBack(ada, table);
    });
    expect(heard).toEqual([]);
  });

  test('are changed whatever the rival does meanwhile, and an old question still stands', async () => {
    const { table, ada, bo } = await challenge();
    await answer(ada, table, movesOf(ada, 'stake')[0]);
    const asked = bo.frame().frame.step;
    await answer(bo, table, movesOf(bo, 'stake')[0]);
    await answer(bo, table, movesOf(bo, 'close-hand')[0]);
    await takeBack(ada, table);
    expect(ada.frame().frame.mayTakeBack).toBe(false);
    await takeBack(bo, table);
    expect(movesOf(bo, 'unstake'), 'the card Bo staked is still there').toHaveLength(1);
    expect(bo.frame().frame.step, 'nothing of what Ada did is counted').toBe(asked + 3);
  });
});

test('[SR-26] a plan in the wet season can be changed until both are done, and nobody hears of it', async () => {
  const { table, browsers } = await dealt(house.port, ['Ada', 'Bo'], { game: 'seasons-of-rice' });
  await playUntil(browsers, table, all => all.every(one => movesOf(one, 'pick').length > 1));
  const [ada, bo] = browsers;
  await answer(bo, table, movesOf(bo, 'pick')[0]);
  const heard = await heardWhile([bo], async () => {
    await answer(ada, table, movesOf(ada, 'pick')[0]);
    await answer(ada, table, movesOf(ada, 'place')[0]);
    await takeBack(ada, table);
    await takeBack(ada, table);
    await answer(ada, table, movesOf(ada, 'pick')[1]);
  });
  expect(heard).toEqual([]);
  await takeBack(bo, table);
  await answer(bo, table, movesOf(bo, 'pick')[1]);
});

test('[GZ-34] a closed fist can be opened again until all are closed, whoever closed theirs since', async () => {
  const { table, browsers } = await dealt(house.port, ['Ada', 'Bo', 'Cleo'], { game: 'garten-zwerge' });
  await playUntil(browsers, table, all => all.every(one => movesOf(one, 'close-fist').length > 1));
  const [ada, bo] = browsers;
  await answer(ada, table, movesOf(ada, 'close-fist')[1]);
  const closed = ada.frame().frame.step;
  await answer(bo, table, movesOf(bo, 'close-fist')[0]);
  await allHaveHeard(browsers);
  expect(ada.frame().frame.step, 'that Bo closed a fist is seen').toBeGreaterThan(closed);
  await takeBack(ada, table, closed);
  const again = await ada.refusal({ type: 'take-back', table, step: closed });
  expect(again, 'the same ask, twice').toMatchObject({ code: 'stale' });
  expect(movesOf(ada, 'close-fist').length).toBeGreaterThan(1);
  expect(bo.frame().frame.mayTakeBack).toBe(true);
});
