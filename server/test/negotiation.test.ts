import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Vocabulary } from '../../core/game.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { verify } from '../../fair/verify.ts';
import type { Propose } from '../../games/garten-zwerge/vocabulary.ts';
import { http } from './browser.ts';
import { dealt, type OwnHouse, ownHouse } from './own-house.ts';
import { playToEnd, playUntil } from './play.ts';
import { openBoxOf } from './replaying.ts';

let house: OwnHouse;
beforeAll(async () => {
  house = await ownHouse();
});
afterAll(() => house.stop());

/** Takes whatever is offered, and offers a promise. */
const bargain = (legal: readonly Vocabulary['Move'][]) =>
  legal.find(({ type }) => type === 'accept') ?? legal.find(isPromise);

const isPromise = (move: Vocabulary['Move']) =>
  move.type === 'propose' && (move as unknown as Propose).pledges.length > 0;

test('three people negotiate freely, promise, and play garten zwerge to its end over the network', async () => {
  const options = { auctions: 'free' };
  const { table, browsers } = await dealt(house.port, ['Uwe', 'Ilse', 'Kurt'], {
    game: 'garten-zwerge',
    options,
  });
  const hasPromised = () => browsers[0]!.bytes.some(text => text.includes('"type":"promised"'));
  await playUntil(browsers, table, hasPromised, bargain);
  await playToEnd(browsers, table);
  const { body: file } = await http<GameFile>(house.port, `/api/tables/${table}/game.json`);
  expect(verify(file, openBoxOf(file)).checks.every(check => check.ok)).toBe(true);
});
