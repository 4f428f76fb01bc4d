import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nth } from '../../../core/sure.ts';
import type { GameFile } from '../../../fair/game-file.ts';
import { verify } from '../../../fair/verify.ts';
import { openLog } from '../../observe/log.ts';
import { openStorage } from '../../storage/open-storage.ts';
import type { KeptGameFile, Line, StoredTable } from '../../storage/storage.ts';
import { type Browser, http } from '../../test/browser.ts';
import { dealt, type OwnHouse, ownHouse } from '../../test/own-house.ts';
import { playToEnd } from '../../test/play.ts';
import { openBoxOf } from '../../test/replaying.ts';
import { type GameFiles, openGameFiles } from './game-files.ts';

let house: OwnHouse;
let table: string;
let browsers: readonly Browser[];
let stored: StoredTable;
let lines: readonly Line[];

beforeAll(async () => {
  house = await ownHouse();
  ({ table, browsers } = await dealt(house.port, ['Anna', 'Ben']));
  await playToEnd(browsers, table);
  await reading(async storage => {
    stored = (await storage.table(table))!;
    lines = await storage.lines(table, 0);
  });
});
afterAll(() => house.stop());

async function reading(work: (storage: Awaited<ReturnType<typeof openStorage>>) => Promise<void>) {
  const storage = await openStorage({ data: house.data, database: null }, { lock: false });
  try {
    await work(storage);
  } finally {
    await storage.close();
  }
}

test('the file is made when the game ends, whether anybody asks for it or not', () =>
  reading(async storage => {
    await vi.waitFor(async () => expect(await storage.gameFile(table)).not.toBeNull(), { timeout: 60_000 });
    const kept = (await storage.gameFile(table))!;
    expect(kept.body).not.toMatch(/Anna|Ben/);
  }));

test('whoever has the file is told that it is still the same, until a name has changed', async () => {
  const address = `http://127.0.0.1:${house.port}/api/tables/${table}/game.json`;
  const first = await fetch(address);
  const file = (await first.json()) as GameFile;
  expect(file.names).toEqual(['Anna', 'Ben']);
  expect(verify(file, openBoxOf(file)).checks.every(check => check.ok)).toBe(true);
  const headers = { 'if-none-match': first.headers.get('etag')! };
  const again = await fetch(address, { headers });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const body = JSON.stringify({ name: 'Annabel' });
  await http(house.port, '/api/me', { method: 'PATCH', body, key: nth(browsers, 0).key });
  const renamed = await fetch(address, { headers });
  expect(renamed.status).toBe(200);
  expect(((await renamed.json()) as GameFile).names).toEqual(['Annabel', 'Ben']);
});

interface Memory {
  kept: KeptGameFile | null;
  lines: readonly Line[];
  /** How often the log was read, and a file brought to be kept. */
  readonly count: { read: number; made: number };
  /** The storage is in trouble. */
  broken: boolean;
}

async function withFiles(work: (files: GameFiles, memory: Memory) => Promise<void>): Promise<void> {
  const memory: Memory = { kept: null, lines, count: { read: 0, made: 0 }, broken: false };
  const files = openGameFiles({
    storage: {
      table: async () => stored,
      lines: async () => {
        memory.count.read++;
        return memory.lines;
      },
      gameFile: async () => memory.kept,
      keepGameFile: async file => {
        memory.count.made++;
        if (memory.broken) throw new Error('the disk is full');
        memory.kept = file;
      },
    },
    names: {
      name: person => `name of ${person}`,
      seen: () => 0,
      isForgotten: () => false,
      note: () => {},
      look: async () => {},
    },
    log: openLog('silent'),
  });
  try {
    await work(files, memory);
  } finally {
    await files.stop();
  }
}

const may = () => null;

test('the file of an old table is made when it is asked for, once for all who ask', () =>
  withFiles(async (files, memory) => {
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => files.read(table, may)));
    const text = first?.ok ? first.value : '';
    expect(others).toEqual(others.map(() => first));
    expect(await files.read(table, () => 'enough')).toEqual(first);
    expect(memory.count).toEqual({ read: 1, made: 1 });
    const file = JSON.parse(text) as GameFile;
    expect(file.names).toEqual(browsers.map(({ person }) => `name of ${person!.id}`));
    expect(verify(file, openBoxOf(file)).checks.every(check => check.ok)).toBe(true);
  }));

test('a file that could not be kept is made again later', () =>
  withFiles(async (files, memory) => {
    memory.broken = true;
    await expect(files.read(table, may)).rejects.toThrow('disk is full');
    memory.broken = false;
    expect((await files.read(table, may)).ok).toBe(true);
    expect(memory.count).toEqual({ read: 2, made: 2 });
  }));

test('whoever has caused enough work is not the one for whom a file is made', () =>
  withFiles(async (files, memory) => {
    expect(await files.read(table, () => 'enough')).toEqual({ ok: false, error: 'enough' });
    expect(memory.count.read).toBe(0);
  }));

test('a game that does not replay is tried once', () =>
  withFiles(async (files, memory) => {
    memory.lines = lines.map(line => ({ ...line, body: line.body.replace(/"hash":"\w+"/, '"hash":"0"') }));
    for (let n = 0; n < 3; n++)
      expect(await files.read(table, may)).toEqual({ ok: false, error: 'cannot-continue' });
    expect(memory.count).toEqual({ read: 1, made: 0 });
  }));
