import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** How long a connection that broke the rules may take to hear why. */
const GOODBYE = 2000;

/** Says why, and hears no more, whether or not the other side says goodbye too. */
export function hangUp(client: WebSocket, code: number, reason: string): void {
  if (client.readyState !== client.OPEN) return;
  client.close(code, reason);
  terminateSoon(client);
}

export function terminateSoon(client: WebSocket): void {
  setTimeout(() => client.terminate(), GOODBYE).unref();
}

const REASONS = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
} as const;

/** Answers a handshake with this status instead of a connection. */
export function turnAway(socket: Duplex, status: keyof typeof REASONS, seconds = 0): void {
  const later = seconds > 0 ? `Retry-After: ${seconds}\r\n` : '';
  const upgrade = status === 426 ? 'Upgrade: websocket\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\n${upgrade}${later}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
