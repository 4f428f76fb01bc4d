import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { PRICES } from '../limits/prices.ts';
import type { Log } from '../observe/log.ts';
import type { Pulse } from '../observe/pulse.ts';
import { type Guest, guestOf, type Reception } from './guest.ts';
import { hangUp, terminateSoon } from './hanging-up.ts';

const HEARTBEAT = 20_000;
/** Bytes a slow connection may be behind before it is cut; it comes back and asks for the rest. */
const BACKLOG = 2 * 1024 * 1024;
/** Messages of one connection that may wait for their answer. */
const WAITING = 64;

export interface SocketContext extends Reception {
  readonly log: Log;
  readonly pulse: Pulse;
}

interface Arrival {
  /** The TCP connection below the socket, to count its bytes. */
  readonly connection: Duplex;
  /** Who pays. */
  readonly address: string;
  /** Of this connection alone. */
  readonly name: string;
  readonly reception: SocketContext;
}

/** Hears one connection until it closes: message by message, and every byte is paid for. */
export function attend(client: WebSocket, { connection, address, name, reception }: Arrival): Guest {
  const { limits, log, pulse } = reception;
  const guest = guestOf(reception, { write, address });
  let waiting = 0;
  let last = Promise.resolve();

  /** An address pays for what it is told, since it has asked for it, however many sockets it holds open. */
  function write(text: string): void {
    limits.charge(address, PRICES.tell + (text.length / 1024) * PRICES.kilobyteOut);
    if (client.bufferedAmount > BACKLOG) client.terminate();
    else client.send(text);
  }

  async function hear(text: string): Promise<void> {
    if (client.readyState !== client.OPEN) return;
    if (limits.take('asks', name) > 0) return hangUp(client, 1008, 'too-fast');
    try {
      await guest.hear(text);
    } catch (error) {
      // The storage is in trouble: the browser keeps its ask and tries again later.
      if (!pulse.failed(error)) log.error({ error }, 'ask not answered');
      client.close(1013, 'try-again');
    }
  }

  // Every byte is charged, also of fragments and noise; so is the decompressed size, below.
  connection.on('data', (bytes: Buffer) => {
    limits.charge(address, PRICES.message + (bytes.length / 1024) * PRICES.kilobyteIn);
    if (limits.isBroke(address)) hangUp(client, 1008, 'too-fast');
  });
  client.on('ping', () => limits.charge(address, PRICES.tell));
  watchOver(client);
  client.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) return hangUp(client, 1003, 'not-text');
    if (++waiting > WAITING) return hangUp(client, 1008, 'too-fast');
    const text = data.toString();
    limits.charge(address, (text.length / 1024) * PRICES.kilobyteIn);
    // One after the other: an answer never overtakes the hello before it.
    last = last.then(() => hear(text)).finally(() => waiting--);
  });
  // A client that sent no valid message is told why (1009: too large), then ignored and cut.
  client.on('error', () => terminateSoon(client));
  client.on('close', () => void last.then(() => guest.leave()));
  return guest;
}

/** The heartbeat: ends a connection that has said nothing by the first beat, or does not answer before the next. */
function watchOver(client: WebSocket): void {
  let alive = true;
  let spoken = false;
  const beat = setInterval(() => {
    if (!alive || !spoken) return client.terminate();
    alive = false;
    client.ping();
  }, HEARTBEAT);
  client.on('pong', () => {
    alive = true;
  });
  client.on('message', () => {
    alive = true;
    spoken = true;
  });
  client.on('close', () => clearInterval(beat));
}
