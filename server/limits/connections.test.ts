import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nth } from '../../core/sure.ts';
import { boundConnections } from './connections.ts';
import { limitsOf } from './limits.ts';

let server: Server;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  server = createServer((_, response) => void response.end('here'));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise(resolve => server.close(resolve));
});

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

async function isServed(): Promise<boolean> {
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return String(answer[0]).startsWith('HTTP/1.1 200');
}

const limits = () => limitsOf(0.01, () => {});

test('one address has so many connections, half open or not, and others again when it hangs up', async () => {
  boundConnections(server, { trustProxy: false, rateLimits: 0.01 }, limits());
  for (let n = 0; n < 3; n++) await once(open(), 'connect');
  expect(await isServed()).toBe(true);
  expect(await isServed()).toBe(false);
  nth(sockets, 0).destroy();
  await vi.waitFor(async () => expect(await isServed()).toBe(true));
});

test('a proxy of ours has as many as it needs, up to all there are', async () => {
  boundConnections(server, { trustProxy: true, rateLimits: 0.01 }, limits());
  for (let n = 0; n < 79; n++) await once(open(), 'connect');
  expect(await isServed()).toBe(true);
  expect(await isServed()).toBe(false);
});

test('an address that will not listen is not listened to', async () => {
  const counted = limits();
  boundConnections(server, { trustProxy: false, rateLimits: 0.01 }, counted);
  expect(await isServed()).toBe(true);
  for (let n = 0; n < 3; n++) counted.charge('127.0.0.1', 1_000_000);
  expect(await isServed()).toBe(false);
});

test('without limits nothing is counted', async () => {
  boundConnections(server, { trustProxy: false, rateLimits: 0 }, limits());
  for (let n = 0; n < 100; n++) await once(open(), 'connect');
  expect(await isServed()).toBe(true);
});
