import { describe, expect, test } from 'vitest';
import type { Game, Vocabulary } from '../core/game.ts';
import { legal } from '../core/play.ts';
import { append, mayTakeBack, openMatch, recordOf } from '../core/record.ts';
import { plots } from '../games/plots/index.ts';
import type { Check, Memory } from './check.ts';
import { commitment, seedOf } from './deal.ts';
import { type GameFile, gameFileOf, gameOf } from './game-file.ts';
import { readGameFile } from './read-game-file.ts';
import { verify } from './verify.ts';

type Box = Parameters<typeof gameOf>[1];

const box = plots as unknown as Box;
const OWN_EDITION = { ...plots.edition, name: 'My own box', purse: plots.edition.purse + 2 };
const DEAL = {
  table: 'kitchen-table',
  secret: '5ec2e7'.padEnd(64, '0'),
  salts: ['0a'.repeat(16), null, '0c'.repeat(16)],
} as const;
const NAMES = ['Ada', 'Basil', 'Chloé'];

/** A whole game by the first legal move, with one change of mind. */
function played(game: Game<Vocabulary>) {
  const match = openMatch(game, {
    options: { rounds: 3, clock: 'on' },
    seats: 3,
    seed: seedOf(DEAL),
  });
  while (game.outcome(match.state) === null) {
    const { seat } = game.pending(match.state)[0]!;
    append(match, { seat, move: legal(game, match.state, seat).at(-1)! });
    if (match.entries.length === 1 && mayTakeBack(match, seat)) append(match, { seat, takeback: true });
  }
  return match;
}

function fileOf(edition: unknown): GameFile {
  const opened = gameOf({ edition } as GameFile, box);
  if (!opened.ok) throw new Error('The edition does not open');
  const record = recordOf(played(opened.value));
  const file = gameFileOf(opened.value, { record, edition, names: NAMES, deal: DEAL });
  if (!file.ok) throw new Error(file.error.code);
  return JSON.parse(JSON.stringify(file.value)) as GameFile;
}

/** The checks that fail, or `unreadable` for a file that is none. */
function failures(json: unknown, memory: Memory | null = null): readonly string[] {
  const file = readGameFile(json);
  if (!file.ok) return ['unreadable'];
  const game = gameOf(file.value, box);
  if (!game.ok) return ['unreadable'];
  return verify(file.value, game.value, memory)
    .filter(({ ok }) => !ok)
    .map(({ check }) => check);
}

const FILE = fileOf(null);
const MEMORY: Memory = { commitment: commitment(DEAL.secret), seat: 2, salt: DEAL.salts[2] };

const changed = (change: (file: Mutable<GameFile>) => void): GameFile => {
  const file = structuredClone(FILE) as Mutable<GameFile>;
  change(file);
  return file;
};
type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

describe('an honest game', () => {
  test.each([
    ['our card values', null],
    ['card values of one’s own', OWN_EDITION],
  ])('with %s keeps every promise', (_, edition) => {
    expect(failures(fileOf(edition), MEMORY)).toEqual([]);
  });

  test('says what was checked', () => {
    const game = gameOf(FILE, box);
    if (!game.ok) throw new Error('The edition does not open');
    const steps = FILE.record.entries.length;
    expect(verify(FILE, game.value)).toEqual([
      {
        check: 'commitment',
        ok: true,
        detail: { code: 'fine', promised: FILE.proof!.commitment, found: FILE.proof!.commitment },
      },
      {
        check: 'seed',
        ok: true,
        detail: { code: 'fine', expected: FILE.record.seed, found: FILE.record.seed },
      },
      { check: 'rules', ok: true, detail: { code: 'fine' } },
      { check: 'moves', ok: true, detail: { code: 'fine', step: steps } },
      { check: 'states', ok: true, detail: { code: 'fine', step: steps } },
      { check: 'result', ok: true, detail: { code: 'fine', outcome: FILE.outcome } },
    ] satisfies Check[]);
  });

  test('of an older version is played again where the rules it used are the same', () => {
    const game = gameOf(FILE, box);
    if (!game.ok) throw new Error('The edition does not open');
    const newer = { ...game.value, version: game.value.version + 1 };
    const checked = (replaysOlder: boolean) =>
      verify(FILE, { ...newer, replaysOlder: () => replaysOlder }).filter(({ ok }) => !ok);
    expect(checked(true)).toEqual([]);
    expect(checked(false)[0]).toEqual({
      check: 'rules',
      ok: false,
      detail: { code: 'other-version', expected: '2', found: '1' },
    });
  });

  test('has no file before its end', () => {
    const game = plots.open(plots.edition) as unknown as Game<Vocabulary>;
    const match = openMatch(game, { options: { rounds: 3, clock: 'off' }, seats: 2, seed: 'x' });
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
  return Array.isArray(value) ? value.slice(1) : {};
}

function holderOf(file: unknown, path: Path): Record<string | number, unknown> {
  return path.slice(0, -1).reduce((part, key) => (part as never)[key], file) as never;
}

/** Names prove nothing, and the documentation says so. */
const isName = ([first]: Path) => first === 'names';
const PLACES = places(FILE).filter(path => !isName(path));

describe('every field of the file is guarded', () => {
  test('there are many', () => expect(PLACES.length).toBeGreaterThan(100));

  test.each(PLACES.map(path => [path.join('.'), path] as const))('%s', (_, path) => {
    const key = path.at(-1)!;
    const tampered = changed(file => {
      const holder = holderOf(file, path);
      holder[key] = other(holder[key]);
    });
    expect(failures(tampered)).not.toEqual([]);

    const removed = changed(file => {
      const holder = holderOf(file, path);
      if (Array.isArray(holder)) holder.splice(key as number, 1);
      else delete holder[key];
    });
    expect(failures(removed)).not.toEqual([]);
  });

  const FILLED = PLACES.filter(path => holderOf(FILE, path)[path.at(-1)!] !== null);
  test.each(FILLED.map(path => [path.join('.'), path] as const))('%s is not null', (_, path) => {
    const nulled = changed(file => void (holderOf(file, path)[path.at(-1)!] = null));
    expect(failures(nulled)).not.toEqual([]);
  });

  test('a field too many is no game file', () => {
    expect(failures({ ...FILE, extra: 1 })).toEqual(['unreadable']);
  });

  test.each([null, 7, 'game', [], {}, { potager: 'edition' }])('%j is no game file', json => {
    expect(failures(json)).toEqual(['unreadable']);
  });
});

describe('a dishonest house', () => {
  test('that takes another secret breaks its commitment', () => {
    const proof = { ...FILE.proof!, secret: 'f'.repeat(64) };
    expect(failures({ ...FILE, proof })).toEqual(['commitment', 'seed']);
  });

  test('that makes everything anew around another secret is found out by those who saw the commitment', () => {
    const secret = 'f'.repeat(64);
    const proof = { ...FILE.proof!, secret, commitment: commitment(secret) };
    const record = { ...FILE.record, seed: seedOf(proof) };
    expect(failures({ ...FILE, proof, record }, MEMORY)).toEqual(expect.arrayContaining(['memory']));
  });

  test('that replaces somebody’s salt is found out by that device', () => {
    const salts = FILE.proof!.salts.with(2, '00'.repeat(16));
    expect(failures({ ...FILE, proof: { ...FILE.proof!, salts } }, MEMORY)).toEqual(['seed', 'memory']);
  });

  test('that leaves the proof away has proved nothing', () => {
    expect(failures({ ...FILE, proof: null }, MEMORY)).toEqual(['commitment', 'seed', 'memory']);
  });

  test('that cuts the game short has no result to show', () => {
    const entries = FILE.record.entries.slice(0, -1);
    const hashes = FILE.record.hashes.slice(0, -1);
    expect(failures({ ...FILE, record: { ...FILE.record, entries, hashes } })).toEqual(['result']);
  });

  test('that plays by other rules cannot be checked by ours', () => {
    const record = { ...FILE.record, version: 2 };
    expect(failures({ ...FILE, record })).toEqual(['rules', 'moves', 'states', 'result']);
  });

  test('that declares another winner is contradicted by the moves', () => {
    const places = FILE.outcome.places.toReversed();
    expect(failures({ ...FILE, outcome: { ...FILE.outcome, places } })).toEqual(['result']);
  });
});
