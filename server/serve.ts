import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { app } from './app.ts';
import { readSite } from './site.ts';

export interface Place {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/** A house that is open. */
export interface House {
  readonly port: number;
  stop(): Promise<void>;
}

/** Opens the house: serves the built site in `folder` until stopped. Rejects with Node's error when the place is taken. */
export async function serve(folder: string, { host, port }: Place): Promise<House> {
  const server = createAdaptorServer({ fetch: app(readSite(folder)).fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
