import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openStorage, type StoragePlace } from '../open-storage.ts';
import type { Storage } from '../storage.ts';

/** A place for a house that is empty, and nobody else's. */
export interface TestPlace extends StoragePlace {
  remove(): Promise<void>;
}

export type MakePlace = () => Promise<TestPlace>;

export const sqlitePlace: MakePlace = async () => {
  const data = mkdtempSync(join(tmpdir(), 'potager-house-'));
  return { data, database: null, remove: async () => rmSync(data, { recursive: true }) };
};

/** A copy of the database that is prepared for all tests. */
export const postgresPlace: MakePlace = () => postgresLike('prepared');

/** A database in which nothing is prepared. */
export const blankPostgres: MakePlace = () => postgresLike('template0');

async function postgresLike(template: string): Promise<TestPlace> {
  const answer = await fetch(inject('postgres'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `house_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    data: '',
    database: url.href,
    remove: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Hands an empty storage to a test, and clears up whatever comes of it. */
export async function inHouse(
  makePlace: MakePlace,
  test: (storage: Storage, place: TestPlace) => Promise<void>,
): Promise<void> {
  const place = await makePlace();
  try {
    const storage = await openStorage(place, { lock: true });
    try {
      await test(storage, place);
    } finally {
      await storage.close();
    }
  } finally {
    await place.remove();
  }
}

/** Another node on the same storage; of SQLite, which has no other, the same again. */
export async function withAnotherNode(
  { storage, place }: { storage: Storage; place: StoragePlace },
  test: (other: Storage) => Promise<void>,
): Promise<void> {
  if (storage.kind === 'sqlite') return test(storage);
  const other = await openStorage(place, { lock: true });
  try {
    await test(other);
  } finally {
    await other.close();
  }
}
