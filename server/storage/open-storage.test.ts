import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { nth } from '../../core/sure.ts';
import { blankPostgres, inHouse, postgresPlace, sqlitePlace } from './conformance/house.ts';
import { person } from './conformance/samples.ts';
import { openStorage } from './open-storage.ts';
import { openDatabase } from './sqlite/database.ts';
import { databaseIn } from './sqlite.ts';

const folder = (data: string) => ({ data, database: null });
const serving = { lock: true };
const reading = { lock: false };

describe('a data folder', () => {
  test('is served by one process; others may read', () =>
    inHouse(sqlitePlace, async (storage, place) => {
      await storage.houseValue('key', () => 'x');
      await expect(openStorage(place, serving)).rejects.toMatchObject({ code: 'in-use' });
      const reader = await openStorage(place, reading);
      expect(await reader.houseValue('key', () => 'y').catch(() => 'refused')).toBe('x');
      expect(await reader.houseValue('other', () => 'y').catch(() => 'refused')).toBe('refused');
      await reader.close();
      await expect(openStorage(place, serving)).rejects.toMatchObject({ code: 'in-use' });
      await storage.close();
      await (await openStorage(place, serving)).close();
    }));

  test('is made when a house is to be served, not when one is to be read', () =>
    inHouse(sqlitePlace, async (_, { data }) => {
      const deep = folder(join(data, 'a', 'b'));
      await expect(openStorage(deep, reading)).rejects.toMatchObject({ code: 'no-house' });
      await (await openStorage(deep, serving)).close();
      await (await openStorage(deep, reading)).close();
    }));

  test('that cannot be written is explained', () =>
    inHouse(sqlitePlace, async (_, { data }) => {
      writeFileSync(join(data, 'file'), '');
      const inside = openStorage(folder(join(data, 'file', 'house')), serving);
      await expect(inside).rejects.toMatchObject({
        code: 'not-writable',
        message: expect.stringContaining(data) as string,
      });
      mkdirSync(databaseIn(join(data, 'odd')), { recursive: true });
      await expect(openStorage(folder(join(data, 'odd')), serving)).rejects.toMatchObject({
        code: 'not-writable',
      });
    }));

  test('with a file that is not ours is left alone', () =>
    inHouse(sqlitePlace, async (_, { data }) => {
      const text = join(data, 'text');
      mkdirSync(text);
      writeFileSync(databaseIn(text), 'This is a shopping list, not a database. '.repeat(50));
      const other = join(data, 'other');
      mkdirSync(other);
      const foreign = openDatabase(databaseIn(other));
      foreign.exec('CREATE TABLE recipes (id INTEGER)');
      foreign.close();
      for (const name of [text, other])
        await expect(openStorage(folder(name), serving)).rejects.toMatchObject({ code: 'not-a-database' });
    }));

  test('with damaged pages is not served, and says what to do', () =>
    inHouse(sqlitePlace, async (storage, place) => {
      for (let n = 0; n < 200; n++) await storage.addPerson(person(`p${n}`, { name: 'x'.repeat(500) }));
      await storage.close();
      const file = databaseIn(place.data);
      const bytes = readFileSync(file);
      // The schema stays readable: that is why such files used to open.
      bytes.fill(0xab, bytes.length / 2, bytes.length / 2 + 8192);
      writeFileSync(file, bytes);
      await expect(openStorage(place, serving)).rejects.toMatchObject({
        code: 'damaged',
        message: expect.stringMatching(/potager\.sqlite is damaged .*backup/) as string,
      });
    }));

  test('is for nobody else to read, nor is what was there before', () =>
    inHouse(sqlitePlace, async (_, { data }) => {
      const deep = join(data, 'deep');
      const rights = (path: string) => statSync(path).mode & 0o777;
      const everything = () => [deep, ...readdirSync(deep).map(name => join(deep, name))];
      const theirs = () => everything().filter(path => (rights(path) & 0o077) !== 0);
      const made = await openStorage(folder(deep), serving);
      await made.houseValue('key', () => 'x');
      expect(everything().length).toBeGreaterThanOrEqual(5);
      expect(theirs()).toEqual([]);
      await made.close();
      for (const path of everything()) chmodSync(path, rights(path) | 0o055);
      const again = await openStorage(folder(deep), serving);
      await again.houseValue('other', () => 'x');
      expect(theirs()).toEqual([]);
      expect(rights(deep)).toBe(0o700);
      await again.close();
    }));

  test('of a newer version is refused, and stays as it was', () =>
    inHouse(sqlitePlace, async (storage, place) => {
      await storage.houseValue('key', () => 'x');
      await storage.close();
      const version = (number: number) => {
        const database = openDatabase(databaseIn(place.data));
        const { user_version: before } = nth(
          database.prepare('PRAGMA user_version').rows<{ user_version: number }>(),
          0,
        );
        database.exec(`PRAGMA user_version = ${number}`);
        database.close();
        return before;
      };
      const ours = version(999);
      for (const how of [serving, reading])
        await expect(openStorage(place, how)).rejects.toMatchObject({ code: 'newer' });
      expect(version(ours)).toBe(999);
      const again = await openStorage(place, serving);
      expect(await again.houseValue('key', () => 'y')).toBe('x');
      await again.close();
    }));
});

describe('a PostgreSQL database', () => {
  test('is prepared once when several nodes start together', async () => {
    const place = await blankPostgres();
    const nodes = await Promise.all(Array.from({ length: 6 }, () => openStorage(place, serving)));
    for (const node of nodes) expect(await node.houseValue('key', () => 'x')).toBe('x');
    await Promise.all(nodes.map(node => node.close()));
    await place.remove();
  });

  test('of a newer version is refused', () =>
    inHouse(postgresPlace, async (_, place) => {
      const client = new pg.Client(place.database!);
      await client.connect();
      await client.query('INSERT INTO potager.migrations (version) VALUES (999)');
      await client.end();
      await expect(openStorage(place, serving)).rejects.toMatchObject({ code: 'newer' });
    }));

  test('that does not open is explained', () =>
    inHouse(postgresPlace, async (_, { database }) => {
      const opened = (change: (url: URL) => void) => {
        const url = new URL(database!);
        change(url);
        return openStorage({ data: '', database: url.href }, serving);
      };
      await expect(opened(url => (url.password = 'wrong'))).rejects.toMatchObject({ code: 'access-denied' });
      await expect(opened(url => (url.password = ''))).rejects.toMatchObject({ code: 'access-denied' });
      await expect(opened(url => (url.username = 'nobody'))).rejects.toMatchObject({ code: 'access-denied' });
      await expect(opened(url => (url.pathname = '/none'))).rejects.toMatchObject({
        code: 'no-such-database',
      });
      await expect(opened(url => (url.port = '1'))).rejects.toMatchObject({ code: 'unreachable' });
      await expect(opened(url => (url.hostname = 'no.such.host.invalid'))).rejects.toMatchObject({
        code: 'unreachable',
      });
      const nonsense = openStorage({ data: '', database: 'postgres://[' }, serving);
      await expect(nonsense).rejects.toMatchObject({
        code: 'unreachable',
        message: expect.stringContaining('postgres://') as string,
      });
    }));
});
