import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dealt, type OwnHouse, ownHouse } from '../server/test/own-house.ts';
import { playToEnd } from '../server/test/play.ts';
import { readArguments } from './arguments.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'potager-run-'));
const at = (name: string) => join(folder, name);
const printed: string[] = [];
const complained: string[] = [];
let house: OwnHouse;
let table: string;

beforeAll(async () => {
  house = await ownHouse();
  const played = await dealt(house.port, ['Anna', 'Ben']);
  await playToEnd(played.browsers, played.table);
  table = played.table;
  vi.spyOn(console, 'log').mockImplementation(line => void printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation(line => void complained.push(String(line)));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await house.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  printed.length = 0;
  complained.length = 0;
});

/** As typed after `potager`, on the house that runs unless another data folder is named. */
async function potager(line: string): Promise<number> {
  const words = line.split(' ');
  const environment = { POTAGER_DATA: house.data };
  const command = readArguments(words, { environment, terminal: false });
  if (command.name === 'refuse' || command.name === 'help' || command.name === 'version')
    throw new Error(JSON.stringify(command));
  return run(command, 'test');
}

test('a backup of the running house is a whole house', async () => {
  expect(await potager(`backup ${at('backup.sqlite')}`)).toBe(0);
  expect(printed).toEqual([expect.stringContaining('potager.sqlite')]);
  mkdirSync(at('restored'));
  copyFileSync(at('backup.sqlite'), at('restored/potager.sqlite'));
  expect(await potager(`verify --data ${at('restored')}`)).toBe(0);
  expect(printed.at(-1)).toMatch(/^1 tables, \d+ entries played again\. Different: 0\.$/);
});

test('an archive of the running house becomes another house, with the same games', async () => {
  expect(await potager(`export ${at('house.archive')}`)).toBe(0);
  expect(await potager(`import ${at('house.archive')} --data ${at('moved')}`)).toBe(0);
  expect(printed.at(-1)).toMatch(/^\d+ records from .* are in the database\./);
  expect(await potager(`export ${at('from-moved.json')} --table ${table} --data ${at('moved')}`)).toBe(0);
  expect(await potager(`export ${at('from-here.json')} --table ${table}`)).toBe(0);
  expect(readFileSync(at('from-moved.json'), 'utf8')).toBe(readFileSync(at('from-here.json'), 'utf8'));
  expect(await potager(`verify ${at('from-moved.json')}`)).toBe(0);
});

test('an archive goes into an empty house only', async () => {
  await potager(`export ${at('second.archive')}`);
  expect(await potager(`import ${at('second.archive')} --data ${at('third')}`)).toBe(0);
  expect(await potager(`import ${at('second.archive')} --data ${at('third')}`)).toBe(1);
  expect(await potager(`import ${at('second.archive')}`)).toBe(1);
  expect(complained).toHaveLength(2);
});

test('nothing is ever written over', async () => {
  writeFileSync(at('precious'), 'precious');
  expect(await potager(`backup ${at('precious')}`)).toBe(1);
  expect(await potager(`export ${at('precious')}`)).toBe(1);
  expect(await potager(`export ${at('precious')} --table ${table}`)).toBe(1);
  expect(readFileSync(at('precious'), 'utf8')).toBe('precious');
  expect(complained).toHaveLength(3);
});

test.each(['backup', 'export'])('%s makes no house where there is none', async command => {
  expect(await potager(`${command} ${at('x')} --data ${at('nowhere')}`)).toBe(1);
  expect(complained).toEqual([expect.stringContaining('nowhere')]);
  expect(existsSync(at('nowhere'))).toBe(false);
});

test('troubles are one sentence each, whatever the command', async () => {
  expect(await potager(`verify ${at('missing.json')}`)).toBe(1);
  expect(await potager(`import ${at('missing.archive')} --data ${at('fourth')}`)).toBe(1);
  expect(await potager(`export ${at('y')} --person nobody`)).toBe(1);
  expect(complained).toHaveLength(3);
  for (const line of complained) expect(line).not.toContain('\n');
});
