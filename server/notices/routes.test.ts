import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { keyed } from '../../core/sure.ts';
import { securityHeaders } from '../security-headers.ts';
import { type Codes, openCodes } from './codes.ts';
import { isEndpoint } from './endpoints.ts';
import { noticeRoutes } from './routes.ts';
import { type Memory, memory, person } from './test/memory.ts';

const DAY = 86_400_000;
const ENDPOINT = 'https://push.example/device/1';
const KEYS = {
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
};
const ADDRESS = 'ann@example.org';

let storage: Memory;
let codes: Codes;
let asked: string[];
let now: number;
let app: Hono;

beforeEach(async () => {
  storage = memory(person('ann'), person('bob', { language: 'fr' }));
  codes = await openCodes(storage);
  asked = [];
  now = 0;
  app = new Hono().use(securityHeaders).route(
    '/api',
    noticeRoutes({
      storage,
      codes,
      notifier: { askAddress: ({ person: { id } }, address) => void asked.push(`${id} ${address}`) },
      push: { accepts: isEndpoint },
      now: () => now,
      personOf: context => storage.person(context.req.header('authorization') ?? ''),
      networkOf: () => 'home',
    }),
  );
});

const send = (method: string, path: string, body: unknown, who = 'ann') =>
  app.request(`/api${path}`, {
    method,
    headers: { authorization: who, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a device subscribes, again, and unsubscribes', async () => {
  for (let i = 0; i < 2; i++) {
    expect(
      (await send('POST', '/me/push', { endpoint: ENDPOINT, keys: KEYS, expirationTime: null })).status,
    ).toBe(204);
    expect(await storage.subscriptions('ann')).toEqual([{ person: 'ann', endpoint: ENDPOINT, ...KEYS }]);
    expect(keyed(storage.people, 'ann').notices.push).toBe(true);
  }
  expect((await send('DELETE', '/me/push', { endpoint: ENDPOINT })).status).toBe(204);
  expect(await storage.subscriptions('ann')).toEqual([]);
  expect(keyed(storage.people, 'ann').notices.push).toBe(false);
});

test('push stays on while another device has it; the oldest of too many goes', async () => {
  for (let i = 0; i < 12; i++) await send('POST', '/me/push', { endpoint: `${ENDPOINT}${i}`, keys: KEYS });
  const kept = (await storage.subscriptions('ann')).map(({ endpoint }) => endpoint);
  expect(kept).toEqual(Array.from({ length: 10 }, (_, i) => `${ENDPOINT}${i + 2}`));
  await send('DELETE', '/me/push', { endpoint: kept[0] });
  expect(keyed(storage.people, 'ann').notices.push).toBe(true);
});

test('nobody silences the device of another', async () => {
  await send('POST', '/me/push', { endpoint: ENDPOINT, keys: KEYS });
  expect((await send('DELETE', '/me/push', { endpoint: ENDPOINT }, 'bob')).status).toBe(204);
  expect(await storage.subscriptions('ann')).toHaveLength(1);
});

test.each([
  ['POST', '/me/push', '{'],
  ['POST', '/me/push', {}],
  ['POST', '/me/push', { endpoint: 'https://127.0.0.1/x', keys: KEYS }],
  ['POST', '/me/push', { endpoint: 'http://push.example/x', keys: KEYS }],
  ['POST', '/me/push', { endpoint: ENDPOINT, keys: { ...KEYS, auth: 'AA' } }],
  ['POST', '/me/push', { endpoint: ENDPOINT, keys: { ...KEYS, p256dh: '<script>' } }],
  ['DELETE', '/me/push', { endpoint: 7 }],
  ['POST', '/me/mail', { address: 'nobody' }],
  ['POST', '/me/mail', { address: `${'x'.repeat(250)}@example.org` }],
  ['POST', '/me/mail', { address: 'a@example.org\r\nBcc: eve@example.org' }],
  ['POST', '/me/mail', { address: 'a@example.org, eve@example.org' }],
])('%s %s refuses nonsense: %j', async (method, path, body) => {
  const response = await send(method, path, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: body === '{' ? 'not-understood' : 'bad-request' });
  expect([await storage.subscriptions('ann'), asked]).toEqual([[], []]);
});

test.each([
  ['POST', '/me/push', { endpoint: ENDPOINT, keys: KEYS }],
  ['DELETE', '/me/push', { endpoint: ENDPOINT }],
  ['POST', '/me/mail', { address: ADDRESS }],
])('%s %s is for people with a key', async (method, path, body) => {
  const response = await send(method, path, body, 'stranger');
  expect([response.status, asked]).toEqual([401, []]);
});

test('an address is asked, and used only once its owner has pressed the button', async () => {
  expect((await send('POST', '/me/mail', { address: ADDRESS })).status).toBe(204);
  expect(asked).toEqual([`ann ${ADDRESS}`]);

  const code = codes.write({ purpose: 'confirm', person: 'ann', address: ADDRESS, expires: DAY });
  const look = await app.request(`/api/mail/confirm?code=${code}`);
  expect([look.status, keyed(storage.people, 'ann').notices.mail]).toEqual([200, null]);
  expect(await look.text()).toContain('<form method="post">');

  const press = await app.request(`/api/mail/confirm?code=${code}`, { method: 'POST' });
  expect([press.status, keyed(storage.people, 'ann').notices.mail]).toEqual([200, ADDRESS]);
});

test('a domain is written in its owner’s letters, and used as mail servers know it', async () => {
  expect((await send('POST', '/me/mail', { address: 'ann@Bücher.example' })).status).toBe(204);
  expect(asked).toEqual(['ann ann@xn--bcher-kva.example']);
  for (const address of ['ann@', 'ann@a b.example', 'ann@exa_mple', 'änn@example.org', 'ann@b@example.org'])
    expect((await send('POST', '/me/mail', { address })).status).toBe(400);
});

test('a link in an old mail does nothing for somebody who has been forgotten', async () => {
  const grant = { person: 'ann', expires: DAY } as const;
  const confirm = codes.write({ ...grant, purpose: 'confirm', address: ADDRESS });
  const stop = codes.write({ ...grant, purpose: 'stop', address: codes.mark(ADDRESS) });
  storage.people.set('ann', { ...person('ann'), name: '' });
  for (const path of [`confirm?code=${confirm}`, `stop?code=${stop}`])
    expect((await app.request(`/api/mail/${path}`, { method: 'POST' })).status).toBe(400);
  expect(keyed(storage.people, 'ann').notices.mail).toBeNull();
});

test('a late, false or foreign link changes nothing', async () => {
  const grant = { purpose: 'confirm', person: 'ann', address: ADDRESS, expires: DAY } as const;
  const stop = codes.write({ ...grant, purpose: 'stop' });
  const nobody = codes.write({ ...grant, person: 'nobody' });
  const late = codes.write({ ...grant, expires: 0 });
  for (const code of [stop, nobody, late, 'x', '', '%00', encodeURIComponent('<script>')])
    for (const method of ['GET', 'POST']) {
      const response = await app.request(`/api/mail/confirm?code=${code}`, { method });
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('<script>');
    }
  expect((await app.request('/api/mail/confirm')).status).toBe(400);
  expect(keyed(storage.people, 'ann').notices.mail).toBeNull();
});

test('mails stop without a key, for the address they went to', async () => {
  storage.people.set('bob', person('bob', { mail: 'bob@example.org', language: 'fr' }));
  const link = (address: string) =>
    `/api/mail/stop?code=${codes.write({ purpose: 'stop', person: 'bob', address: codes.mark(address), expires: null })}`;
  now = 1000 * DAY;

  await app.request(link('old@example.org'), { method: 'POST' });
  expect(keyed(storage.people, 'bob').notices.mail).toBe('bob@example.org');

  const look = await app.request(link('bob@example.org'));
  expect(await look.text()).toContain('<html lang="fr">');
  expect(keyed(storage.people, 'bob').notices.mail).toBe('bob@example.org');

  // As a mail program does it: RFC 8058.
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  for (let i = 0; i < 2; i++) expect((await app.request(link('bob@example.org'), oneClick)).status).toBe(200);
  expect(keyed(storage.people, 'bob').notices.mail).toBeNull();
});

test('the pages run no script, may send their form, and are kept by nobody', async () => {
  const { headers } = await app.request('/api/mail/stop?code=x', {
    headers: { 'accept-language': 'fr-CH, en' },
  });
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*form-action 'self'/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  const french = await app.request('/api/mail/stop?code=x', { headers: { 'accept-language': 'fr-CH, en' } });
  expect(await french.text()).toContain('Ce lien ne fonctionne pas');
});
