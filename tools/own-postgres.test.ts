import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './own-postgres.ts';

test.each([
  ['whichever there is', null],
  ['the one in the npm package', 'package'],
] as const)('a PostgreSQL of our own, %s: starts, keeps, stops', async (_, origin) => {
  const { url, stop } = await startPostgres({ origin, fsync: false });
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  await client.query('CREATE TABLE kept (text text)');
  await client.query('INSERT INTO kept VALUES ($1)', ['é']);
  expect((await client.query('SELECT text FROM kept')).rows).toEqual([{ text: 'é' }]);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(new pg.Client(wrong.href).connect()).rejects.toThrow('password');
  await client.end();
  await stop();
  await expect(new pg.Client(url).connect()).rejects.toThrow('ECONNREFUSED');
});
