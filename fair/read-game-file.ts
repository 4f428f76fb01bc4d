import type { Vocabulary } from '../core/game.ts';
import type { Entry } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { type Fault, fields, integer, read, type Schema, text, where } from '../core/schema.ts';
import type { GameFile, Proof } from './game-file.ts';

/** A game file from an unknown hand. Only its shape is looked at here: `verify` says whether it is true. */
export function readGameFile(json: unknown): Result<GameFile, readonly Fault[]> {
  return read(gameFile, json);
}

const CLAUSE = 'fair-dealing';

const isObject = (json: unknown): json is Record<string, unknown> =>
  json !== null && typeof json === 'object' && !Array.isArray(json);

/** Data that the game itself judges later. */
const anything: Schema<unknown> = json => json;

const object: Schema<object> = (json, at, faults) => {
  if (!isObject(json)) faults.push({ at, expected: { a: 'object' } });
  return json as object;
};

const exactly = <const T extends string | number>(value: T): Schema<T> =>
  where(anything, json => json === value, CLAUSE) as Schema<T>;

const matching = (pattern: RegExp): Schema<string> =>
  where(text(100), letters => pattern.test(letters), CLAUSE);

const nullable =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (json, at, faults) =>
    json === null ? null : schema(json, at, faults);

const many =
  <T>(item: Schema<T>, most: number): Schema<readonly T[]> =>
  (json, at, faults) => {
    if (Array.isArray(json) && json.length <= most)
      return json.map((part, i) => item(part, `${at}[${i}]`, faults));
    faults.push({ at, expected: { a: 'lawful-value', clause: CLAUSE } });
    return [];
  };

const SEATS = 12;
/** Far more than any game of the house can last. */
const ENTRIES = 100_000;

const isTyped = (json: unknown) => isObject(json) && typeof json['type'] === 'string';

/** One of the three kinds of line; the rules judge what it says. */
function isEntry(json: unknown): boolean {
  if (!isObject(json)) return false;
  if (Object.hasOwn(json, 'closing')) return Object.keys(json).length === 1 && isTyped(json['closing']);
  if (Object.keys(json).length !== 2 || !Number.isInteger(json['seat'])) return false;
  return json['takeback'] === true || isTyped(json['move']);
}

const hexadecimal = (digits: number) => matching(new RegExp(`^[0-9a-f]{${digits}}$`));

const proof = fields<Proof>({
  table: matching(/^[\w-]{1,40}$/),
  commitment: hexadecimal(64),
  secret: hexadecimal(64),
  salts: many(nullable(hexadecimal(32)), SEATS),
});

const gameFile = fields<GameFile>({
  potager: exactly('game'),
  format: exactly(1),
  record: fields<GameFile['record']>({
    game: text(40),
    version: integer(1, 1_000_000),
    edition: hexadecimal(16),
    options: object,
    seats: integer(1, SEATS),
    seed: text(100),
    entries: many(where(anything, isEntry, CLAUSE) as Schema<Entry<Vocabulary>>, ENTRIES),
    hashes: many(hexadecimal(16), ENTRIES + 1),
  }),
  edition: anything,
  names: many(text(60), SEATS),
  outcome: object as Schema<GameFile['outcome']>,
  proof: nullable(proof),
});
