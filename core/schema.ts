import { keysOf } from './keys.ts';
import { isObject, same } from './data.ts';
import { no, ok, type Result } from './result.ts';

/** What is wrong with a piece of JSON, and where: `kinds.corn.points[0]`. The reader makes the text. */
export interface Fault {
  /** Empty for the whole of it. */
  readonly at: string;
  readonly expected: Expected;
}

export type Expected =
  | { readonly a: 'whole-number'; readonly min: number; readonly max: number }
  | { readonly a: 'text'; readonly shortest: number; readonly longest: number }
  | { readonly a: 'choice'; readonly of: readonly string[] }
  | { readonly a: 'list'; readonly min: number; readonly max: number }
  | { readonly a: 'object' }
  /** There is no such field. */
  | { readonly a: 'nothing' }
  /** The value has the right shape but breaks a clause of the rules. */
  | { readonly a: 'lawful-value'; readonly clause: string };

/** Reads untrusted JSON into a typed value, collecting every fault instead of stopping at the first. */
export type Schema<T> = (json: unknown, at: string, faults: Fault[]) => T;

export function read<T>(schema: Schema<T>, json: unknown): Result<T, readonly Fault[]> {
  const faults: Fault[] = [];
  const value = schema(json, '', faults);
  return faults.length === 0 ? ok(value) : no(faults);
}

/** For a box's `readEdition`: every fault says where it is and which clause it offends. */
export const reader =
  <T>(schema: Schema<T>) =>
  (json: unknown) =>
    read(schema, json);

/** For a move's `recognise`: the move in a message that could come from anybody, or null. */
export function reads<T>(schema: Schema<T>): (json: unknown) => T | null {
  return json => {
    const result = read(schema, json);
    return result.ok ? result.value : null;
  };
}

export function integer(min: number, max: number): Schema<number> {
  return (json, at, faults) => {
    if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max) return json;
    return fault(faults, at, { a: 'whole-number', min, max });
  };
}

/** Any whole number, and any that is not negative. */
export const whole = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const natural = integer(0, Number.MAX_SAFE_INTEGER);

export function text(longest: number, shortest = 1): Schema<string> {
  return (json, at, faults) => {
    if (typeof json === 'string' && json.length >= shortest && json.length <= longest) return json;
    return fault(faults, at, { a: 'text', shortest, longest });
  };
}

export const oneOf = <const T extends string | number | boolean | null>(...values: readonly T[]): Schema<T> =>
  choice(values);

export function choice<T>(values: readonly T[]): Schema<T> {
  return (json, at, faults) => {
    const known = values.find(value => value === json);
    if (known !== undefined) return known;
    return fault(faults, at, { a: 'choice', of: values.map(String) });
  };
}

/** An object that equals one of these. */
export function among<T extends object>(values: readonly T[]): Schema<T> {
  return (json, at, faults) => values.find(value => same(value, json)) ?? fault(faults, at, { a: 'object' });
}

/** The one or the other. */
export function either<A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> {
  return (json, at, faults) => {
    const tried: Fault[] = [];
    const value = one(json, at, tried);
    return tried.length === 0 ? value : other(json, at, faults);
  };
}

/** One of several shapes, told apart by a field they all have. */
export function variants<T extends object, K extends string>(
  tag: keyof T & string,
  shapes: { readonly [kind in K]: Schema<T> },
): Schema<T> {
  const kinds = keysOf(shapes);
  return (json, at, faults) => {
    const kind = kinds.find(known => known === fieldOf(json, tag));
    if (kind !== undefined) return shapes[kind](json, at, faults);
    return fault(faults, at === '' ? tag : `${at}.${tag}`, { a: 'choice', of: kinds });
  };
}

/** A field of what could be anything. */
export const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? Reflect.get(json, name)
    : undefined;

/** What is read, put into the one form in which it is kept. */
export function tidied<T>(schema: Schema<T>, tidy: (value: T) => T): Schema<T> {
  return (json, at, faults) => {
    const before = faults.length;
    const value = schema(json, at, faults);
    return faults.length > before ? value : tidy(value);
  };
}

export function list<T>(item: Schema<T>, min: number, max = min): Schema<readonly T[]> {
  return (json, at, faults) => {
    if (Array.isArray(json) && json.length >= min && json.length <= max)
      return json.map((part, i) => item(part, `${at}[${i}]`, faults));
    return fault(faults, at, { a: 'list', min, max });
  };
}

/** An object with exactly these fields; an unknown one is a fault, so that a misspelt field is not silently ignored. */
export function fields<T extends object>(shape: { readonly [K in keyof T]: Schema<T[K]> }): Schema<T> {
  return (json, at, faults) => {
    if (!isObject(json)) return fault(faults, at, { a: 'object' });
    const inside = (key: string) => (at === '' ? key : `${at}.${key}`);
    const out: Record<string, unknown> = {};
    for (const key of Object.keys(json))
      if (!Object.hasOwn(shape, key)) fault(faults, inside(key), { a: 'nothing' });
    for (const key of keysOf(shape)) out[key] = shape[key](fieldOf(json, key), inside(key), faults);
    return out as T;
  };
}

/** A field that may be left out. */
export function maybe<T>(schema: Schema<T>, otherwise: T): Schema<T> {
  return (json, at, faults) => (json === undefined ? otherwise : schema(json, at, faults));
}

/** A clause of the rules that a value of the right shape must keep too, and which may say more of its type. */
export function where<T, S extends T>(
  schema: Schema<T>,
  holds: (value: T) => value is S,
  clause: string,
): Schema<S>;
export function where<T>(schema: Schema<T>, holds: (value: T) => boolean, clause: string): Schema<T>;
export function where<T>(schema: Schema<T>, holds: (value: T) => boolean, clause: string): Schema<T> {
  return (json, at, faults) => {
    const before = faults.length;
    const value = schema(json, at, faults);
    return faults.length > before || holds(value) ? value : fault(faults, at, { a: 'lawful-value', clause });
  };
}

function fault<T>(faults: Fault[], at: string, expected: Expected): T {
  faults.push({ at, expected });
  // Never read: `read` hands out no value once there is a fault.
  return undefined as T;
}
