import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../../wire/limits.ts';
import type { Tell } from '../../wire/tells.ts';
import type { Settings } from '../config.ts';
import { addressOf } from '../limits/address.ts';
import { PRICES } from '../limits/prices.ts';
import { attend, type SocketContext } from './attending.ts';
import type { Guest } from './guest.ts';
import { turnAway } from './hanging-up.ts';
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

/** Connections one address may hold open. */
const PER_ADDRESS = 300;
/** Every open connection keeps the memory of its compressor: 48 kB in this size instead of 256, and frames hardly larger. */
const COMPRESSION = {
  threshold: 2048,
  serverMaxWindowBits: 13,
  zlibDeflateOptions: { level: 1, memLevel: 5 },
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
};

export function openSockets(
  server: Server,
  reception: SocketContext & { readonly settings: Settings },
): Sockets {
  const { settings, limits, log } = reception;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: COMPRESSION,
  });
  const guests = new Map<WebSocket, Guest>();
  const crowd = crowdOf();

  server.on('upgrade', (request, socket, head) => {
    // Until the handshake is done nobody else listens for errors of this connection.
    socket.on('error', () => socket.destroy());
    admit(request, socket, head).catch(error => {
      log.error({ error }, 'connection not opened');
      socket.destroy();
    });
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const wrong = faultOf(request, settings);
    if (wrong) return turnAway(socket, wrong);
    const address = addressOf(request, settings.trustProxy);
    const crowded = settings.rateLimits > 0 && crowd.from(address) >= PER_ADDRESS;
    const wait = limits.take('sockets', address) || limits.take('work', address, PRICES.connection);
    if (crowded || wait > 0) return turnAway(socket, 429, wait || 60);
    wss.handleUpgrade(request, socket, head, client => receive(client, socket, address));
  }

  function receive(client: WebSocket, connection: Duplex, address: string): void {
    const name = `${address} ${guests.size} ${performance.now()}`;
    const guest = attend(client, { connection, address, name, reception });
    guests.set(client, guest);
    crowd.came(address);
    client.on('close', () => {
      guests.delete(client);
      crowd.left(address);
    });
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
        // Not all at once: a restarted server should not be overrun.
        const pause: Tell = { type: 'pause', milliseconds: 500 + Math.floor(Math.random() * 1500) };
        client.send(JSON.stringify(pause));
        client.close(1012, 'restart');
      }
      wss.close();
    },
  };
}

/** The status that a handshake is refused with; null when it is in order. */
function faultOf(request: IncomingMessage, settings: Settings): 400 | 403 | 404 | 426 | null {
  const path = request.url ?? '/';
  if (!URL.canParse(path, 'http://house')) return 400;
  if (new URL(path, 'http://house').pathname !== '/socket') return 404;
  if (request.headers.upgrade?.toLowerCase() !== 'websocket') return 426;
  return isOwnOrigin(request, settings) ? null : 403;
}

/** How many connections each address holds open. */
function crowdOf() {
  const open = new Map<string, number>();
  return {
    from: (address: string): number => open.get(address) ?? 0,
    came: (address: string) => void open.set(address, (open.get(address) ?? 0) + 1),
    left(address: string): void {
      const others = (open.get(address) ?? 1) - 1;
      if (others > 0) open.set(address, others);
      else open.delete(address);
    },
  };
}
