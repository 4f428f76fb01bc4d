import { once } from 'node:events';
import { createConnection } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { nth } from '../../core/sure.ts';
import { LIMITS } from '../../wire/limits.ts';
import { isByHouse } from '../../wire/refused.ts';
import type { Refused, Tell } from '../../wire/tells.ts';
import { newPerson } from '../test/browser.ts';
import { ownHouse } from '../test/own-house.ts';
import { sharedHouse } from '../test/shared-house.ts';

const house = sharedHouse();

async function connect(options: ClientOptions = {}, { port } = house): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, options);
  await once(socket, 'open');
  // Being cut off is what these tests are about.
  socket.on('error', () => {});
  return socket;
}

/** How the house turned somebody away before a conversation began. */
async function statusOf(path: string, options: ClientOptions = {}, { port } = house): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
  return new Promise(resolve => {
    socket.on('error', () => {});
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode!));
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
  });
}

async function ending(socket: WebSocket): Promise<string> {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  return [code, String(reason)].join(' ').trim();
}

async function answer(socket: WebSocket, message: string): Promise<unknown> {
  socket.send(message);
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(String(data));
}

describe('who may connect', () => {
  test('pages of this house and programs, and only at the one address', async () => {
    const { port } = house;
    expect(await statusOf('/socket')).toBe(101);
    expect(await statusOf('/socket', { origin: `http://127.0.0.1:${port}` })).toBe(101);
    expect(await statusOf('/elsewhere')).toBe(404);
  });

  test.each(['http://elsewhere.example', 'https://127.0.0.1.elsewhere.example', 'null', 'x'])(
    'no page of %s',
    async origin => {
      expect(await statusOf('/socket', { origin })).toBe(403);
    },
  );

  test('a name that a proxy passes on counts only where a proxy is trusted', async () => {
    const through = { origin: 'https://games.example', headers: { 'x-forwarded-host': 'games.example' } };
    expect(await statusOf('/socket', through)).toBe(403);
    const behind = await ownHouse({ trustProxy: true });
    expect(await statusOf('/socket', through, behind)).toBe(101);
    await behind.stop();
    const named = await ownHouse({ url: 'https://games.example' });
    expect(await statusOf('/socket', { origin: 'https://games.example' }, named)).toBe(101);
    await named.stop();
  });

  test.each([
    ['GET // HTTP/1.1', 'websocket', 400],
    ['GET http://[ HTTP/1.1', 'websocket', 400],
    ['GET //[/socket HTTP/1.1', 'websocket', 400],
    ['GET /%ff/../nonsense HTTP/1.1', 'websocket', 404],
    ['GET * HTTP/1.1', 'websocket', 404],
    ['GET /socket HTTP/1.1', 'h2c', 426],
    ['POST /socket HTTP/1.1', 'websocket', 405],
    // No key, and none of the headers of a handshake.
    ['GET /socket HTTP/1.1', 'websocket', 400],
  ])('“%s” with an upgrade to %s is answered, not an error of the house', async (line, upgrade, status) => {
    const lines: string[] = [];
    const own = await ownHouse({}, { write: text => void lines.push(text) });
    const socket = createConnection(own.port, '127.0.0.1');
    socket.write(`${line}\r\nHost: house\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    socket.destroy();
    await own.stop();
    expect(lines).toEqual([]);
  });

  test('the address of the socket is no page', async () => {
    const answer = await fetch(`http://127.0.0.1:${house.port}/socket`);
    expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket']);
  });

  test('not as often as one likes', async () => {
    const strict = await ownHouse({ rateLimits: 0.02 });
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429) statuses.push(await statusOf('/socket', {}, strict));
    expect(statuses.length).toBeGreaterThan(5);
    await strict.stop();
  });
});

describe('what may be said', () => {
  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no known ask', '{"type":"conquer","id":"x"}'],
    ['a field too many', '{"type":"ping","id":"x","extra":1}'],
  ])('%s is answered, and the conversation goes on', async (_, text) => {
    const socket = await connect();
    expect(await answer(socket, text)).toMatchObject({
      type: 'refused',
      refusal: { code: 'not-understood', clause: 'house' },
    });
    expect(await answer(socket, '{"type":"ping","id":"p"}')).toEqual({ type: 'done', id: 'p' });
    socket.terminate();
  });

  test.each([
    ['a bottomless move', `{"type":"answer","id":"x","moves":[${'['.repeat(5000)}${']'.repeat(5000)}]}`],
    ['nothing but brackets', '['.repeat(30_000)],
    ['more values than anybody needs', `[${'[],'.repeat(10_500)}[]]`],
  ])('%s is refused as such, and the conversation goes on', async (_, text) => {
    const socket = await connect();
    expect(await answer(socket, text)).toMatchObject({ refusal: { code: 'too-nested', clause: 'house' } });
    expect(await answer(socket, '{"type":"ping","id":"p"}')).toEqual({ type: 'done', id: 'p' });
    socket.terminate();
  });

  test('something too large is explained before the line goes dead, however it was sent', async () => {
    for (let n = 0; n < 10; n++) {
      const socket = await connect();
      const end = ending(socket);
      socket.send('{"type":"ping","id":"p"}');
      socket.send('x'.repeat(LIMITS.message * (1 + 50 * (n % 2))));
      socket.send('x'.repeat(LIMITS.message + 1));
      expect(await end).toBe('1009');
    }
  });

  test('pictures and sounds are no asks', async () => {
    const socket = await connect();
    socket.send(Buffer.from([1, 2, 3]));
    expect(await ending(socket)).toBe('1003 not-text');
  });

  test('who does not wait for answers is cut off, and is not heard any more', async () => {
    const socket = await connect();
    for (let n = 0; n < 200; n++) socket.send(`{"type":"ping","id":"${n}"}`);
    expect(await ending(socket)).toBe('1008 too-fast');
  });

  test('who asks all the time is cut off too', async () => {
    const strict = await ownHouse({ rateLimits: 0.1 });
    const socket = await connect({}, strict);
    const end = ending(socket);
    let answers = 0;
    socket.on('message', () => {
      answers++;
      socket.send('{"type":"ping","id":"more"}');
    });
    socket.send('{"type":"ping","id":"first"}');
    expect(await end).toBe('1008 too-fast');
    expect(answers).toBeGreaterThanOrEqual(12);
    await strict.stop();
  });

  test('much work is refused with the time to come back, over however many sockets it is asked', async () => {
    const strict = await ownHouse({ rateLimits: 0.1 });
    const { key } = await newPerson(strict.port, 'Ann');
    // One socket alone is refused for the number of its messages before the work is too much.
    const sockets = [await connect({}, strict), await connect({}, strict), await connect({}, strict)];
    for (const socket of sockets) await answer(socket, JSON.stringify({ type: 'hello', id: 'h', key }));
    const moves = Array.from({ length: LIMITS.moves }, () => ({ type: 'plant' }));
    const heavy = JSON.stringify({ type: 'answer', id: 'a', table: 'none', step: 0, moves });
    const refusals: Refused[] = [];
    while (refusals.at(-1)?.code !== 'too-fast') {
      const socket = nth(sockets, refusals.length % sockets.length);
      refusals.push(((await answer(socket, heavy)) as Extract<Tell, { type: 'refused' }>).refusal);
    }
    expect(refusals[0]).toMatchObject({ code: 'no-such-table' });
    const last = refusals.at(-1);
    expect(last && isByHouse(last) && last.with?.seconds).toBeGreaterThan(0);
    await strict.stop();
  });

  test('what is no message is work too: whoever does not stop to ping is cut off', async () => {
    const strict = await ownHouse({ rateLimits: 0.01 });
    const socket = await connect({}, strict);
    const end = ending(socket);
    const noise = setInterval(() => {
      for (let n = 0; n < 500; n++) socket.ping();
    });
    expect(await end).toBe('1008 too-fast');
    clearInterval(noise);
    await strict.stop();
  });

  test('what is packed is charged as what it unpacks to', async () => {
    const strict = await ownHouse({ rateLimits: 0.001, trustProxy: true });
    const socket = await connect({}, strict);
    await answer(socket, `"${'x'.repeat(LIMITS.message - 10)}"`);
    expect((await fetch(`http://127.0.0.1:${strict.port}/api/house`)).status).toBe(429);
    socket.terminate();
    await strict.stop();
  });
});

test('a stranger is told to say hello first, and a false key is nobody’s', async () => {
  const socket = await connect();
  const back = JSON.stringify({ type: 'return', id: 'r', table: 'none' });
  expect(await answer(socket, back)).toMatchObject({ refusal: { code: 'say-hello-first' } });
  const hello = (key: string) => answer(socket, JSON.stringify({ type: 'hello', id: 'h', key }));
  const { key, person } = await newPerson(house.port, 'Ann');
  const last = key.at(-1) === 'A' ? 'B' : 'A';
  expect(await hello(key.slice(0, -1) + last)).toMatchObject({ refusal: { code: 'unknown-key' } });
  expect(await hello(key)).toMatchObject({ type: 'welcome', person: { id: person.id, name: 'Ann' } });
  socket.terminate();
});
