import { once } from 'node:events';
import { WebSocket } from 'ws';
import { floodBatches } from './flood-batches.ts';
import { floodFiles } from './flood-files.ts';
import { floodHalfOpen } from './flood-half-open.ts';
import type { Verdicts } from './verdict.ts';
import type { Victims } from './victims.ts';

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
    const answer = await fetch(`http://127.0.0.1:${port}/api/tables`);
    verdicts.note(`flood: ${answer.status}`);
    verdicts.read(await answer.text(), 'a request');
    refused ||= answer.status === 429;
    if (answer.status >= 500) verdicts.violations.push(`${answer.status} in a flood of requests`);
  }
  return refused;
}

async function tooManyAsks(port: number, verdicts: Verdicts): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
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
  const sockets = Array.from({ length: 400 }, () => new WebSocket(`ws://127.0.0.1:${port}/socket`));
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
