import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openHouseClock } from '../../clock/house-clock.ts';
import { openLog } from '../../observe/log.ts';
import { inHouse, postgresPlace, withAnotherNode } from '../conformance/house.ts';
import { append, line, newTable } from '../conformance/samples.ts';
import type { Storage } from '../storage.ts';
import { StorageTrouble } from '../trouble.ts';
import { payloads } from './switchboard.ts';

const patiently = { timeout: 30_000, interval: 20 };

/** Cuts every connection to the database, as a restart of the server would. */
async function cutConnections(database: string): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}

function listen(node: Storage): string[] {
  const heard: string[] = [];
  node.onAnnounced((table, seq) => heard.push(`${table}:${seq}`));
  return heard;
}

/** Announces until it is heard: a node that has only just called may not be connected yet. */
async function untilHeard(from: Storage, heard: readonly string[], table: string): Promise<void> {
  for (let seq = 1; !heard.some(news => news.startsWith(`${table}:`)); seq++) {
    from.announce(table, seq);
    await sleep(20);
  }
}

test('what one node announces the others hear, and it does not hear itself', () =>
  inHouse(postgresPlace, (storage, place) =>
    withAnotherNode({ storage, place }, async other => {
      const [here, there] = [listen(storage), listen(other)];
      await untilHeard(storage, there, 'hello');
      await untilHeard(other, here, 'hello');
      for (let i = 0; i < 1500; i++)
        storage.announce(`a table with a long name, so that one message is not enough ${i}`, 7);
      for (const seq of [3, 5, 4]) storage.announce('t', seq);
      await vi.waitFor(() => expect(there).toContain('t:5'), patiently);
      expect(there.filter(news => news.startsWith('a table'))).toHaveLength(1500);
      // Only the latest of those that were gathered.
      expect(there).not.toContain('t:4');
      expect(here.filter(news => !news.startsWith('hello:'))).toEqual([]);
    }),
  ));

test('a node that lost its connection hears again by itself', () =>
  inHouse(postgresPlace, (storage, place) =>
    withAnotherNode({ storage, place }, async other => {
      const heard = listen(other);
      await untilHeard(storage, heard, 'before');
      await cutConnections(place.database!);
      heard.length = 0;
      await untilHeard(storage, heard, 'after');
      expect(heard[0]).toMatch(/^(before|after):/);
    }),
  ));

test('no message is longer than PostgreSQL allows, and none is lost', () => {
  const grown = Array.from({ length: 2000 }, (_, i) => [`täble-${'x'.repeat(i % 40)}-${i}`, i] as const);
  const messages = payloads('node', grown);
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8000);
  expect(messages.length).toBeLessThan(15);
  expect(messages.flatMap(message => (JSON.parse(message) as { grown: unknown[] }).grown)).toEqual(grown);
  expect(payloads('node', [])).toEqual([]);
});

test('when connections are cut in the middle, asking again does everything exactly once', () =>
  inHouse(postgresPlace, async (storage, place) => {
    const ids = Array.from({ length: 12 }, (_, i) => `t${i}`);
    await Promise.all(ids.map(id => storage.createTable(newTable(id))));
    const answers: string[] = [];
    const troubles: string[] = [];
    let isOver = false;
    const LAST = 40;

    const play = async (id: string): Promise<void> => {
      for (let seq = 2; seq <= LAST; ) {
        try {
          answers.push(await storage.append(append(id, [line(seq, { ask: `ask ${seq}` })])));
          seq++;
        } catch (error) {
          troubles.push(error instanceof StorageTrouble ? error.code : String(error));
        }
        await sleep(5);
      }
    };
    const cut = async (): Promise<void> => {
      // Less and less often: a slow machine, too, gets something done in between.
      for (let pause = 20; !isOver; pause *= 1.1) {
        await cutConnections(place.database!);
        await sleep(pause);
      }
    };
    const cutting = cut();
    await Promise.all(ids.map(play)).finally(() => (isOver = true));
    await cutting;

    expect(troubles.length).toBeGreaterThan(0);
    expect(troubles.filter(code => code !== 'connection-lost' && code !== 'unreachable')).toEqual([]);
    expect(answers.filter(answer => answer !== 'done' && answer !== 'repeated')).toEqual([]);
    for (const id of ids) {
      const asks = (await storage.lines(id, 1)).map(({ ask }) => ask);
      expect(asks).toEqual(Array.from({ length: LAST - 1 }, (_, i) => `ask ${i + 2}`));
    }
    await storage.check();
  }));

test('nodes go by the clock of the database, whatever their own say', () =>
  inHouse(postgresPlace, (storage, place) =>
    withAnotherNode({ storage, place }, async other => {
      const hour = 3_600_000;
      const silent = { storage, log: openLog('silent') };
      const early = { wall: () => Date.now() - hour, monotonic: () => performance.now() };
      const late = { wall: () => Date.now() + hour, monotonic: () => performance.now() };
      const here = await openHouseClock({ ...silent, clock: early });
      const there = await openHouseClock({ ...silent, storage: other, clock: late });
      await here.keep();
      await there.keep();
      // Half an hour is much more than the slowest machine takes, and much less than they would differ by.
      expect(Math.abs(here.now() - there.now())).toBeLessThan(hour / 2);
      expect(Math.abs(here.now() - (await storage.wall())!)).toBeLessThan(hour / 2);
    }),
  ));
