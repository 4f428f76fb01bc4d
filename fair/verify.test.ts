import { describe, expect, test } from 'vitest';
import type { Game, Vocabulary } from '../core/game.ts';
import { openMatch } from '../core/match.ts';
import { recordOf } from '../core/record.ts';
import { lastOf } from '../core/sure.ts';
import { plots } from '../games/plots/index.ts';
import type { Check } from './check.ts';
import { rosterHash, seedOf } from './deal.ts';
import { firstSeed } from './first-deal.ts';
import { type GameFile, gameFileOf } from './game-file.ts';
import { boxWith, dealIn, failures, fileOf, firstFileOf, HONEST, memoryOf, OPTIONS } from './test/sample.ts';
import { readGameFile } from './read-game-file.ts';
import { verify } from './verify.ts';

const OWN_EDITION = { ...plots.edition, name: 'My own box', purse: plots.edition.purse + 2 };
const FIRST = { table: 'old', secret: '5e'.repeat(32), salts: ['0a'.repeat(16), null, '0c'.repeat(16)] };
/** A game of each format; the second after a deal that was given up. */
const FILES = {
  1: firstFileOf(FIRST, firstSeed(FIRST)),
  2: fileOf({ givenUp: [dealIn({ ...HONEST, secret: '11'.repeat(32), without: [2] })] }),
} as const;
const FILE: GameFile = fileOf();

describe('an honest game', () => {
  test.each([
    ['our card values', null],
    ['card values of one’s own', OWN_EDITION],
  ])('with %s keeps every promise', (_, edition) => {
    expect(failures(fileOf({ edition }), memoryOf({ edition }))).toEqual([]);
  });

  test('says what was checked', () => {
    const steps = FILE.record.entries.length;
    const { roster } = fileOf().proof!;
    const { commitment } = roster;
    const { seed } = FILE.record;
    expect(verify(FILE, boxWith(null)).checks).toEqual([
      { check: 'commitment', ok: true, detail: { code: 'fine', promised: commitment, found: commitment } },
      { check: 'roster', ok: true, detail: { code: 'fine' } },
      { check: 'seals', ok: true, detail: { code: 'fine' } },
      { check: 'given-up', ok: true, detail: { code: 'fine' } },
      { check: 'seed', ok: true, detail: { code: 'fine', expected: seed, found: seed } },
      { check: 'rules', ok: true, detail: { code: 'fine' } },
      { check: 'moves', ok: true, detail: { code: 'fine', step: steps } },
      { check: 'states', ok: true, detail: { code: 'fine', step: steps } },
      { check: 'result', ok: true, detail: { code: 'fine', outcome: FILE.outcome } },
    ] satisfies Check[]);
    expect(seedOf(roster, fileOf().proof!)).toBe(seed);
    expect(rosterHash(roster)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('of an older version is played again where the rules it used are the same', () => {
    const game = boxWith(null);
    const newer = { ...game, version: game.version + 1 };
    const checked = (replaysOlder: boolean) =>
      verify(FILE, { ...newer, replaysOlder: () => replaysOlder }).checks.filter(({ ok }) => !ok);
    expect(checked(true)).toEqual([]);
    expect(checked(false)[0]).toEqual({
      check: 'rules',
      ok: false,
      detail: { code: 'other-version', expected: '2', found: '1' },
    });
  });

  test('has no file before its end', () => {
    const game = plots.open(plots.edition) as Game<Vocabulary>;
    const match = openMatch(game, { options: OPTIONS, seats: 2, seed: 'x' });
    const unfinished = { record: recordOf(match), edition: null, names: ['a', 'b'], deal: null };
    expect(gameFileOf(game, unfinished)).toEqual({ ok: false, error: { code: 'not-over' } });
  });
});

type Path = readonly (string | number)[];

/** Every place in the file, branches and leaves. */
function places(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inside = keys.flatMap(key => places((value as Record<string, unknown>)[key], [...path, key]));
  return path.length === 0 ? inside : [path, ...inside];
}

/** Another value of the same kind, as close as possible. */
function other(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, -1) + (value.endsWith('0') ? '1' : '0');
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'a'.repeat(32);
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : ['0'.repeat(64)];
  return {};
}

function holderOf(file: unknown, path: Path): Record<string | number, unknown> {
  return path.slice(0, -1).reduce((part, key) => (part as never)[key], file) as never;
}

/** Names prove nothing; of when a number was given, and which ones a deal that was given up had, only the devices know. */
const isUnproved = (path: Path) => path[0] === 'names' || path.at(-1) === 'early';
const isOpeningGivenUp = (path: Path) => /^proof.givenUp.\d.openings.\d$/.test(path.join('.'));

const changedFrom = (file: GameFile) => (change: (file: Mutable<GameFile>) => void) => {
  const copy = structuredClone(file) as Mutable<GameFile>;
  change(copy);
  return copy;
};
type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

describe.each([1, 2] as const)('every field of a file of format %i is guarded', format => {
  const file = FILES[format];
  const changed = changedFrom(file);
  const PLACES = places(file).filter(path => !isUnproved(path));
  test('there are many', () => {
    expect(failures(file)).toEqual([]);
    expect(PLACES.length).toBeGreaterThan(100);
  });

  test.each(PLACES.map(path => [path.join('.'), path] as const))('%s', (_, path) => {
    const key = lastOf(path);
    const tampered = changed(copy => {
      const holder = holderOf(copy, path);
      holder[key] = other(holder[key]);
    });
    expect(failures(tampered)).not.toEqual([]);

    const removed = changed(copy => {
      const holder = holderOf(copy, path);
      if (Array.isArray(holder)) holder.splice(key as number, 1);
      else delete holder[key];
    });
    expect(failures(removed)).not.toEqual([]);
  });

  const FILLED = PLACES.filter(
    path => holderOf(file, path)[lastOf(path)] !== null && !isOpeningGivenUp(path),
  );
  test.each(FILLED.map(path => [path.join('.'), path] as const))('%s is not null', (_, path) => {
    const nulled = changed(copy => void (holderOf(copy, path)[lastOf(path)] = null));
    expect(failures(nulled)).not.toEqual([]);
  });

  test('a field too many is no game file', () => {
    expect(failures({ ...file, extra: 1 })).toEqual(['unreadable']);
  });

  test.each([null, 7, 'game', [], {}, { potager: 'edition' }])('%j is no game file', json => {
    expect(failures(json)).toEqual(['unreadable']);
  });
});

test('a study proves nothing: a record that says where it begins can be read, but carries no proof', () => {
  const file = fileOf();
  const begun = { ...file, record: { ...file.record, position: {} } };
  expect(readGameFile(begun)).toMatchObject({ ok: false, error: [{ at: 'record.position' }] });
  expect(readGameFile({ ...begun, proof: null })).toMatchObject({ ok: true });
});

describe('a dishonest record', () => {
  test('that is cut short has no result to show', () => {
    const entries = FILE.record.entries.slice(0, -1);
    const hashes = FILE.record.hashes.slice(0, -1);
    expect(failures({ ...FILE, record: { ...FILE.record, entries, hashes } })).toEqual(['result not-over']);
  });

  test('by other rules cannot be checked by ours', () => {
    const record = { ...FILE.record, version: 2 };
    expect(failures({ ...FILE, record })).toEqual([
      'roster other-game',
      'rules other-version',
      'moves not-checked',
      'states not-checked',
      'result not-checked',
    ]);
  });

  test('that declares another winner is contradicted by the moves', () => {
    const places = FILE.outcome.places.toReversed();
    expect(failures({ ...FILE, outcome: { ...FILE.outcome, places } })).toEqual(['result other-result']);
  });
});
