import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lastOf, nth } from '../../core/sure.ts';
import { exportArchive, importArchive } from './archive.ts';
import { inHouse, postgresPlace, sqlitePlace } from './conformance/house.ts';
import { everything, furnish } from './conformance/samples.ts';
import type { Storage } from './storage.ts';

/** A furnished house, its archive, and an empty house beside it. */
const withArchive = (
  name: string,
  run: (house: { file: string; storage: Storage; empty: Storage }) => Promise<void>,
) =>
  inHouse(sqlitePlace, (storage, { data }) =>
    inHouse(sqlitePlace, async empty => {
      await furnish(storage);
      const file = join(data, name);
      await exportArchive(storage, file);
      await run({ file, storage, empty });
    }),
  );

test.each(['house.jsonl', 'house.jsonl.gz'])('%s holds a whole house', name =>
  withArchive(name, async ({ file, storage, empty }) => {
    const seen: number[] = [];
    const count = await importArchive(file, empty, records => seen.push(records));
    const records = await everything(storage);
    expect(count).toBe(records.length);
    expect(seen.at(-1)).toBe(records.length);
    expect(await everything(empty)).toEqual(records);
  }),
);

test('it is the same text from both databases', () =>
  withArchive('house.jsonl', ({ file }) =>
    inHouse(postgresPlace, async there => {
      await importArchive(file, there);
      await exportArchive(there, `${file}.gz`);
      const [first, second] = [readFileSync(file), gunzipSync(readFileSync(`${file}.gz`))].map(bytes =>
        bytes.toString().split('\n').slice(1, -2),
      );
      expect(first!.length).toBeGreaterThan(20);
      expect(second).toEqual(first);
    }),
  ));

test('an archive of the first format, which did not say who was told when, is read too', () =>
  withArchive('house.jsonl', async ({ file, storage, empty }) => {
    const lines = readFileSync(file, 'utf8').trim().split('\n').slice(0, -1);
    const older = lines.map(
      line => `${line.replace('"format":2', '"format":1').replace(/,"told":[^,}]+/, '')}\n`,
    );
    expect(older.join('')).not.toContain('"told":');
    const sha256 = createHash('sha256').update(older.join('')).digest('hex');
    const end = JSON.stringify({ end: { records: older.length - 1, sha256 } });
    writeFileSync(`${file}.1`, `${older.join('')}${end}\n`);
    await importArchive(`${file}.1`, empty);
    const forgotten = (await everything(storage)).map(record =>
      record.kind === 'person' ? { ...record, told: null } : record,
    );
    expect(await everything(empty)).toEqual(forgotten);
  }));

test('an existing file is never written over', () =>
  withArchive('house.jsonl', async ({ file, storage }) => {
    const before = readFileSync(file, 'utf8');
    await expect(exportArchive(storage, file)).rejects.toMatchObject({ code: 'file-exists' });
    expect(readFileSync(file, 'utf8')).toBe(before);
    const nowhere = join(file, 'house.jsonl');
    await expect(exportArchive(storage, nowhere)).rejects.toMatchObject({ code: 'not-writable' });
    expect(readdirSync(join(file, '..')).filter(name => name.endsWith('.part'))).toEqual([]);
  }));

test('of an export that breaks off nothing remains', () =>
  withArchive('house.jsonl', async ({ file, storage }) => {
    const broken: Storage = {
      ...storage,
      async *dump() {
        yield { kind: 'house', name: 'a', value: 'b' };
        throw new Error('the disk is gone');
      },
    };
    await expect(exportArchive(broken, `${file}.2`)).rejects.toThrow('the disk is gone');
    expect(existsSync(`${file}.2`) || existsSync(`${file}.2.part`)).toBe(false);
  }));

test('a spoilt archive is refused as a whole, with the line that is wrong', () =>
  withArchive('house.jsonl', async ({ file, empty }) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const replaced = (at: number, text: string) => lines.with(at - 1, text);
    const changed = (at: number, change: object) =>
      replaced(at, JSON.stringify({ ...(JSON.parse(nth(lines, at - 1)) as object), ...change }));
    const lineOf = (kind: string) => 1 + lines.findIndex(text => text.includes(`"kind":"${kind}"`));
    const end = lines.length;
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [lines.slice(0, -1), /cut off/],
      [lines.slice(0, 5), /cut off/],
      [[...lines.slice(0, -1), lastOf(lines).slice(0, 20)], new RegExp(`line ${end}: .*JSON`)],
      [lines.toSpliced(1, 1), /checksum/],
      [changed(2, { value: 'other' }), /checksum/],
      [[...lines, lastOf(lines)], /after the end/],
      [replaced(4, '{"kind":"person"'), /line 4: .*JSON/],
      [changed(4, { name: 7 }), /line 4: name/],
      [changed(4, { colour: 'red' }), /line 4: colour/],
      [changed(4, { kind: 'gnome' }), /line 4: kind/],
      [replaced(4, '['.repeat(5000)), /line 4: .*nested/],
      [changed(lineOf('line'), { body: '['.repeat(5000) }), /body: .*nested/],
      [changed(lineOf('milestone'), { state: '['.repeat(5000) }), /state: .*nested/],
      [replaced(5, nth(lines, 3)), /line 5: .*twice/],
      [changed(1, { format: 99 }), /newer/],
      [lines.slice(1), /line 1: .*not an archive/],
      [[], /cut off/],
    ];
    for (const [spoilt, message] of cases) {
      writeFileSync(`${file}.spoilt`, spoilt.map(line => `${line}\n`).join(''));
      await expect(importArchive(`${file}.spoilt`, empty)).rejects.toMatchObject({
        code: 'bad-archive',
        message: expect.stringMatching(message) as string,
      });
      expect(await empty.isEmpty()).toBe(true);
    }
    await expect(importArchive(`${file}.none`, empty)).rejects.toMatchObject({ code: 'bad-archive' });
    await importArchive(file, empty);
    await expect(importArchive(file, empty)).rejects.toMatchObject({ code: 'not-empty' });
  }));

test('a compressed archive that was cut or damaged is refused', () =>
  withArchive('house.jsonl.gz', async ({ file, empty }) => {
    const bytes = readFileSync(file);
    const damaged = Buffer.from(bytes);
    damaged[bytes.length >> 1]! ^= 0xff;
    for (const spoilt of [
      bytes.subarray(0, bytes.length >> 1),
      bytes.subarray(0, -3),
      damaged,
      Buffer.from('no gzip'),
    ]) {
      writeFileSync(`${file}.spoilt.gz`, spoilt);
      await expect(importArchive(`${file}.spoilt.gz`, empty)).rejects.toMatchObject({ code: 'bad-archive' });
      expect(await empty.isEmpty()).toBe(true);
    }
  }));
