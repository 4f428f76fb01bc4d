import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprintOf, playedBy } from './played.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'potager-played-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const heat = {
  game: 'toy',
  players: 3,
  deals: 'tuning',
  candidate: 'keen',
  opponents: ['random'],
  effort: 1,
  deal: 0,
} as const;
const result = { wins: 0.5, score: 12, theirs: 10, decisions: 40, milliseconds: 3.5 };
const found = (contest: Parameters<typeof playedBy>[0] = heat, code = 'a') =>
  playedBy(contest, { code, folder });

test('what was played is found again, whatever deal is asked about', () => {
  found().add(4, result);
  found({ ...heat, deal: 7 }).add(2, { ...result, wins: 1 });
  expect([...found().results]).toEqual([
    [4, result],
    [2, { ...result, wins: 1 }],
  ]);
});

test('nothing of another contest or of other code is', () => {
  found().add(0, result);
  const others = [
    found({ ...heat, deals: 'test' }),
    found({ ...heat, opponents: ['random', 'keen'] }),
    found({ ...heat, effort: 0.2 }),
    found({ ...heat, players: 4 }),
    found(heat, 'b'),
  ];
  for (const { results } of others) expect(results.size).toBe(0);
});

test('a line that was cut off is played again, and spoils none after it', () => {
  found().add(0, result);
  appendFileSync(join(folder, readdirSync(folder)[0]!), '\n{"deal":1,"wins":0.');
  found().add(2, result);
  expect([...found().results.keys()]).toEqual([0, 2]);
});

describe('the fingerprint of what plays a game', () => {
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  let files: string[];
  beforeEach(() => {
    files = ['core/play.ts', 'games/index.ts', 'games/toy/bot/craft.ts', 'games/toy-shop/bot/craft.ts'].map(
      name => write(name, name),
    );
  });
  const fingerprint = () => fingerprintOf(files, 'toy', folder);

  test.each(['core/play.ts', 'games/index.ts', 'games/toy/bot/craft.ts'])('changes with %s', name => {
    const before = fingerprint();
    write(name, 'changed');
    expect(fingerprint()).not.toBe(before);
  });

  test('changes when a file is renamed', () => {
    const before = fingerprint();
    files = [write('core/played.ts', 'core/play.ts'), ...files.slice(1)];
    expect(fingerprint()).not.toBe(before);
  });

  test('neither changes with another game nor with the order of files, nor with what only the bundler knows', () => {
    const before = fingerprint();
    write('games/toy-shop/bot/craft.ts', 'changed');
    files = ['\0runtime.js', ...files.toReversed()];
    expect(fingerprint()).toBe(before);
  });
});
