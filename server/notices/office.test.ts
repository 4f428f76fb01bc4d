import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastOf, nth } from '../../core/sure.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { PACE } from './due.ts';
import { type NoticeOffice, openNotices } from './open.ts';
import { card } from './test/cards.ts';
import { type MailServer, openMailServer } from './test/mail-server.ts';
import { person } from './test/memory.ts';

/** The whole office on a real storage and a real mail server. */

let data: string;
let storage: Storage;
let mailServer: MailServer;
let now: number;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'potager-notices-'));
  storage = await openStorage({ data, database: null }, { lock: true });
  mailServer = await openMailServer();
  now = Date.parse('2026-01-15T12:00Z');
  await storage.addPerson(person('ann', { zone: 'Europe/Paris' }));
  await storage.addPerson(person('bob'));
});

afterEach(async () => {
  await storage.close();
  await mailServer.close();
  rmSync(data, { recursive: true });
});

function open(): Promise<NoticeOffice> {
  return openNotices({
    storage,
    settings: {
      url: 'https://games.example/',
      mail: { smtp: mailServer.url, from: 'Potager <games@games.example>' },
    },
    titleOf: () => 'Plots',
    isHere: () => false,
    personOf: context => storage.person(context.req.header('authorization') ?? ''),
    networkOf: context => context.req.header('x-network') ?? 'home',
    warn: facts => expect(facts).toBeNull(),
    now: () => now,
  });
}

const line = (seq: number) => ({ seq, at: now, ask: null, body: '{}' });

const deciding = (seats: readonly number[]) =>
  storage.append({
    table: 't1',
    lines: [line(2)],
    card: card('t1', { deciding: seats, touched: now }),
    due: null,
    people: null,
  });

/** Reads the path of a link out of the last mail. */
function linkTo(page: string): string {
  const found = new RegExp(`https://games\\.example(/api/mail/${page}\\?code=[\\w.-]+)`).exec(
    lastOf(mailServer.received).body,
  );
  return found![1]!;
}

test('from an address to a confirmed one, a digest, and no more', async () => {
  const office = await open();
  const app = new Hono().route('/api', office.routes);
  const asked = await app.request('/api/me/mail', {
    method: 'POST',
    headers: { authorization: 'ann', 'content-type': 'application/json' },
    body: JSON.stringify({ address: 'ann@example.org' }),
  });
  expect(asked.status).toBe(204);
  await office.notifier.settled();
  expect((await app.request(linkTo('confirm'), { method: 'POST' })).status).toBe(200);
  expect((await storage.person('ann'))!.notices.mail).toBe('ann@example.org');

  await storage.createTable({ id: 't1', secret: 's', lines: [line(1)], card: card('t1'), due: null });
  await deciding([0]);
  await office.notifier.turnCame('ann');
  now += PACE.delay;
  await office.notifier.run();
  await office.notifier.settled();
  expect(mailServer.received).toHaveLength(2);
  expect(nth(mailServer.received, 1).body).toContain('https://games.example/table/t1');
  expect(nth(mailServer.received, 1).headers).toContain(
    `List-Unsubscribe: <https://games.example${linkTo('stop')}>`,
  );

  expect((await app.request(linkTo('stop'), { method: 'POST' })).status).toBe(200);
  expect((await storage.person('ann'))!.notices.mail).toBeNull();
  await office.notifier.turnCame('ann');
  now += PACE.between;
  await office.notifier.run();
  await office.notifier.close();
  expect(mailServer.received).toHaveLength(2);
});

test('two nodes on one storage send one mail, and share their keys', async () => {
  await storage.changePerson(person('ann', { mail: 'ann@example.org' }));
  await storage.createTable({ id: 't1', secret: 's', lines: [line(1)], card: card('t1'), due: null });
  await deciding([0]);
  const [one, other] = [await open(), await open()];
  expect(one.pushKey).toBe(other.pushKey);
  for (const { notifier } of [one, other, one]) await notifier.turnCame('ann');
  now += PACE.delay;
  await Promise.all([one, other, one, other].map(({ notifier }) => notifier.run()));
  await Promise.all([one, other].map(({ notifier }) => notifier.close()));
  expect(mailServer.received).toHaveLength(1);
});
