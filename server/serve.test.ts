import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from 'node:http';
import { app } from './app.ts';
import { health } from './observe/routes.ts';
import { listen, serverOf, stopListening } from './serve.ts';
import { readSite } from './site.ts';

const INDEX = `<!doctype html>${'<p>Potager</p>'.repeat(50)}`;
const folder = mkdtempSync(join(tmpdir(), 'potager-site-'));
let server: Server;
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'icon.png'), 'picture');
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), 'export {};'.repeat(50));
  server = serverOf(app(readSite(folder), routes => routes.get('/health', health)));
  port = await listen(server, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await stopListening(server);
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

/** The answer's bytes as they travel; `fetch` would unpack them and tidy the path. */
function raw(path: string, headers = {}): Promise<{ status: number; encoding: unknown; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: port, path, headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          encoding: response.headers['content-encoding'],
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/icon.png', 'image/png'],
  ['/assets/main-1a2b3c.js', 'text/javascript; charset=utf-8'],
])('%s is sent as %s', async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
});

test.each(['/', '/games/plots', '/table/abc?seat=1'])('%s belongs to the pages', async path => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(INDEX);
});

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr', 'Rien ne pousse ici'],
  ['en-GB', 'en', 'Nothing grows here'],
  ['de, fr;q=0.5', 'fr', 'Rien ne pousse ici'],
  ['ja', 'en', 'Nothing grows here'],
])('an unknown file is not found, and a person is told so kindly (%s)', async (asked, language, title) => {
  const response = await get('/missing.png', { headers: { accept: 'text/html', 'accept-language': asked } });
  expect(response.status).toBe(404);
  const html = await response.text();
  for (const part of [`<html lang="${language}">`, title, 'href="/"', '<svg']) expect(html).toContain(part);
  // The policy allows this style and no other, and no element has one of its own.
  const [, style] = /<style>([^<]*)<\/style>/.exec(html)!;
  const digest = createHash('sha256').update(style!).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${digest}'`);
  expect(html).not.toMatch(/ style=|<script/);
});

test('a program is told in a word', async () => {
  const response = await get('/missing.png');
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
});

test.each([
  '/../serve.ts',
  '/assets/../../x.ts',
  '/%2e%2e/%2e%2e/etc/passwd.txt',
  '/..%5c..%5cx.ts',
  '/%ff.x',
])('%s does not leave the folder', async path => {
  expect((await raw(path)).status).toBe(404);
});

test('text is compressed for those who accept it', async () => {
  const packed = await raw('/', { 'accept-encoding': 'br, gzip' });
  expect(packed.encoding).toBe('gzip');
  expect(gunzipSync(packed.body).toString()).toBe(INDEX);

  for (const refusal of ['', 'br', 'gzip;q=0', 'gzip; q=0.0, br']) {
    const plain = await raw('/', { 'accept-encoding': refusal });
    expect(plain.encoding).toBeUndefined();
    expect(plain.body.toString()).toBe(INDEX);
  }
});

test('pictures are sent as they are', async () => {
  expect((await raw('/icon.png', { 'accept-encoding': 'gzip' })).encoding).toBeUndefined();
});

test('hashed assets are kept for good, the rest is asked for again', async () => {
  const asset = await get('/assets/main-1a2b3c.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

  const index = await get('/');
  expect(index.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/', { headers: { 'if-none-match': index.headers.get('etag')! } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get('/', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
});

test.each(['/', '/health', '/missing.png'])('%s carries the strict headers', async path => {
  const { headers } = await get(path);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'self'; img-src 'self' data:; " +
      "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('the house says that it is well', async () => {
  expect(await (await get('/health')).json()).toEqual({ ok: true });
});

test('only GET and HEAD are answered', async () => {
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await get('/', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('a taken port is an error, not a crash', async () => {
  const second = serverOf(app(readSite(folder), () => {}));
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('a connection stays open for longer than proxies leave it idle', async () => {
  expect((await get('/health')).headers.get('keep-alive')).toBe('timeout=75');
});

test('a connection that does not say what it wants is cut off; one that is only idle is not', async () => {
  const patience = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const hasty = serverOf(
    app(readSite(folder), routes => routes.get('/health', health)),
    patience,
  );
  const place = { host: '127.0.0.1', port: await listen(hasty, { host: '127.0.0.1', port: 0 }) };
  const talk = (text: string) => {
    const socket = connect(place);
    socket.on('error', () => {});
    socket.write(text);
    return socket;
  };
  const idle = talk('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const halfOpen = ['', 'GET /health HT', 'GET /health HTTP/1.1\r\nHost: x\r\n', UNFINISHED].map(talk);
  await Promise.all(halfOpen.map(socket => once(socket.resume(), 'close')));
  idle.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(idle, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  idle.destroy();
  await stopListening(hasty);
});

const UNFINISHED = 'POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"a":';

test('connections that are kept open do not keep the house from closing', async () => {
  const other = serverOf(app(readSite(folder), routes => routes.get('/health', health)));
  const address = `http://127.0.0.1:${await listen(other, { host: '127.0.0.1', port: 0 })}/health`;
  await (await fetch(address)).text();
  await stopListening(other);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
