import { expect, test } from 'vitest';
import { readFile } from './opened-file.ts';

test.each([
  ['', 'notJson'],
  ['{"potager":', 'notJson'],
  ['null', 'notGame'],
  ['{}', 'notGame'],
  ['{"potager":"game","format":2}', 'notGame'],
])('%s is refused', (text, error) => {
  expect(readFile(text)).toEqual({ ok: false, error });
});
