import { expect, test } from 'vitest';
import { opensAt, readFile } from './opened-file.ts';

test.each([
  ['', 'notJson'],
  ['{"potager":', 'notJson'],
  ['null', 'notGame'],
  ['{}', 'notGame'],
  ['{"potager":"game","format":2}', 'notGame'],
])('%s is refused', (text, error) => {
  expect(readFile(text)).toEqual({ ok: false, error });
});

const record = { entries: Array.from({ length: 40 }), seats: 3 } as never;

test.each([
  [undefined, { step: 0, eyes: null }, false],
  ['12', { step: 12, eyes: null }, false],
  ['40,as=2', { step: 40, eyes: 1 }, false],
  ['12,as=open', { step: 12, eyes: 'open' }, false],
  ['41', { step: 0, eyes: null }, true],
  ['12,as=4', { step: 12, eyes: null }, true],
  ['12,as=everybody', { step: 12, eyes: null }, true],
  ['nowhere', { step: 0, eyes: null }, true],
  ['', { step: 0, eyes: null }, true],
])('a file that names %s opens there, or says that there is no such place', (named, link, isLost) => {
  expect(opensAt({ opensAt: named, record })).toEqual({ link, isLost });
});
