import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importArchive } from './archive.ts';
import { backup } from './backup.ts';
import { inHouse, postgresPlace, sqlitePlace } from './conformance/house.ts';
import { append, everything, furnish, line } from './conformance/samples.ts';
import { openStorage } from './open-storage.ts';
import { databaseIn } from './sqlite.ts';

test('a running house in SQLite is copied as a database that can take its place', () =>
  inHouse(sqlitePlace, async (storage, place) => {
    await furnish(storage);
    const before = await everything(storage);
    const file = join(place.data, 'copy.sqlite');
    expect(await backup(place, file)).toBe('database');
    await storage.append(append('t-2', [line(7)]));
    await expect(backup(place, file)).rejects.toMatchObject({ code: 'file-exists' });

    const second = { data: join(place.data, 'second'), database: null };
    mkdirSync(second.data);
    copyFileSync(file, databaseIn(second.data));
    const copy = await openStorage(second, { lock: true });
    expect(await everything(copy)).toEqual(before);
    expect(await copy.append(append('t-2', [line(7)]))).toBe('done');
    await copy.close();
  }));

test('a house in PostgreSQL is copied as an archive', () =>
  inHouse(postgresPlace, (storage, place) =>
    inHouse(sqlitePlace, async (empty, { data }) => {
      await furnish(storage);
      const file = join(data, 'copy.jsonl.gz');
      expect(await backup(place, file)).toBe('archive');
      await expect(backup(place, file)).rejects.toMatchObject({ code: 'file-exists' });
      await importArchive(file, empty);
      expect(await everything(empty)).toEqual(await everything(storage));
    }),
  ));

test('where there is no house there is nothing to copy', () =>
  inHouse(sqlitePlace, async (_, { data }) => {
    const nothing = { data: join(data, 'nothing'), database: null };
    await expect(backup(nothing, join(data, 'copy'))).rejects.toMatchObject({ code: 'no-house' });
    expect(existsSync(join(data, 'copy'))).toBe(false);
  }));
