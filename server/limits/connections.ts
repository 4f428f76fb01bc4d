import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { keyed } from '../../core/sure.ts';
import type { Settings } from '../config.ts';
import { addressOf } from './address.ts';
import type { Limits } from './limits.ts';

/** Connections that may be open: sockets and requests, finished or not, of one address and in all. */
const CONNECTIONS = { perAddress: 400, inAll: 8_000 };

/** Hangs up on those who have too many connections before a byte is read. Behind a proxy of ours every connection is the
 * proxy's: there it counts its visitors, and only the sum is bounded here. */
export function boundConnections(
  server: Server,
  { trustProxy, rateLimits }: Pick<Settings, 'trustProxy' | 'rateLimits'>,
  limits: Limits,
): void {
  if (rateLimits === 0) return;
  server.maxConnections = Math.ceil(CONNECTIONS.inAll * rateLimits);
  if (trustProxy) return;
  const most = Math.ceil(CONNECTIONS.perAddress * rateLimits);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf({ headers: {}, socket }, false);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most || limits.isBroke(address)) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = keyed(open, address) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
