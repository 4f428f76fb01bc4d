import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameFile } from '../../fair/game-file.ts';
import { verify } from '../../fair/verify.ts';
import { http } from './browser.ts';
import { dealt, type OwnHouse, ownHouse } from './own-house.ts';
import { playToEnd } from './play.ts';
import { openBoxOf } from './replaying.ts';

let house: OwnHouse;
beforeAll(async () => {
  house = await ownHouse();
});
afterAll(() => house.stop());

test('three people negotiate freely, promise, and play garten zwerge to its end over the network', async () => {
  const options = { auctions: 'free' };
  const { table, browsers } = await dealt(house.port, ['Uwe', 'Ilse', 'Kurt'], {
    game: 'garten-zwerge',
    options,
  });
  await playToEnd(browsers, table);
  const { body: file } = await http<GameFile>(house.port, `/api/tables/${table}/game.json`);
  expect(verify(file, openBoxOf(file)).every(check => check.ok)).toBe(true);
  expect(browsers[0]!.bytes.join('')).toContain('"type":"promised"');
});
