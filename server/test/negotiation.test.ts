import { expect, test, vi } from 'vitest';
import type { Vocabulary } from '../../core/game.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { verify } from '../../fair/verify.ts';
import type { Propose } from '../../games/garten-zwerge/vocabulary.ts';
import type { ClockSheet } from '../../wire/tells.ts';
import { type Browser, http } from './browser.ts';
import { dealt } from './own-house.ts';
import { sharedHouse } from './shared-house.ts';
import { decider, legalMoves, playToEnd, playUntil } from './play.ts';
import { openBoxOf } from './replaying.ts';

const house = sharedHouse();

/** Takes whatever is offered, and offers a promise. */
const bargain = (legal: readonly Vocabulary['Move'][]) =>
  legal.find(({ type }) => type === 'accept') ?? legal.find(isPromise);

const isPromise = (move: Vocabulary['Move']) =>
  move.type === 'propose' && (move as Propose).pledges.length > 0;

test('three people negotiate freely, promise, and play garten zwerge to its end over the network', async () => {
  const options = { auctions: 'free' };
  const { table, browsers } = await dealt(house.port, ['Uwe', 'Ilse', 'Kurt'], {
    game: 'garten-zwerge',
    options,
  });
  const hasPromised = () => browsers[0].bytes.some(text => text.includes('"type":"promised"'));
  await playUntil(browsers, table, hasPromised, bargain);
  await playToEnd(browsers, table);
  const { body: file } = await http<GameFile>(house.port, `/api/tables/${table}/game.json`);
  expect(verify(file, openBoxOf(file)).checks.every(check => check.ok)).toBe(true);
});

test('[GZ-A28] everybody is told that a call starts the time anew', async () => {
  const options = { auctions: 'free' };
  const { table, browsers } = await dealt(house.port, ['Uwe', 'Ilse'], { game: 'garten-zwerge', options });
  const answer = async (browser: Browser, type: string) => {
    const { frame } = browser.frame();
    const move = legalMoves(frame).find(one => one.type === type)!;
    expect(await browser.refusal({ type: 'answer', table, step: frame.step, moves: [move] })).toBeNull();
    for (const one of browsers) await one.until('frame', told => told.frame.step > frame.step);
  };
  const { browser: active, other } = decider(browsers);
  const left = ({ closes, now }: ClockSheet) => closes! - now;
  await answer(active, 'offer');
  const opened = other.frame().clocks;
  await vi.waitFor(async () => {
    await other.ask({ type: 'watch', table, since: -1, invite: null });
    expect(left(other.frame().clocks)).toBeLessThan(20_000);
  });
  expect(other.frame().clocks.closes).toBe(opened.closes);
  await answer(other, 'propose');
  for (const { frame } of [active, other]) expect(frame().clocks.closes).toBeGreaterThan(opened.closes!);
});
