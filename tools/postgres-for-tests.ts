import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever asks at this address is told the address of a PostgreSQL. */
    postgres: string;
  }
}

/** One PostgreSQL for a whole run of the tests, started when the first test asks for it, and never if none does. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<OwnPostgres> | null = null;
  const door = createServer((_, response) => {
    postgres ??= startPostgres({ fsync: false });
    postgres.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve));
  provide('postgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);

  return async () => {
    await new Promise(resolve => {
      door.close(resolve);
      door.closeAllConnections();
    });
    await (await postgres?.catch(() => null))?.stop();
  };
}
