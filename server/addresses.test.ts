import { expect, test } from 'vitest';
import { addresses } from './addresses.ts';

test.each([
  ['0.0.0.0', ['http://localhost:8080', 'http://192.168.1.7:8080']],
  ['::', ['http://localhost:8080', 'http://192.168.1.7:8080']],
  ['127.0.0.1', ['http://127.0.0.1:8080']],
  ['::1', ['http://[::1]:8080']],
])('listening on %s', (host, expected) => {
  expect(addresses(host, 8080, ['192.168.1.7'])).toEqual(expected);
});
