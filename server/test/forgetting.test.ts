import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import { gameOf } from '../../fair/game-file.ts';
import { readGameFile } from '../../fair/read-game-file.ts';
import { verify } from '../../fair/verify.ts';
import { gameCalled } from '../../games/index.ts';
import { SOMEONE } from '../../wire/agreed.ts';
import type { Answers } from '../../wire/tells.ts';
import { everything } from '../storage/conformance/samples.ts';
import { openStorage } from '../storage/open-storage.ts';
import { anyNumber, browse, http, newPerson } from './browser.ts';
import { dealt, seated } from './own-house.ts';
import { sharedHouse } from './shared-house.ts';
import { playToEnd } from './play.ts';

const house = sharedHouse();

const forget = (key: string | null) => http(house.port, '/api/me', { method: 'DELETE', key });

async function storedText(): Promise<string> {
  const storage = await openStorage({ data: house.data, database: null }, { lock: false });
  const records = await everything(storage);
  await storage.close();
  return JSON.stringify(records);
}

test('name, words and keys go; a bot plays on; the game stays whole and fair', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Benedikt']);
  const [anna, ben] = browsers;
  await ben.ask({ type: 'say', table, text: 'I grow parsnips' });
  await ben.ask({ type: 'say-phrase', table, phrase: 'hello' });
  await anna.ask({ type: 'say', table, text: 'Lovely' });
  await anna.until('said', ({ speech }) => JSON.stringify(speech).includes('Lovely'));
  const link = await http<Answers['link']>(house.port, '/api/me/link', { method: 'POST', key: ben.key });

  expect((await forget(ben.key)).status).toBe(204);
  expect(await ben.closed).toBe(1008);
  expect((await http(house.port, '/api/me', { key: ben.key })).status).toBe(401);
  const body = JSON.stringify({ code: link.body.code });
  expect((await http(house.port, '/api/link', { method: 'POST', body })).status).toBe(401);
  const { sheet } = await anna.until('sheet', tell => !JSON.stringify(tell).includes('Benedikt'));
  expect(sheet.seats[1]).toMatchObject({ kind: 'person', name: '', standIn: expect.any(String) as string });
  expect(sheet.speeches).toMatchObject([{ name: 'Anna', said: { text: 'Lovely' } }]);

  await playToEnd([anna], table);
  const file = await http<{ names: string[] }>(house.port, `/api/tables/${table}/game.json`);
  expect(file.body.names).toEqual(['Anna', SOMEONE]);
  const read = readGameFile(file.body);
  const game = read.ok ? gameOf(read.value, gameCalled(read.value.record.game).box) : null;
  expect(read.ok && game?.ok && verify(read.value, game.value).checks.every(({ ok }) => ok)).toBe(true);

  await house.restart();
  const stored = await storedText();
  expect(stored).not.toMatch(/Benedikt|parsnips/);
  // Nor in the parts of the file that are no longer in use.
  expect(readFileSync(join(house.data, 'potager.sqlite')).toString('latin1')).not.toMatch(
    /Benedikt|parsnips/,
  );
  expect(stored).toContain('Lovely');
  const again = await browse(house.port, { key: anna.key! });
  await again.ask({ type: 'watch', table, since: -1, invite: null });
  expect(again.sheet().speeches).toMatchObject([{ said: { text: 'Lovely' } }]);
  expect(JSON.stringify((await http(house.port, '/api/me', { key: anna.key })).body)).not.toContain(
    'Benedikt',
  );
});

test('their seat at a gathering table is free again, and a table they gathered themselves is gone', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben'], { visibility: 'link' });
  const [anna, ben] = browsers;
  const own = await seated(house.port, ['Cid', 'Dan']);
  const moved = await browse(house.port, { key: own.browsers[0].key! });
  expect((await forget(ben.key)).status).toBe(204);
  await anna.until('sheet', ({ sheet }) => nth(sheet.seats, 1).kind === 'free');
  expect((await forget(moved.key)).status).toBe(204);
  expect(await own.browsers[1].until('gone')).toMatchObject({ table: own.table, code: 'table-closed' });
  const late = await browse(house.port, { name: 'Late' });
  const { invite } = anna.sheet();
  expect(await late.refusal({ type: 'sit', table, seat: 1, number: anyNumber(anna), invite })).toBeNull();
});

test('words said at a table that was left again are found too', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben']);
  const [, ben] = browsers;
  await ben.ask({ type: 'say', table, text: 'Goodbye, rhubarb' });
  await ben.ask({ type: 'clear-seat', table, seat: 1 });
  await forget(ben.key);
  expect(await storedText()).not.toContain('rhubarb');
});

test('nobody is forgotten by others', async () => {
  const { key, person } = await newPerson(house.port, 'Eve');
  const victim = await newPerson(house.port, 'Victoria');
  expect((await forget(null)).status).toBe(401);
  expect((await forget(person.id)).status).toBe(401);
  expect(
    (await http(house.port, `/api/me?person=${victim.person.id}`, { method: 'DELETE', key })).status,
  ).toBe(204);
  expect((await http<Answers['me']>(house.port, '/api/me', { key: victim.key })).body.person.name).toBe(
    'Victoria',
  );
});
