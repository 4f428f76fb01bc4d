import { isObject } from '../core/data.ts';
import type { Vocabulary } from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import type { Result } from '../core/result.ts';
import { type Fault, fields, integer, maybe, read, type Schema, text, where } from '../core/schema.ts';
import type { FirstFile, FirstProof, GameFile, OpenedDeal, Proof, SecondFile } from './game-file.ts';
import {
  anything,
  CLAUSE,
  DEALS,
  exactly,
  hexadecimal,
  identifier,
  many,
  nullable,
  object,
  opening,
  roster,
  SEATS,
} from './shapes.ts';

/** A game file from an unknown hand. Only its shape is looked at here: `verify` says whether it is true. */
export function readGameFile(json: unknown): Result<GameFile, readonly Fault[]> {
  return isObject(json) && json['format'] === 1 ? read(firstFile, json) : read(secondFile, json);
}

/** Far more than any game of the house can last. */
const ENTRIES = 100_000;

const isTyped = (json: unknown) => isObject(json) && typeof json['type'] === 'string';

/** One of the three kinds of line; the rules judge what it says. */
function isEntry(json: unknown): json is Entry<Vocabulary> {
  if (!isObject(json)) return false;
  if (Object.hasOwn(json, 'closing')) return Object.keys(json).length === 1 && isTyped(json['closing']);
  if (Object.keys(json).length !== 2 || !Number.isInteger(json['seat'])) return false;
  return json['takeback'] === true || isTyped(json['move']);
}

/** A game that was not dealt says at which position it began; no house can prove how that came about. */
const provedOnlyIfDealt =
  <T extends GameFile>(schema: Schema<T>): Schema<T> =>
  (json, at, faults) => {
    const before = faults.length;
    const file = schema(json, at, faults);
    if (faults.length === before && file.record.position !== undefined && file.proof !== null)
      faults.push({ at: 'record.position', expected: { a: 'nothing' } });
    return file;
  };

/** Whatever stands there: one that makes no sense is no reason to refuse a game. */
const place: Schema<string | undefined> = json => (typeof json === 'string' ? json : '');

const finished = {
  potager: exactly('game'),
  record: fields<GameFile['record']>({
    game: text(40),
    version: integer(1, 1_000_000),
    edition: hexadecimal(16),
    options: object,
    seats: integer(1, SEATS),
    seed: text(100),
    position: maybe(object as Schema<GameFile['record']['position']>, undefined),
    entries: many(where(anything, isEntry, CLAUSE), ENTRIES),
    hashes: many(hexadecimal(16), ENTRIES + 1),
  }),
  edition: anything,
  names: many(text(60), SEATS),
  outcome: object as Schema<GameFile['outcome']>,
  rewinds: maybe<number | undefined>(integer(1, ENTRIES), undefined),
  opensAt: maybe(place, undefined),
};

const firstProof = fields<FirstProof>({
  table: identifier,
  commitment: hexadecimal(64),
  secret: hexadecimal(64),
  salts: many(nullable(hexadecimal(32)), SEATS),
});

const firstFile = provedOnlyIfDealt(
  fields<FirstFile>({ ...finished, format: exactly(1), proof: nullable(firstProof) }),
);

const openedDeal = {
  roster,
  secret: hexadecimal(64),
  openings: many(nullable(opening), SEATS),
};

const proof = fields<Proof>({ ...openedDeal, givenUp: many(fields<OpenedDeal>(openedDeal), DEALS) });

const secondFile = provedOnlyIfDealt(
  fields<SecondFile>({ ...finished, format: exactly(2), proof: nullable(proof) }),
);
