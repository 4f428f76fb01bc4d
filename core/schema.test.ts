import { describe, expect, test } from 'vitest';
import { SOURCES, sourced } from './edition.ts';
import {
  among,
  either,
  fields,
  integer,
  list,
  maybe,
  natural,
  oneOf,
  read,
  reads,
  text,
  tidied,
  where,
  whole,
} from './schema.ts';

const schema = fields<{ name: string; prices: readonly number[]; kind: 'corn' | 'chili'; note: string }>({
  name: text(5),
  prices: where(list(integer(0, 9), 2), ([a, b]) => a! < b!, 'CC-99'),
  kind: oneOf('corn', 'chili'),
  note: maybe(text(3), 'no'),
});

const faultsOf = (json: unknown): string[] => {
  const result = read(schema, json);
  return result.ok
    ? []
    : result.error.map(({ at, expected }) => `${at}: ${Object.values(expected).flat().join(' ')}`);
};

test('good data come out as they went in, with what was left out', () => {
  expect(read(schema, { name: 'Box', prices: [1, 2], kind: 'corn' })).toEqual({
    ok: true,
    value: { name: 'Box', prices: [1, 2], kind: 'corn', note: 'no' },
  });
  expect(faultsOf({ name: 'Box', prices: [1, 2], kind: 'chili', note: 'yes' })).toEqual([]);
});

test('every fault is named, not only the first', () => {
  expect(faultsOf({ name: '', prices: [1, '2'], kind: 'leek', nmae: 'Box', note: null })).toEqual([
    'nmae: nothing',
    'name: text 1 5',
    'prices[1]: whole-number 0 9',
    'kind: choice corn chili',
    'note: text 1 3',
  ]);
});

test('a further demand is made only on what has the right shape', () => {
  const good = { name: 'Box', kind: 'corn' };
  expect(faultsOf({ ...good, prices: [2, 1] })).toEqual(['prices: lawful-value CC-99']);
  expect(faultsOf({ ...good, prices: [2] })).toEqual(['prices: list 2 2']);
});

describe('hostile data', () => {
  test.each<[unknown]>([[null], [undefined], [1], ['text'], [[]], [[1, 2]], [true]])(
    'not an object: %j',
    json => expect(faultsOf(json)).toEqual([': object']),
  );

  test('numbers that are none', () => {
    const isDigit = (json: unknown) => read(integer(0, 9), json).ok;
    expect([0, 9, 5].every(isDigit)).toBe(true);
    const bad = [
      -1,
      10,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '5',
      null,
      undefined,
      [5],
      { valueOf: 5 },
      true,
    ];
    expect(bad.filter(isDigit)).toEqual([]);
  });

  test('fields of the prototype are no fields', () => {
    const json: unknown = JSON.parse('{"name":"Box","prices":[1,2],"kind":"corn","__proto__":{"name":"x"}}');
    expect(faultsOf(json)).toEqual(['__proto__: nothing']);
    expect(faultsOf(JSON.parse('{"prices":[1,2],"kind":"corn","constructor":1}'))).toEqual([
      'constructor: nothing',
      'name: text 1 5',
    ]);
    expect(read(oneOf('corn'), 'toString').ok).toBe(false);
  });
});

test('a value with its provenance', () => {
  const price = sourced(integer(0, 9));
  expect(read(price, { value: 3, source: 'own-box' }).ok).toBe(true);
  expect(read(price, { value: 3, source: 'hearsay' })).toEqual({
    ok: false,
    error: [{ at: 'source', expected: { a: 'choice', of: SOURCES } }],
  });
  expect(read(price, 3).ok).toBe(false);
});

describe('moves', () => {
  test('a move is read, or it is none', () => {
    const bid = reads(fields<{ type: 'bid'; coins: number }>({ type: oneOf('bid'), coins: natural }));
    expect(bid({ coins: 3, type: 'bid' })).toEqual({ type: 'bid', coins: 3 });
    const odd = [null, {}, { type: 'bid' }, { type: 'bid', coins: -1 }, { type: 'bid', coins: 3, seat: 1 }];
    expect(odd.map(bid)).toEqual(odd.map(() => null));
  });

  test('one of the moves there are', () => {
    const moves = [
      { type: 'lay', card: 1 },
      { type: 'lay', card: 2 },
    ];
    expect(reads(among(moves))({ card: 2, type: 'lay' })).toBe(moves[1]);
    const odd = [null, { type: 'lay' }, { type: 'lay', card: 3 }, { type: 'lay', card: 2, seat: 0 }];
    expect(odd.map(reads(among(moves)))).toEqual(odd.map(() => null));
  });

  test('values that are no words, and the one or the other', () => {
    expect([true, false, null, 0, 'true'].map(reads(oneOf(true, false)))).toEqual([
      true,
      false,
      null,
      null,
      null,
    ]);
    const party = either(whole, oneOf('the-bank'));
    expect([-1, 'the-bank', 0.5, 'bank'].map(reads(party))).toEqual([-1, 'the-bank', null, null]);
    expect(read(party, 'bank')).toEqual({
      ok: false,
      error: [{ at: '', expected: { a: 'choice', of: ['the-bank'] } }],
    });
  });

  test('lists of many lengths, and texts that may be empty, in the form they are kept in', () => {
    const cards = reads(tidied(list(integer(0, 9), 1, 3), read => read.toSorted((a, b) => a - b)));
    expect([[], [3, 1, 2], [4, 3, 2, 1], [10], 'abc'].map(cards)).toEqual([
      null,
      [1, 2, 3],
      null,
      null,
      null,
    ]);
    const words = reads(tidied(text(5, 0), said => said.trim()));
    expect([' hi ', '', 'no more', 3].map(words)).toEqual(['hi', '', null, null]);
  });
});
