import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastOf } from '../core/sure.ts';
import { postgresPlace, type TestPlace } from '../server/storage/conformance/house.ts';
import { dealt, type OwnHouse, ownHouse } from '../server/test/own-house.ts';
import { playOn, playToEnd } from '../server/test/play.ts';
import { readArguments } from './arguments.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'potager-moving-'));
const printed: string[] = [];
let postgres: TestPlace;
let house: OwnHouse;
let finished: string;

beforeAll(async () => {
  postgres = await postgresPlace();
  house = await ownHouse();
  const over = await dealt(house.port, ['Anna', 'Ben']);
  await playToEnd(over.browsers, over.table);
  finished = over.table;
  // Long enough for a milestone.
  const running = await dealt(house.port, ['Chloé', 'Dan', 'Emma', 'Félix']);
  await playOn(running.browsers, running.table, 80);
  vi.spyOn(console, 'log').mockImplementation(line => void printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation(line => void printed.push(String(line)));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await house.stop();
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

/** Runs a command and gives the last line it prints. */
async function potager(line: string, code: number): Promise<string> {
  const command = readArguments(line.split(' '), { environment: {}, terminal: false });
  if (command.name === 'refuse' || command.name === 'help' || command.name === 'version')
    throw new Error(JSON.stringify(command));
  expect(await run(command, 'test')).toBe(code);
  return lastOf(printed);
}

test('a house moves from SQLite to PostgreSQL and back, and every game in it replays', async () => {
  const url = postgres.database!;
  const at = (name: string) => join(folder, name);
  const here = await potager(`verify --data ${house.data}`, 0);
  expect(here).toMatch(/^2 tables, \d+ entries played again\. Different: 0\.$/);

  await potager(`export ${at('house.gz')} --data ${house.data}`, 0);
  await potager(`import ${at('house.gz')} --database ${url}`, 0);
  expect(await potager(`verify --database ${url}`, 0)).toBe(here);
  expect(await potager(`import ${at('house.gz')} --database ${url}`, 1)).toContain('a house in it already');

  await potager(`backup ${at('backup.gz')} --database ${url}`, 0);
  await potager(`import ${at('backup.gz')} --data ${at('back')}`, 0);
  expect(await potager(`verify --data ${at('back')}`, 0)).toBe(here);

  for (const [file, where] of [
    ['from-sqlite.json', `--data ${house.data}`],
    ['from-postgres.json', `--database ${url}`],
    ['from-back.json', `--data ${at('back')}`],
  ])
    await potager(`export ${at(file!)} --table ${finished} ${where}`, 0);
  const game = readFileSync(at('from-sqlite.json'), 'utf8');
  expect(readFileSync(at('from-postgres.json'), 'utf8')).toBe(game);
  expect(readFileSync(at('from-back.json'), 'utf8')).toBe(game);
  expect(await potager(`verify ${at('from-postgres.json')}`, 0)).toMatch('Proven for Ben');
});

test('a database that is not there is explained without its password', async () => {
  const said = await potager('verify --database postgres://potager:hunter2@127.0.0.1:1/none', 1);
  expect(said).toContain('DATABASE_URL');
  expect(said).not.toContain('hunter2');
});
