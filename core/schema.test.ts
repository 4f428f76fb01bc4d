import { describe, expect, test } from 'vitest';
import { SOURCES, sourced } from './edition.ts';
import { fields, integer, list, maybe, oneOf, read, text, where } from './schema.ts';

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
    'name: text 5',
    'prices[1]: whole-number 0 9',
    'kind: choice corn chili',
    'note: text 3',
  ]);
});

test('a further demand is made only on what has the right shape', () => {
  const good = { name: 'Box', kind: 'corn' };
  expect(faultsOf({ ...good, prices: [2, 1] })).toEqual(['prices: lawful-value CC-99']);
  expect(faultsOf({ ...good, prices: [2] })).toEqual(['prices: list 2']);
});

describe('hostile data', () => {
  test.each<[unknown]>([[null], [undefined], [1], ['text'], [[]], [[1, 2]], [true]])(
    'not an object: %j',
    json => expect(faultsOf(json)).toEqual([': object']),
  );

  test('numbers that are none', () => {
    const whole = (json: unknown) => read(integer(0, 9), json).ok;
    expect([0, 9, 5].every(whole)).toBe(true);
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
    expect(bad.filter(whole)).toEqual([]);
  });

  test('fields of the prototype are no fields', () => {
    const json: unknown = JSON.parse('{"name":"Box","prices":[1,2],"kind":"corn","__proto__":{"name":"x"}}');
    expect(faultsOf(json)).toEqual(['__proto__: nothing']);
    expect(faultsOf(JSON.parse('{"prices":[1,2],"kind":"corn","constructor":1}'))).toEqual([
      'constructor: nothing',
      'name: text 5',
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
