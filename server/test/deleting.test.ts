import { expect, test } from 'vitest';
import type { Answers } from '../../wire/tells.ts';
import { openStorage } from '../storage/open-storage.ts';
import { anyNumber, browse, http, newTable } from './browser.ts';
import { dealt, seated } from './own-house.ts';
import { code, sharedHouse } from './shared-house.ts';
import { playToEnd } from './play.ts';

const house = sharedHouse();

const remove = (table: string, key: string | null) =>
  http(house.port, `/api/tables/${table}`, { method: 'DELETE', key });
const tablesOf = async (key: string | null) =>
  (await http<Answers['me']>(house.port, '/api/me', { key })).body.tables.map(({ id }) => id);

test.each(['over the socket', 'over HTTP'])(
  'a table that was not dealt is gone for everybody, %s',
  async how => {
    const { table, browsers } = await seated(house.port, ['Anna', 'Ben'], { seats: 3, visibility: 'link' });
    const [anna, ben] = browsers;
    const { invite } = anna.sheet();
    const spectator = await browse(house.port, null);
    await spectator.ask({ type: 'watch', table, since: -1, invite });
    const done =
      how === 'over HTTP'
        ? (await remove(table, anna.key)).status
        : await anna.refusal({ type: 'close', table });
    expect(done).toBe(how === 'over HTTP' ? 204 : null);

    for (const watcher of [anna, ben, spectator])
      expect(await watcher.until('gone')).toEqual({ type: 'gone', table, code: 'table-closed' });
    expect([await tablesOf(anna.key), await tablesOf(ben.key)]).toEqual([[], []]);
    const late = await browse(house.port, { name: 'Late' });
    expect(await late.refusal({ type: 'watch', table, since: -1, invite })).toEqual(code('no-such-table'));
    expect(await late.refusal({ type: 'sit', table, seat: 2, number: anyNumber(anna), invite })).toEqual(
      code('no-such-table'),
    );
    expect((await remove(table, anna.key)).status).toBe(404);
    const storage = await openStorage({ data: house.data, database: null }, { lock: false });
    expect([await storage.table(table), await storage.lines(table, 0)]).toEqual([null, []]);
    await storage.close();
  },
);

test('only its owner deletes a table, and only before the deal', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben']);
  const [anna, ben] = browsers;
  expect(await ben.refusal({ type: 'close', table })).toEqual(code('not-your-table'));
  expect(await remove(table, ben.key)).toMatchObject({ status: 403, body: { code: 'not-your-table' } });
  expect(await remove(table, null)).toMatchObject({ status: 401, body: { code: 'unknown-key' } });
  expect(await remove('nowhere', anna.key)).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
  expect((await remove('a%00b', anna.key)).status).toBe(404);

  await anna.ask({ type: 'deal', table });
  await Promise.all(browsers.map(each => each.until('frame')));
  expect(await remove(table, anna.key)).toMatchObject({ status: 409, body: { code: 'already-dealt' } });
  await playToEnd(browsers, table);
  expect(await anna.refusal({ type: 'close', table })).toEqual(code('already-dealt'));
  expect(await tablesOf(ben.key)).toEqual([table]);
});

test('of dealing and deleting at the same moment one wins', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben']);
  const [anna] = browsers;
  const [deal, deleted] = await Promise.all([
    anna.refusal({ type: 'deal', table }),
    anna.refusal({ type: 'close', table }),
  ]);
  expect([deal, deleted].filter(refusal => refusal === null)).toHaveLength(1);
  const again = await browse(house.port, { key: anna.key! });
  expect(await again.refusal({ type: 'watch', table, since: -1, invite: null })).toEqual(
    deleted === null ? code('no-such-table') : null,
  );
});

test('after a deleted rematch there can be another', async () => {
  const { table, browsers } = await dealt(house.port, ['Anna', 'Ben']);
  const [anna, ben] = browsers;
  await playToEnd(browsers, table);
  await anna.ask({ type: 'rematch', table });
  const first = (await ben.until('sheet', ({ sheet }) => sheet.rematch !== null)).sheet.rematch!.table;
  expect(await ben.refusal({ type: 'close', table: first })).toEqual(code('not-your-table'));
  expect(await anna.refusal({ type: 'close', table: first })).toBeNull();
  await ben.ask({ type: 'rematch', table });
  const { sheet } = await anna.until('sheet', tell => tell.sheet.rematch?.table !== first);
  expect(
    await anna.refusal({ type: 'watch', table: sheet.rematch!.table, since: -1, invite: null }),
  ).toBeNull();
});

test('a deleted table leaves room for others at once', async () => {
  const anna = await browse(house.port, { name: 'Anna' });
  const table = await newTable(house.port, anna.key!);
  expect((await remove(table, anna.key)).status).toBe(204);
  const { body } = await http<Answers['tables']>(house.port, '/api/tables');
  expect(body.tables.map(({ id }) => id)).not.toContain(table);
});
