import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StorageTrouble } from '../storage/trouble.ts';
import { openLog } from './log.ts';
import { createMetrics, watchProcess } from './metrics.ts';
import { observeRequests } from './requests.ts';
import { health, metricsPage, ready } from './routes.ts';

const TOKEN = 'a-long-enough-token';
/** A house that knows of no proxy. */
const BARE = { url: null, trustProxy: false };
const metrics = createMetrics();
const lines: string[] = [];
const log = openLog('debug', { write: line => void lines.push(line) });
let storage: () => Promise<void> = async () => {};
let written: string | null = null;

/** Routes within routes, with a guard of their own, as the house has them. */
function tables(): Hono {
  const routes = new Hono();
  routes.use((context, next) =>
    context.req.header('x-limited') ? Promise.resolve(context.text('later', 429)) : next(),
  );
  routes.get('/tables/:id', context => context.text('a table'));
  routes.get('/thrown', () => {
    throw new Error('oops');
  });
  routes.onError((_, context) => context.text('sorry', 500));
  return routes;
}

const app = new Hono()
  .use(observeRequests({ log, metrics }))
  .get('/health', health)
  .get('/ready', ready({ check: () => storage(), trouble: () => written }, 50))
  .get('/metrics', metricsPage(metrics, { metricsToken: TOKEN, ...BARE }))
  .get('/closed/metrics', metricsPage(metrics, { metricsToken: null, ...BARE }))
  .get('/named/metrics', metricsPage(metrics, { metricsToken: TOKEN, ...BARE, url: 'https://games.example' }))
  .get('/behind/metrics', metricsPage(metrics, { metricsToken: TOKEN, ...BARE, trustProxy: true }))
  .get('/broken', context => context.text('broken', 500))
  .route('/api', tables())
  .get('*', context => context.text('the pages'))
  .all('*', context => context.text('no', 405));
const server = createAdaptorServer({ fetch: app.fetch }) as Server;
let port: number;

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });

/** `fetch` chooses the name of the host itself. */
const statusFor = (headers: { readonly [name: string]: string }) =>
  new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/metrics', headers, agent: false }, response => {
      response.resume();
      resolve(response.statusCode!);
    })
      .on('error', reject)
      .end();
  });

test('alive is alive, whatever the storage does', async () => {
  storage = () => Promise.reject(new Error('disk gone'));
  expect(await (await get('/health')).json()).toEqual({ ok: true });
});

const FULL = 'The disk is full. Make room on it.';

test.each([
  ['answers', async () => {}, null],
  ['fails', () => Promise.reject(new Error('disk gone')), 'The storage cannot be read. Look into the log.'],
  ['fails in a known way', () => Promise.reject(new StorageTrouble('disk-full', FULL)), FULL],
  ['hangs', () => new Promise<void>(() => {}), 'The storage does not answer.'],
  ['can be read but not written', async () => {}, FULL],
])('ready when the storage %s', async (name, check, reason) => {
  storage = check;
  written = name.includes('not written') ? FULL : null;
  const response = await get('/ready');
  expect(response.status).toBe(reason === null ? 200 : 503);
  expect(await response.json()).toEqual(reason === null ? { ok: true } : { ok: false, reason });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('metrics', () => {
  test('are Prometheus text, free for this machine', async () => {
    metrics.moves.inc({ game: 'plots', verdict: 'accepted' }, 3);
    const response = await get('/metrics');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/plain');
    expect(await response.text()).toContain('potager_moves_total{game="plots",verdict="accepted"} 3');
  });

  test.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
    ['x-real-ip', '203.0.113.7'],
    ['via', '1.1 proxy'],
  ])('are hidden from those whom a proxy on this machine speaks for (%s)', async (name, value) => {
    expect((await get('/metrics', { [name]: value })).status).toBe(404);
    const token = { [name]: value, authorization: `Bearer ${TOKEN}` };
    expect((await get('/metrics', token)).status).toBe(200);
  });

  test.each(['games.example', '192.168.1.9:8080', '127.0.0.1.example'])(
    'are hidden from those who call the house “%s”, though no header speaks of a proxy',
    async host => {
      expect(await statusFor({ host })).toBe(404);
      expect(await statusFor({ host, authorization: `Bearer ${TOKEN}` })).toBe(200);
    },
  );

  test.each(['localhost:8080', '127.0.0.1', '[::1]:9'])('are shown to “%s”', async host => {
    expect(await statusFor({ host })).toBe(200);
  });

  test.each(['/named/metrics', '/behind/metrics'])(
    'a house that stands behind a proxy wants the token from everybody (%s)',
    async path => {
      expect((await get(path)).status).toBe(404);
      expect((await get(path, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    },
  );

  test.each(['Bearer wrong', `Basic ${TOKEN}`, TOKEN, 'Bearer ', `Bearer ${TOKEN}x`])(
    'are hidden from “%s”',
    async authorization => {
      expect((await get('/metrics', { via: 'x', authorization })).status).toBe(404);
    },
  );

  test('without a token they stay on this machine', async () => {
    expect((await get('/closed/metrics')).status).toBe(200);
    for (const authorization of ['Bearer null', 'Bearer undefined', `Bearer ${TOKEN}`])
      expect((await get('/closed/metrics', { via: 'x', authorization })).status).toBe(404);
  });

  test.each(['192.168.1.9', '203.0.113.7', '2001:db8::1', '::ffff:10.0.0.1', ''])(
    'are hidden from a caller that comes by the network (%s)',
    async remoteAddress => {
      const env = { incoming: { socket: { remoteAddress } } };
      const host = '127.0.0.1';
      expect((await app.request('/metrics', { headers: { host } }, env)).status).toBe(404);
      const headers = { host, authorization: `Bearer ${TOKEN}` };
      expect((await app.request('/metrics', { headers }, env)).status).toBe(200);
    },
  );

  test('every name is ours', async () => {
    const own = createMetrics();
    watchProcess(own);
    const names = (await own.registry.getMetricsAsJSON()).map(({ name }) => name);
    expect(names.filter(name => !name.startsWith('potager_'))).toEqual([]);
    expect(names).toContain('potager_nodejs_eventloop_lag_p99_seconds');
    expect(names.length).toBeGreaterThan(30);
  });
});

test('requests are counted and logged by route, not by address', async () => {
  await get('/api/tables/k3m9x2p7q4ra?invite=abcdef');
  await get('/broken');
  await get('/nowhere/at/all');
  await get('/api/tables/k3m9x2p7q4ra', { 'x-limited': 'yes' });
  await get('/api/thrown');
  const text = await metrics.registry.metrics();
  expect(text).toContain('potager_http_requests_total{method="GET",route="/api/tables/:id",status="200"} 1');
  expect(text).toContain('route="/broken",status="500"} 1');
  expect(text).toContain('route="/api/*",status="429"} 1');
  expect(text).toContain('route="/api/thrown",status="500"} 1');
  expect(text).toContain('route="/*",status="200"} 1');
  expect(text).not.toContain('k3m9x2p7q4ra');
  expect(text).not.toContain('nowhere');
  expect(lines.join('')).not.toMatch(/k3m9x2p7q4ra|abcdef|nowhere/);
  const broken = lines.map(line => JSON.parse(line)).find(line => line.route === '/broken');
  expect(broken).toMatchObject({ level: 'error', status: 500 });
});
