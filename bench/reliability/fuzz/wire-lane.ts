import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { type Random, randomOf, seedRng } from '../../../core/random.ts';
import { oddText } from './odd-values.ts';
import type { Lane } from './lane.ts';

/** Milliseconds a broken conversation is listened to. */
const LISTENS = 300;

/** Bytes that are no HTTP, or stop in the middle, or are frames that no browser would send. */
export async function wireLane({ port, verdicts, seed, next }: Lane): Promise<void> {
  const random = randomOf(seedRng(seed));
  while (next()) {
    const text = await converse(port, hostileBytes(random, port), random);
    verdicts.read(text, 'a bare connection');
    const [, status = 'nothing'] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
    verdicts.note(`bare connection: ${status}`);
    if (status.startsWith('5')) verdicts.violations.push(`${status} on a bare connection`);
  }
}

/** Sends the parts one after the other, then hangs up or simply vanishes. */
function converse(port: number, parts: readonly (string | Buffer)[], random: Random): Promise<string> {
  return new Promise(resolve => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    const late = setTimeout(done, LISTENS + parts.length * 5);
    socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      resolve(text);
    });
    for (const part of parts) socket.write(part);
    if (random.int(3) === 0) socket.end();
    else if (random.int(4) === 0) socket.resetAndDestroy();
  });
}

const handshake = (port: number, extra = '') =>
  `GET /socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n${extra}\r\n`;

function hostileBytes(random: Random, port: number): readonly (string | Buffer)[] {
  const noise = () => Buffer.from(Array.from({ length: random.int(400) }, () => random.int(256)));
  const length = 1 + random.int(3000);
  return random.pick<() => (string | Buffer)[]>([
    () => [noise()],
    () => [handshake(port).slice(0, random.int(150))],
    () => [handshake(port, `Origin: ${oddText(random).replace(/[^ -~]/g, '?')}\r\n`)],
    () => [handshake(port, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99\r\n')],
    () => [handshake(port).replace('Version: 13', 'Version: 99')],
    () => [handshake(port), noise()],
    // A frame that promises more than it brings.
    () => [handshake(port), Buffer.from([0x81, 0xfe, length >> 8, length & 255, 1, 2, 3, 4]), noise()],
    // One that promises more than there is in the world.
    () => [handshake(port), Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])],
    // Without a mask, with reserved bits, a control frame in pieces, text that is no UTF-8.
    () => [handshake(port), Buffer.from([0x81, 0x05, 104, 101, 108, 108, 111])],
    () => [handshake(port), Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
    () => [handshake(port), Buffer.from([0x09, 0x80, 0, 0, 0, 0])],
    () => [handshake(port), Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28])],
    () => [handshake(port), Buffer.from([0xc1, 0x85, 0, 0, 0, 0, 1, 2, 3, 4, 5])],
    () => [
      `POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: ${random.pick([10, 1e9, -1])}\r\n\r\n{"na`,
    ],
    () => ['POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nxx\r\n0\r\n\r\n'],
    () => [
      'POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    () => [`GET ${'/a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    () => [`GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`],
    () => ['GET / HTTP/9.9\r\n\r\n'],
    () => ['GET http://example.org/api/house HTTP/1.1\r\nHost: a b c\r\n\r\n'],
    () => ['GET / HTTP/1.1\r\n\r\n'],
  ])();
}
