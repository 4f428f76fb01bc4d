import { expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import type { Answers } from '../../wire/tells.ts';
import { browse, type Browser, http, newTable } from './browser.ts';
import { dealt, seated } from './own-house.ts';
import { code, sharedHouse } from './shared-house.ts';
import { decider, playToEnd } from './play.ts';

const house = sharedHouse();

const mine = async ({ key }: Browser) =>
  (await http<Answers['me']>(house.port, '/api/me', { key: key! })).body.tables.map(({ id }) => id);

test('whoever leaves a game has left on every device, and a bot plays on to the end', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const { browser: leaver, other } = decider(browsers);
  const seat = leaver.sheet().you as number;
  const second = await browse(house.port, { key: leaver.key! });
  await second.ask({ type: 'watch', table, since: -1, invite: null });
  expect(await leaver.refusal({ type: 'leave', table })).toBeNull();
  for (const device of [leaver, second]) expect((await device.until('gone')).code).toBe('left-table');
  await other.until('sheet', ({ sheet }) => sheet.seats[seat]?.kind === 'person' && sheet.seats[seat].left);
  expect(await mine(leaver)).not.toContain(table);
  expect(await mine(other)).toContain(table);

  expect(await leaver.refusal({ type: 'return', table })).toEqual(code('not-seated'));
  expect(await leaver.refusal({ type: 'leave', table })).toEqual(code('not-seated'));
  await leaver.ask({ type: 'watch', table, since: -1, invite: null });
  expect(leaver.sheet().you).toBe('spectator');
  expect(leaver.frame().viewer).toBe('spectator');
  await playToEnd([other], table);
  expect(other.sheet().status).toBe('over');
});

test('a private table is left for good: not even watched', async () => {
  const anna = await browse(house.port, { name: 'Anna' });
  const table = await newTable(house.port, anna.key!, { visibility: 'private' });
  await anna.ask({ type: 'watch', table, since: -1, invite: null });
  expect(await anna.sit(table, 0)).toBeNull();
  const free = nth(anna.sheet().seats, 1);
  const invite = free.kind === 'free' ? free.invite : null;
  const ben = await browse(house.port, { name: 'Ben' });
  await ben.ask({ type: 'watch', table, since: -1, invite });
  expect(await ben.sit(table, 1, invite)).toBeNull();
  await anna.ask({ type: 'deal', table });
  await ben.until('frame');
  await ben.ask({ type: 'leave', table });
  await ben.until('gone');
  expect(await ben.refusal({ type: 'watch', table, since: -1, invite: null })).toEqual(code('not-invited'));
});

test('a finished game can be taken off one’s list, and stays whole for the others', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  await playToEnd(browsers, table);
  const [anna, ben] = browsers as [Browser, Browser];
  const removed = await http(house.port, `/api/me/tables/${table}`, { method: 'DELETE', key: anna.key! });
  expect(removed.status).toBe(204);
  expect([await mine(anna), await mine(ben)]).toEqual([[], [table]]);
  await house.restart();
  expect(await mine(anna)).toEqual([]);
  expect((await http(house.port, `/api/tables/${table}/game.json`)).status).toBe(200);
});

test('before the deal one stands up; a stranger has nothing to leave', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben']);
  const ben = nth(browsers, 1);
  expect(await ben.refusal({ type: 'leave', table })).toBeNull();
  expect(ben.sheet().seats[1]?.kind).toBe('free');
  const stranger = await browse(house.port, { name: 'Carla' });
  expect(await stranger.refusal({ type: 'leave', table })).toEqual(code('not-seated'));
});

test('whoever was sent away is told that they may not sit', async () => {
  const anna = await browse(house.port, { name: 'Anna' });
  const table = await newTable(house.port, anna.key!);
  const ben = await browse(house.port, { name: 'Ben' });
  await ben.ask({ type: 'watch', table, since: -1, invite: null });
  expect(ben.sheet().sentAway).toBe(false);
  expect(await ben.sit(table, 1)).toBeNull();
  await anna.ask({ type: 'clear-seat', table, seat: 1 });
  await ben.until('sheet', ({ sheet }) => sheet.you === 'spectator');
  expect(ben.sheet().sentAway).toBe(true);
});
