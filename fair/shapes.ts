import { canonical, isObject } from '../core/data.ts';
import type { Result } from '../core/result.ts';
import { type Fault, fields, integer, read, type Schema, text, where } from '../core/schema.ts';
import type { Opening, Roster, RosterSeat, Terms } from './deal.ts';

/** The shapes of what is hashed, for data from an unknown hand. */

export const CLAUSE = 'fair-dealing';
export const SEATS = 12;
/** Nobody begins a deal so often. */
export const DEALS = 1000;

/** Data that is judged later. */
export const anything: Schema<unknown> = json => json;

export const object: Schema<object> = (json, at, faults) => {
  if (isObject(json)) return json;
  faults.push({ at, expected: { a: 'object' } });
  return {};
};

export const exactly = <const T extends string | number | boolean>(value: T): Schema<T> =>
  where(anything, (json): json is T => json === value, CLAUSE);

export const matching = (pattern: RegExp): Schema<string> =>
  where(text(100), letters => pattern.test(letters), CLAUSE);

export const hexadecimal = (digits: number) => matching(new RegExp(`^[0-9a-f]{${digits}}$`));

/** Ids of tables and people: nothing that could be taken for the end of a word or of a line. */
export const identifier = matching(/^[\w-]{1,40}$/);

export const nullable =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (json, at, faults) =>
    json === null ? null : schema(json, at, faults);

export const many =
  <T>(item: Schema<T>, most: number): Schema<readonly T[]> =>
  (json, at, faults) => {
    if (Array.isArray(json) && json.length <= most)
      return json.map((part, i) => item(part, `${at}[${i}]`, faults));
    faults.push({ at, expected: { a: 'lawful-value', clause: CLAUSE } });
    return [];
  };

const isPlain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

/** Options are few, and words, numbers or yes and no. */
const options = where(
  object,
  (found): found is Terms['options'] => Object.values(found).every(isPlain) && canonical(found).length < 4000,
  CLAUSE,
);

const terms = fields<Terms>({
  game: matching(/^[a-z-]{1,40}$/),
  version: integer(1, 1_000_000),
  edition: hexadecimal(64),
  options,
});

const person = fields<Extract<RosterSeat, { kind: 'person' }>>({
  kind: exactly('person'),
  person: identifier,
  seal: hexadecimal(64),
});

const bot = fields<Extract<RosterSeat, { kind: 'bot' }>>({
  kind: exactly('bot'),
  level: matching(/^[a-z-]{1,20}$/),
});

const seat: Schema<RosterSeat> = (json, at, faults) =>
  isObject(json) && json['kind'] === 'bot' ? bot(json, at, faults) : person(json, at, faults);

export const roster = fields<Roster>({
  table: identifier,
  deal: integer(1, DEALS),
  after: many(hexadecimal(64), DEALS),
  terms,
  commitment: hexadecimal(64),
  seats: many(seat, SEATS),
});

const isBoolean = where(anything, json => typeof json === 'boolean', CLAUSE);

export const opening = fields<Opening>({ salt: hexadecimal(64), early: isBoolean });

export function readRoster(json: unknown): Result<Roster, readonly Fault[]> {
  return read(roster, json);
}
