import { expect, test } from 'vitest';
import { StorageTrouble } from '../server/storage/trouble.ts';
import { explain } from './explain.ts';

test.each([
  ['EADDRINUSE', 8080, 'npm start -- --port 8081'],
  ['EADDRINUSE', 65535, 'npm start -- --port 8080'],
  ['EACCES', 80, 'npm start -- --port 8080'],
  ['EADDRNOTAVAIL', 8080, '“10.0.0.9” (from --host or the variable HOST)'],
  ['ENOTFOUND', 8080, 'npm start -- --host 0.0.0.0'],
  ['ENOENT', 8080, 'npm start'],
])('%s on port %i: %s', (code, port, advice) => {
  expect(explain(Object.assign(new Error(code), { code }), { host: '10.0.0.9', port })).toContain(advice);
});

test('what is wrong with the storage is said in its own words', () => {
  const trouble = new StorageTrouble('in-use', 'A house is already being served from data.');
  expect(explain(trouble, { host: '0.0.0.0', port: 8080 })).toBe(trouble.message);
});

test('anything else is a bug and stays loud', () => {
  expect(explain(new TypeError('oops'), { host: '0.0.0.0', port: 8080 })).toBeNull();
});
