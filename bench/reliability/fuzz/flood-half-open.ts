import { connect, type Socket } from 'node:net';
import { nth } from '../../../core/sure.ts';
import { get } from './from-address.ts';
import { until } from '../until.ts';
import type { Verdicts } from './verdict.ts';

const FROM = '127.0.0.72';
const CONNECTIONS = 900;
/** Milliseconds after which the house must have hung up on all of them. */
const PATIENCE = 90_000;

/** Connections that never say what they want, or only half of it. */
const BEGINNINGS = [
  '',
  'GET /health HT',
  'GET /api/house HTTP/1.1\r\nHost: x\r\n',
  'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n',
];

/** Others are served meanwhile, one address holds only so many, and in the end none is left. */
export async function floodHalfOpen(port: number, verdicts: Verdicts): Promise<void> {
  const sockets = Array.from({ length: CONNECTIONS }, (_, n) =>
    open(port, nth(BEGINNINGS, n % BEGINNINGS.length)),
  );
  const left = () => sockets.filter(({ closed }) => !closed).length;
  const { status } = await get({ port, from: '127.0.0.73', path: '/api/house' });
  if (status !== 200) verdicts.violations.push(`others are answered ${status} beside half-open connections`);
  await until(() => left() === 0, PATIENCE).catch(() =>
    verdicts.violations.push(`${left()} half-open connections stay open`),
  );
  for (const socket of sockets) socket.destroy();
  // Whoever was let in is told that it took too long; the others are not even answered.
  const held = sockets.filter(({ bytesRead }) => bytesRead > 0).length;
  verdicts.note(`half-open connections: ${held} of ${CONNECTIONS} let in`);
  if (held > CONNECTIONS / 2) verdicts.violations.push(`one address holds ${held} half-open connections`);
}

function open(port: number, beginning: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: FROM });
  socket.on('error', () => {});
  socket.resume();
  if (beginning !== '') socket.write(beginning);
  return socket;
}
