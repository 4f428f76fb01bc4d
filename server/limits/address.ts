import type { IncomingMessage } from 'node:http';

/** Where a request comes from, as limits count it: one IPv4 address, or one IPv6 network. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')[0]!
        .trim()
    : '';
  const address = (forwarded || request.socket.remoteAddress || 'unknown').replace(/^::ffff:/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
