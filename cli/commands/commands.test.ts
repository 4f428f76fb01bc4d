import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { nth } from '../../core/sure.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { dealt, type OwnHouse, ownHouse } from '../../server/test/own-house.ts';
import { playOn, playToEnd } from '../../server/test/play.ts';
import { progressOf } from '../progress.ts';
import { CommandTrouble } from '../trouble.ts';
import { exportPerson, exportTable } from './export-part.ts';
import { verifyFile } from './verify-file.ts';
import { report, verifyHouse } from './verify-house.ts';

const folder = mkdtempSync(join(tmpdir(), 'potager-commands-'));
const printed: string[] = [];
const quiet = progressOf('', { write: () => {} });
let house: OwnHouse;
let storage: Storage;
let finished: string;
let running: string;
let anna: string;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(line => void printed.push(String(line)));
  house = await ownHouse();
  const over = await dealt(house.port, ['Anna', 'Ben']);
  await nth(over.browsers, 0).ask({ type: 'say', table: over.table, text: 'Good luck, Ben' });
  await playToEnd(over.browsers, over.table);
  finished = over.table;
  anna = nth(over.browsers, 0).sheet().owner;
  const on = await dealt(house.port, ['Chloé', 'Dan']);
  await playOn(on.browsers, on.table, 5);
  running = on.table;
  // As a second process would, while the house runs.
  storage = await openStorage({ data: house.data, database: null }, { lock: false });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await storage.close();
  await house.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void (printed.length = 0));

const at = (name: string) => join(folder, name);
const read = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'));

describe('export --table', () => {
  test('writes a game that anybody can verify', async () => {
    await exportTable(storage, finished, at('game.json'));
    const file = read('game.json') as GameFile;
    expect(file).toMatchObject({
      potager: 'game',
      names: ['Anna', 'Ben'],
      format: 2,
      proof: { roster: { table: finished } },
    });
    expect(await verifyFile(at('game.json'))).toBe(0);
    expect(printed.slice(-3)).toEqual([
      'Fair if one of Anna, Ben is honest: then nobody could choose the cards.',
      '  Anna: number sealed until all others were fixed. Proven for Anna, on the device that played.',
      '  Ben: number sealed until all others were fixed. Proven for Ben, on the device that played.',
    ]);
  });

  test('a game that runs keeps its secret', async () => {
    await expect(exportTable(storage, running, at('running.json'))).rejects.toThrow(/not over/);
    expect(() => statSync(at('running.json'))).toThrow('ENOENT');
  });

  test('an unknown table, an existing file and a missing folder are named', async () => {
    await expect(exportTable(storage, 'nowhere', at('x.json'))).rejects.toThrow('“nowhere”');
    writeFileSync(at('precious.json'), 'precious');
    await expect(exportTable(storage, finished, at('precious.json'))).rejects.toThrow('exists already');
    expect(readFileSync(at('precious.json'), 'utf8')).toBe('precious');
    await expect(exportTable(storage, finished, at('no/such/folder.json'))).rejects.toThrow(CommandTrouble);
  });
});

describe('export --person', () => {
  test('writes what the house knows of them, and no key or secret', async () => {
    await exportPerson(storage, anna, at('anna.json'));
    expect(read('anna.json')).toMatchObject({
      potager: 'person',
      person: { id: anna, name: 'Anna' },
      said: [{ table: finished, said: { text: 'Good luck, Ben' } }],
    });
    const { secret } = (await storage.table(finished))!;
    expect(readFileSync(at('anna.json'), 'utf8')).not.toContain(secret);
    expect(printed).toEqual([`All about Anna (tables: 1) is in ${at('anna.json')}.`]);
  });

  test('a stranger is named', async () => {
    await expect(exportPerson(storage, 'nobody', at('nobody.json'))).rejects.toThrow('“nobody”');
  });
});

describe('verify FILE', () => {
  test('names every promise that was broken', async () => {
    await exportTable(storage, finished, at('honest.json'));
    const file = read('honest.json');
    file.proof.secret = 'f'.repeat(64);
    writeFileSync(at('tampered.json'), JSON.stringify(file));
    expect(await verifyFile(at('tampered.json'))).toBe(1);
    expect(printed.filter(line => line.startsWith('✗')).map(line => line.split(' ')[1])).toEqual([
      'commitment',
      'seed',
    ]);
    expect(printed.slice(-2)).toEqual([
      '2 of 9 checks do not hold.',
      'Not fair, or not the file of this game: see the checks that do not hold.',
    ]);
  });

  test.each([
    ['no JSON', 'hello', 'not JSON'],
    ['a bottomless one', '['.repeat(5000), 'nested too deeply'],
    ['another file', '{"potager":"person"}', 'no file of a finished game'],
  ])('explains %s', async (name, text, reason) => {
    writeFileSync(at(name), text);
    await expect(verifyFile(at(name))).rejects.toThrow(reason);
  });

  test('explains a missing file and an unknown game', async () => {
    await expect(verifyFile(at('missing'))).rejects.toThrow('There is no file');
    const file = read('game.json');
    file.record.game = 'toString';
    writeFileSync(at('unknown.json'), JSON.stringify(file));
    await expect(verifyFile(at('unknown.json'))).rejects.toThrow('There is no game “toString”');
  });
});

describe('verify', () => {
  test('plays every game of the house again, while it runs', async () => {
    const found = await verifyHouse(storage, quiet);
    expect(found).toMatchObject({ tables: 2, findings: [] });
    expect(found.entries).toBeGreaterThan(20);
    expect(report(found)).toBe(0);
    expect(printed).toEqual([`2 tables, ${found.entries} entries played again. Different: 0.`]);
  });

  test('a table that differs makes it fail', () => {
    const findings = [
      { table: 't1', what: 'diverged', detail: 'entry 3' },
      { table: 't1', what: 'milestone', detail: 'entry 64' },
      { table: 't2', what: 'other-rules', detail: 'it was played by version 1' },
    ] as const;
    expect(report({ tables: 9, entries: 100, findings })).toBe(1);
    expect(printed).toEqual([
      'table t1: does not replay, entry 3',
      'table t1: a kept state is not the one that was played, entry 64',
      'table t2: not checked, it was played by version 1',
      '9 tables, 100 entries played again. Different: 1. Not checked: 1.',
    ]);
  });

  test('games by older rules are not checked, which is no failure', () => {
    const findings = [{ table: 't2', what: 'other-rules', detail: '' }] as const;
    expect(report({ tables: 9, entries: 100, findings })).toBe(0);
  });
});
