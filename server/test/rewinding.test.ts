import { expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { readGameFile } from '../../fair/read-game-file.ts';
import { verify } from '../../fair/verify.ts';
import type { Answers } from '../../wire/tells.ts';
import { browse, type Browser, http, newTable } from './browser.ts';
import { dealt } from './own-house.ts';
import { code, sharedHouse } from './shared-house.ts';
import { decider, legalMoves, playOn, playToEnd } from './play.ts';
import { openBoxOf } from './replaying.ts';

const house = sharedHouse();

/** Anna against a bot, at the moment when she has to decide. */
async function againstBot(): Promise<{ anna: Browser; table: string }> {
  const anna = await browse(house.port, { name: 'Anna' });
  const table = await newTable(house.port, anna.key!, { options: { start: 0 } });
  await anna.ask({ type: 'watch', table, since: -1, invite: null });
  await anna.sit(table, 0);
  await anna.ask({ type: 'seat-bot', table, seat: 1, level: 'easy' });
  await anna.ask({ type: 'deal', table });
  await isAsked(anna);
  return { anna, table };
}

const isAsked = (anna: Browser) =>
  anna.until('frame', ({ frame }) => legalMoves(frame).length > 0 && frame.deciding.length === 1);

/** Takes coins, which ends the turn, and waits until the bot has played and it is her turn again. */
async function playTurn(anna: Browser, table: string): Promise<void> {
  const { step } = anna.frame().frame;
  const moves = [{ type: 'withdraw', as: 'coins' }];
  expect(await anna.refusal({ type: 'answer', table, step, moves })).toBeNull();
  await anna.until('frame', ({ frame }) => frame.step > step + 1 && legalMoves(frame).length > 0);
}

const goBack = (anna: Browser, table: string) =>
  anna.refusal({ type: 'rewind', table, step: anna.frame().frame.step });

test('against bots alone one goes back before one’s latest move; everybody is told the whole game again', async () => {
  const { anna, table } = await againstBot();
  const before = anna.frame().frame;
  const spectator = await browse(house.port, null);
  await spectator.ask({ type: 'watch', table, since: -1, invite: null });
  const watched = spectator.frame().frame;
  await playTurn(anna, table);
  expect(anna.frame().frame.mayTakeBack).toBe(false);
  expect(await goBack(anna, table)).toBeNull();
  const told = await anna.until('frame', ({ frame }) => frame.step === before.step);
  expect(told.since).toBe(-1);
  expect({ ...told.frame, news: [] }).toEqual({ ...before, news: [] });
  expect(anna.sheet().rewinds).toBe(1);
  const { frame } = await spectator.until('frame', tell => tell.frame.step === watched.step);
  expect(frame.view).toEqual(watched.view);
  const mine = await http<Answers['me']>(house.port, '/api/me', { key: anna.key! });
  expect(mine.body.tables).toContainEqual(expect.objectContaining({ id: table, friendly: true }));
});

test('it is on disk, also past a milestone, and whoever comes back is told the game that stands', async () => {
  const { anna, table } = await againstBot();
  for (let turn = 0; turn < 70 && anna.frame().frame.outcome === null; turn++) {
    await playOn([anna], table, 1);
    await anna.until('frame', ({ frame }) => frame.outcome !== null || legalMoves(frame).length > 0);
    if (anna.frame().frame.step > 80) break;
  }
  const { step } = anna.frame().frame;
  expect(step).toBeGreaterThan(64);
  for (let n = 1; n <= 12; n++) {
    expect(await goBack(anna, table)).toBeNull();
    await anna.until('sheet', ({ sheet }) => sheet.rewinds === n);
    await anna.ask({ type: 'ping' });
    if (anna.frame().frame.step === 0) break;
  }
  await house.restart();
  const again = await browse(house.port, { key: anna.key! });
  await again.ask({ type: 'watch', table, since: step, invite: null });
  await isAsked(again);
  expect(again.frame().frame.view).toEqual(anna.frame().frame.view);
  expect(again.frame().frame.news).toHaveLength(again.frame().frame.step + 1);
});

test('the finished game can still be verified, and says that turns were played again', async () => {
  const { anna, table } = await againstBot();
  await playTurn(anna, table);
  await goBack(anna, table);
  await anna.until('sheet', ({ sheet }) => sheet.rewinds === 1);
  await isAsked(anna);
  await playToEnd([anna], table);
  expect(await goBack(anna, table)).toEqual(code('game-over'));
  const { body: file } = await http<GameFile>(house.port, `/api/tables/${table}/game.json`);
  expect(readGameFile(file)).toMatchObject({ ok: true, value: { rewinds: 1 } });
  const { checks, verdict } = verify(file, openBoxOf(file), anna.memories.get(table)!);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(verdict).toMatchObject({ trust: 'nobody', rewinds: 1 });
});

test('nobody goes back where others play, even if a bot sits in for them or they have left', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const { browser, other, frame } = decider(browsers);
  await browser.ask({ type: 'answer', table, step: frame.step, moves: [nth(legalMoves(frame), 0)] });
  await browser.ask({ type: 'ping' });
  expect(await goBack(browser, table)).toEqual(code('not-alone'));
  await other.ask({ type: 'sit-in', table, seat: other.sheet().you as number, level: 'easy' });
  expect(await goBack(browser, table)).toEqual(code('not-alone'));
  await other.ask({ type: 'leave', table });
  expect(await goBack(browser, table)).toEqual(code('not-alone'));
});

test('there must be something to go back to, and an end to it', async () => {
  const { anna, table } = await againstBot();
  expect(await goBack(anna, table)).toEqual(code('nothing-to-take-back'));
  expect(await anna.refusal({ type: 'rewind', table, step: 500 })).toEqual(code('stale'));
  for (let n = 1; n <= 100; n++) {
    await playTurn(anna, table);
    expect(await goBack(anna, table)).toBeNull();
    await anna.until('sheet', ({ sheet }) => sheet.rewinds === n);
    await anna.ask({ type: 'ping' });
  }
  await playTurn(anna, table);
  expect(await goBack(anna, table)).toEqual(code('too-many-rewinds'));
});
