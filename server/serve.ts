import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './app.ts';

export interface Place {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/** Milliseconds an idle connection stays open. Node's five seconds are shorter than proxies expect: they would reuse
 * a connection that is just being closed, and report the house as down. */
const KEPT_OPEN = 75_000;

/** Timeouts in milliseconds for the headers and for the whole request; how often they are checked. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 3_000 };

/** A server that has not begun to listen. */
export function serverOf(app: App, patience = PATIENCE): Server {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: patience });
  if (!(server instanceof Server)) throw new Error('Impossible: a server of plain HTTP was asked for');
  server.keepAliveTimeout = KEPT_OPEN;
  return server;
}

/** Begins to listen; gives the port. Rejects with Node's error when the place is taken. */
export async function listen(server: Server, { host, port }: Place): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Impossible: it listens on a port');
  return address.port;
}

export function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}
