import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../server/storage/postgres/migrate.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever asks at this address is told the address of a PostgreSQL. */
    postgres: string;
  }
}

/** With a database as a house has it after its first start: a copy of it takes half of what it takes to prepare another one. Sorted as
 * English readers like it, so that a forgotten collation shows. */
async function startPrepared(): Promise<OwnPostgres> {
  const postgres = await startPostgres({ fsync: false });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query("CREATE DATABASE prepared TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en'");
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = 'prepared';
  await migrate(url.href);
  return postgres;
}

/** One PostgreSQL for a whole run of the tests, started when the first test asks for it, and never if none does. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<OwnPostgres> | null = null;
  const door = createServer((_, response) => {
    postgres ??= startPrepared();
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
