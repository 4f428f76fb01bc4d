import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { lastOf } from '../../core/sure.ts';
import { networkOf } from '../observe/network-of.ts';

/** Where a request comes from, as limits count it: one IPv4 address, or one IPv6 network. Proxies add to the end of
 * their list, so only its last entry is not the visitor's own invention. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? lastOf(String(headers['x-forwarded-for'] ?? '').split(',')).trim() : '';
  const address = (forwarded || (socket.remoteAddress ?? '')).replace(/^::ffff:/i, '');
  return isIPv4(address) ? address : networkOf(address);
}
