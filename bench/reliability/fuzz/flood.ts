import { once } from 'node:events';
import { WebSocket } from 'ws';
import { floodBatches } from './flood-batches.ts';
import { floodFiles } from './flood-files.ts';
import { floodHalfOpen } from './flood-half-open.ts';
import { get } from './from-address.ts';
import type { Verdicts } from './verdict.ts';
import type { Victims } from './victims.ts';

/** Each flood comes from an address of its own: what one has used up must not protect from the next. */
const FROM = { requests: '127.0.0.76', asks: '127.0.0.77', sockets: '127.0.0.78' };

/** More of everything than one visitor is allowed, against a house that counts: it must refuse, and stay well. */
export async function flood(port: number, verdicts: Verdicts, victims: Victims): Promise<void> {
  await floodFiles(port, verdicts, victims);
  await floodBatches(port, verdicts, victims);
  await floodHalfOpen(port, verdicts);
  const refused = await tooManyRequests(port, verdicts);
  const cut = await tooManyAsks(port, verdicts);
  const turnedAway = await tooManySockets(port, verdicts);
  if (!refused) verdicts.violations.push('a flood of requests was not refused');
  if (!cut) verdicts.violations.push('a flood of asks was not cut off');
  if (!turnedAway) verdicts.violations.push('a flood of sockets was not turned away');
}

async function tooManyRequests(port: number, verdicts: Verdicts): Promise<boolean> {
  let refused = false;
  for (let n = 0; n < 1000; n++) {
    const { status, text } = await get({ port, from: FROM.requests, path: '/api/tables' });
    verdicts.note(`flood: ${status}`);
    verdicts.read(text, 'a request');
    refused ||= status === 429;
    if (status >= 500) verdicts.violations.push(`${status} in a flood of requests`);
  }
  return refused;
}

async function tooManyAsks(port: number, verdicts: Verdicts): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { localAddress: FROM.asks });
  await once(socket, 'open');
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  for (let n = 0; n < 500; n++) socket.send(JSON.stringify({ type: 'ping', id: `p${n}` }));
  const late = setTimeout(() => socket.terminate(), 15_000);
  const code = await closed;
  clearTimeout(late);
  verdicts.note(`flood: closed ${code}`);
  return code === 1008;
}

async function tooManySockets(port: number, verdicts: Verdicts): Promise<boolean> {
  const sockets = Array.from(
    { length: 400 },
    () => new WebSocket(`ws://127.0.0.1:${port}/socket`, { localAddress: FROM.sockets }),
  );
  const answers = await Promise.all(
    sockets.map(
      socket =>
        new Promise<string>(resolve => {
          socket.on('open', () => resolve('open'));
          socket.on('error', error => resolve(error.message));
        }),
    ),
  );
  for (const socket of sockets) socket.terminate();
  for (const answer of answers) verdicts.note(`flood of sockets: ${answer}`);
  return answers.some(answer => answer.includes('429'));
}
