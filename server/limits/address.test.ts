import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress } as Socket,
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

test.each([
  ['192.168.1.7', '192.168.1.7'],
  ['::ffff:192.168.1.7', '192.168.1.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (remote, counted) => {
  expect(addressOf(from(remote), false)).toBe(counted);
});

test('a forwarded address is believed only from a proxy of ours, and only what that proxy added', () => {
  const request = from('127.0.0.1', '1.2.3.4, 203.0.113.9');
  expect(addressOf(request, false)).toBe('127.0.0.1');
  expect(addressOf(request, true)).toBe('203.0.113.9');
});
