import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, parseJson } from './json.ts';

const BOUNDS = { depth: 3, nodes: 8 };

test.each([
  ['null', null],
  ['[[[1]]]', [[[1]]]],
  ['{"a":[{"b":"[[[[{{{{,,,,,,,,,,"}]}', { a: [{ b: '[[[[{{{{,,,,,,,,,,' }] }],
  [String.raw`"\"[[[[[[\\"`, '"[[[[[[\\'],
  ['[1,2,3,4,5,6,7]', [1, 2, 3, 4, 5, 6, 7]],
])('%s is read', (text, value) => {
  expect(parseJson(text, BOUNDS)).toEqual({ ok: true, value });
});

test.each([
  ['too deep', '[[[[1]]]]'],
  ['too deep', '{"a":{"b":{"c":{}}}}'],
  ['too many values', '[1,2,3,4,5,6,7,8]'],
  ['too deep, and no JSON either', '['.repeat(1_000_000)],
])('%s', (_, text) => {
  expect(parseJson(text, BOUNDS)).toEqual({ ok: false, error: 'too-nested' });
});

test.each(['', '{', '"a', '"\\', '[1,]', 'undefined', ']]]]'])('%s is no JSON', text => {
  expect(parseJson(text, BOUNDS)).toEqual({ ok: false, error: 'not-json' });
});

test('the bounds count what is really there', () => {
  const depthOf = (value: unknown): number =>
    value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(
    fc.property(fc.json(), text => {
      const depth = depthOf(JSON.parse(text));
      expect(isWithin(text, { depth, nodes: text.length + 1 })).toBe(true);
      expect(isWithin(text, { depth: depth - 1, nodes: text.length + 1 })).toBe(depth === 0);
    }),
  );
});
