import { once } from 'node:events';
import { WebSocket } from 'ws';
import { nth } from '../../../core/sure.ts';
import { LIMITS } from '../../../wire/limits.ts';
import type { Tell } from '../../../wire/tells.ts';
import { get } from './from-address.ts';
import type { Verdicts } from './verdict.ts';
import type { Victims } from './victims.ts';
import { parsed } from '../../../core/data.ts';
import { textOf } from '../../text-of.ts';

const FROM = '127.0.0.74';
const BATCHES = 400;

/** Answers of as many moves as one may send, over several sockets of one address: charged by the move, not by the message. */
export async function floodBatches(
  port: number,
  verdicts: Verdicts,
  { tables, people }: Victims,
): Promise<void> {
  const codes = new Set<string>();
  await Promise.all(
    people.map(({ key }) => sendBatches(port, { key, table: nth(tables, 0) }, code => codes.add(code))),
  );
  for (const code of codes) verdicts.note(`flood of batches: ${code}`);
  if (!codes.has('too-fast') && !codes.has('closed 1008'))
    verdicts.violations.push('a flood of answers with many moves was not refused');
  if (codes.has('done')) verdicts.violations.push('an answer of impossible moves was done');
  const { status } = await get({ port, from: '127.0.0.75', path: '/api/house' });
  if (status !== 200) verdicts.violations.push(`others are answered ${status} beside a flood of batches`);
}

interface Sender {
  readonly key: string;
  readonly table: string;
}

async function sendBatches(
  port: number,
  { key, table }: Sender,
  note: (code: string) => void,
): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { localAddress: FROM });
  socket.on('error', () => {});
  const closed = new Promise<void>(resolve => {
    socket.on('close', code => {
      note(`closed ${code}`);
      resolve();
    });
  });
  await once(socket, 'open').catch(() => {});
  const moves = Array.from({ length: LIMITS.moves }, () => ({ type: 'end-turn' }));
  let sent = 0;
  const more = () => {
    if (sent++ < BATCHES)
      socket.send(JSON.stringify({ type: 'answer', id: `b${sent}`, table, step: 0, moves }));
    else socket.close();
  };
  socket.on('message', data => {
    const tell = parsed<Tell>(textOf(data));
    if (tell.type === 'refused') note(tell.refusal.code);
    if (tell.type === 'done') note('done');
    if (tell.type === 'refused' || tell.type === 'done' || tell.type === 'welcome') more();
  });
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'hello', id: 'h', key }));
  await closed;
}
