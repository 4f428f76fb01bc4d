import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { type Database, openDatabase } from './database.ts';
import { groupWriter, type Writer } from './writer.ts';

let folder: string;
let database: Database;
let writer: Writer;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potager-writer-'));
  database = openDatabase(join(folder, 'file'), 10);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('CREATE TABLE notes (text TEXT PRIMARY KEY) STRICT');
  writer = groupWriter(database);
});
afterEach(() => {
  writer.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const note = (text: string) => writer.write(() => database.prepare('INSERT INTO notes VALUES (?)').run(text));
const notes = (connection = database) =>
  connection
    .prepare('SELECT text FROM notes ORDER BY text')
    .rows<{ text: string }>()
    .map(({ text }) => text);

test('what arrives together is in one commit, and nobody is answered before it', async () => {
  const other = openDatabase(join(folder, 'file'));
  const all = ['a', 'b', 'c'].map(async text => {
    await note(text);
    return notes(other);
  });
  expect(notes(other)).toEqual([]);
  for (const visible of await Promise.all(all)) expect(visible).toEqual(['a', 'b', 'c']);
  other.close();
});

test('of a piece of work that throws nothing remains, and the others do not notice', async () => {
  const spoilt = writer.write(() => {
    database.prepare('INSERT INTO notes VALUES (?)').run('half');
    throw new Error('changed my mind');
  });
  const results = await Promise.allSettled([note('a'), spoilt, note('a'), note('b')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(notes()).toEqual(['a', 'b']);
});

test('when the database is locked all who wait are told, nothing is written, and later it goes on', async () => {
  const other = openDatabase(join(folder, 'file'));
  other.exec('BEGIN IMMEDIATE');
  const results = await Promise.allSettled([note('a'), note('b')]);
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
  other.close();
  expect(notes()).toEqual([]);
  await note('c');
  expect(notes()).toEqual(['c']);
});

test('when the disk is full whoever is answered “done” is on it, and later it goes on', async () => {
  database.exec('PRAGMA max_page_count = 20');
  const texts = Array.from({ length: 30 }, (_, i) => `${i}`.padEnd(5000, '.'));
  const results = await Promise.allSettled(texts.map(note));
  const refused = results.filter(result => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'disk-full' });
  const kept = texts.filter((_, i) => nth(results, i).status === 'fulfilled');
  expect(notes()).toEqual(kept.toSorted());

  database.exec('PRAGMA max_page_count = 100000');
  await note('more');
  expect(notes()).toContain('more');
});

test('when the commit itself fails all are told, and nothing is half-written', async () => {
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(
    'CREATE TABLE answers (text TEXT REFERENCES notes (text) DEFERRABLE INITIALLY DEFERRED) STRICT',
  );
  // A reference that is checked only at the end of the transaction lets the commit fail, not the statement.
  const dangling = writer.write(() => database.prepare('INSERT INTO answers VALUES (?)').run('to nothing'));
  const results = await Promise.allSettled([note('a'), dangling, note('b')]);
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'write-failed' } });
  expect(notes()).toEqual([]);
  await note('c');
  expect(notes()).toEqual(['c']);
});
