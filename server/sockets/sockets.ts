import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../../wire/limits.ts';
import type { Tell } from '../../wire/tells.ts';
import type { Settings } from '../config.ts';
import { addressOf } from '../limits/address.ts';
import { PRICES } from '../limits/prices.ts';
import type { Log } from '../observe/log.ts';
import type { Pulse } from '../observe/pulse.ts';
import { type Guest, guestOf, type Reception } from './guest.ts';
import { isOwnOrigin } from './origin.ts';

export interface Sockets {
  readonly count: () => number;
  /** Everybody who is connected here. */
  readonly people: () => string[];
  /** Whether this person is connected here. */
  readonly isHere: (person: string) => boolean;
  /** Hangs up on every device of this person. */
  dismiss(person: string): void;
  /** Asks everybody to come back in a moment, and hangs up. */
  stop(): void;
}

const HEARTBEAT = 20_000;
/** Bytes a slow connection may be behind before it is cut; it comes back and asks for the rest. */
const BACKLOG = 2 * 1024 * 1024;
/** How long a connection that broke the rules may take to hear why. */
const GOODBYE = 2000;
/** Messages of one connection that may wait for their answer. */
const WAITING = 64;
/** Connections one address may hold open. */
const PER_ADDRESS = 300;

export function openSockets(
  server: Server,
  reception: Reception & { readonly settings: Settings; readonly log: Log; readonly pulse: Pulse },
): Sockets {
  const { settings, limits, log, pulse } = reception;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: {
      threshold: 2048,
      // Every open connection keeps the memory of its compressor: 48 kB in this size instead of 256, and frames hardly larger.
      serverMaxWindowBits: 13,
      zlibDeflateOptions: { level: 1, memLevel: 5 },
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
    },
  });
  const guests = new Map<WebSocket, Guest>();
  const perAddress = new Map<string, number>();

  server.on('upgrade', (request, socket, head) => {
    // Until the handshake is done nobody else listens for errors of this connection.
    socket.on('error', () => socket.destroy());
    admit(request, socket, head).catch(error => {
      log.error({ error }, 'connection not opened');
      socket.destroy();
    });
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(request, settings.trustProxy);
    const path = request.url ?? '/';
    if (!URL.canParse(path, 'http://house')) return turnAway(socket, 400);
    if (new URL(path, 'http://house').pathname !== '/socket') return turnAway(socket, 404);
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return turnAway(socket, 426);
    if (!isOwnOrigin(request, settings)) return turnAway(socket, 403);
    const crowded = settings.rateLimits > 0 && (perAddress.get(address) ?? 0) >= PER_ADDRESS;
    const wait = limits.take('sockets', address) || limits.take('work', address, PRICES.connection);
    if (crowded || wait > 0) return turnAway(socket, 429, wait || 60);
    wss.handleUpgrade(request, socket, head, client => receive(client, socket, address));
  }

  function receive(client: WebSocket, connection: Duplex, address: string): void {
    function write(text: string): void {
      // Whoever is told something has asked for it: so they pay, however many sockets they hold open.
      limits.charge(address, PRICES.tell + (text.length / 1024) * PRICES.kilobyteOut);
      if (client.bufferedAmount > BACKLOG) client.terminate();
      else client.send(text);
    }
    const guest = guestOf(reception, { write, address });
    // Every byte counts, also of what is no message: fragments, noise. So does what it grows to when it is unpacked, below.
    connection.on('data', (bytes: Buffer) => {
      limits.charge(address, PRICES.message + (bytes.length / 1024) * PRICES.kilobyteIn);
      if (limits.isBroke(address)) hangUp(client, 1008, 'too-fast');
    });
    client.on('ping', () => limits.charge(address, PRICES.tell));
    guests.set(client, guest);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    const name = `${address} ${guests.size} ${performance.now()}`;
    let waiting = 0;
    let last = Promise.resolve();

    watchOver(client);
    client.on('message', (data, isBinary) => {
      if (isBinary || !Buffer.isBuffer(data)) return hangUp(client, 1003, 'not-text');
      if (++waiting > WAITING) return hangUp(client, 1008, 'too-fast');
      const text = data.toString();
      limits.charge(address, (text.length / 1024) * PRICES.kilobyteIn);
      // One after the other: an answer never overtakes the hello before it.
      last = last.then(() => hear(client, guest, { name, text })).finally(() => waiting--);
    });
    // Whoever sent something that is no message is told why (1009: too large); then no more is heard from them.
    client.on('error', () => terminateSoon(client));
    client.on('close', () => {
      guests.delete(client);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
      void last.then(() => guest.leave());
    });
  }

  async function hear(
    client: WebSocket,
    guest: Guest,
    { name, text }: { name: string; text: string },
  ): Promise<void> {
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

  return {
    count: () => guests.size,
    people: () => [...new Set([...guests.values()].flatMap(guest => guest.person()?.id ?? []))],
    isHere(person) {
      for (const guest of guests.values()) if (guest.person()?.id === person) return true;
      return false;
    },
    dismiss(person) {
      for (const [client, guest] of guests)
        if (guest.person()?.id === person) client.close(1008, 'unknown-key');
    },
    stop() {
      for (const [client, guest] of guests) {
        guest.leave();
        // Not all at once: whoever opens again should not be overrun.
        const pause: Tell = { type: 'pause', milliseconds: 500 + Math.floor(Math.random() * 1500) };
        client.send(JSON.stringify(pause));
        client.close(1012, 'restart');
      }
      wss.close();
    },
  };
}

/** Ends a connection that has said nothing by the first beat, or does not answer until the next. */
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

/** Says why, and hears no more, whether or not the other side says goodbye too. */
function hangUp(client: WebSocket, code: number, reason: string): void {
  if (client.readyState !== client.OPEN) return;
  client.close(code, reason);
  terminateSoon(client);
}

function terminateSoon(client: WebSocket): void {
  setTimeout(() => client.terminate(), GOODBYE).unref();
}

const REASONS = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
} as const;

function turnAway(socket: Duplex, status: keyof typeof REASONS, seconds = 0): void {
  const later = seconds > 0 ? `Retry-After: ${seconds}\r\n` : '';
  const upgrade = status === 426 ? 'Upgrade: websocket\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\n${upgrade}${later}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
