import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, fingerprint, freeze, same } from './data.ts';
import { nth } from './sure.ts';

/** Plain JSON data, as states are. */
const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);

/** The same data with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reordered(part)]),
  );
}

function partsOf(value: unknown): object[] {
  if (value === null || typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

/** States have no field of this name, and the copy is faster for not minding it. */
const ordinary = (value: unknown): boolean => !JSON.stringify(value).includes('__proto__');

describe('copy', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(json.filter(ordinary), value => {
        const twin = copy(value);
        expect(twin).toEqual(value);
        const originals = new Set(partsOf(value));
        expect(partsOf(twin).some(part => originals.has(part))).toBe(false);
      }),
    );
  });

  test('keeps the order of keys, so that equal states give equal bytes', () => {
    fc.assert(
      fc.property(json.filter(ordinary), value => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  test('thaws', () => {
    const twin = copy(freeze({ a: [{ b: 1 }] }));
    nth(twin.a, 0).b = 2;
    expect(twin).toEqual({ a: [{ b: 2 }] });
  });
});

describe('freeze', () => {
  test('reaches every part and returns what it was given', () => {
    fc.assert(
      fc.property(json, value => {
        expect(freeze(value)).toBe(value);
        expect(partsOf(value).every(part => Object.isFrozen(part))).toBe(true);
      }),
    );
  });
});

describe('same', () => {
  test('agrees with a comparison of canonical texts', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
        expect(same(a, reordered(a))).toBe(true);
      }),
    );
  });

  test.each<[unknown, unknown]>([
    [{}, []],
    [[], {}],
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [null, {}],
    [{}, null],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ toString: 1 }, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [1, '1'],
    [0, false],
    [undefined, null],
    ['a', ['a']],
  ])('tells %j from %j', (a, b) => expect(same(a, b)).toBe(false));
});

describe('canonical', () => {
  test('is JSON, whatever the order of the keys', () => {
    fc.assert(
      fc.property(json, value => {
        expect(JSON.parse(canonical(value))).toEqual(value);
        expect(canonical(reordered(value))).toBe(canonical(value));
      }),
    );
  });

  test('sorts by code unit, on every level', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: null, B: 'ü' })).toBe(
      '{"B":"ü","a":null,"b":[{"c":2,"d":1}]}',
    );
  });
});

describe('fingerprint', () => {
  test('is pinned: change it and every stored record diverges', () => {
    expect(fingerprint(null)).toBe('6ed49dd8c575d8c2');
    expect(fingerprint({ b: 2, a: [1, 'é'] })).toBe('07077dc6ba5132c0');
  });

  test('is sixteen hexadecimal digits, equal for equal data', () => {
    fc.assert(
      fc.property(json, value => {
        expect(fingerprint(value)).toMatch(/^[0-9a-f]{16}$/);
        expect(fingerprint(reordered(value))).toBe(fingerprint(value));
      }),
    );
  });

  test('differs for data that hardly differ', () => {
    const alike = [
      ...Array.from({ length: 20_000 }, (_, n) => ({ coins: n, hand: [n & 7, n >> 3] })),
      ...Array.from({ length: 2000 }, (_, n) => Array<number>(n).fill(0)),
    ];
    const halves = alike.map(value => fingerprint(value));
    expect(new Set(halves).size).toBe(alike.length);
    // Playthroughs keep the first half only.
    expect(new Set(halves.map(print => print.slice(0, 8))).size).toBeGreaterThan(alike.length - 3);
  });
});
