import { WebSocket } from 'ws';
import type { Ask, TableAsk } from '../../wire/asks.ts';
import type { Tell } from '../../wire/tells.ts';
import { parsed } from '../../core/data.ts';
import { textOf } from '../text-of.ts';

/** The line of one device to the house. It breaks and is mended; an ask that was not answered is sent again, with its id. */
export interface Line {
  /** Resolves with `done` or the code of the refusal, however often the line breaks before. May be asked again. */
  ask(ask: TableAsk): Promise<string>;
  watch(table: string): void;
  unwatch(table: string): void;
  /** From now on the house is reached through this port. */
  moveTo(port: number): void;
  readonly port: () => number;
  readonly unanswered: () => number;
  close(): void;
}

interface Options {
  readonly port: number;
  readonly key: string;
  readonly hear: (tell: Tell) => void;
  /** Called when the line broke; gives the port to try next. */
  readonly onBroken?: (() => number) | undefined;
}

interface Waiting {
  readonly ask: TableAsk;
  readonly resolves: ((answer: string) => void)[];
}

/** Milliseconds before the line is mended. */
const AGAIN = { least: 20, most: 120 };

/** Whether an answer is one to a wish to watch, which the line makes by itself. */
export const isWatch = (id: string): boolean => id.startsWith('watch-');

export function openLine({ port: first, key, hear, onBroken }: Options): Line {
  const waiting = new Map<string, Waiting>();
  /** The last step known of every table watched. */
  const watched = new Map<string, number>();
  let port = first;
  let socket: WebSocket | null = null;
  let welcome = false;
  let closed = false;
  let greetings = 0;

  const say = (ask: Ask) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask));
  };
  const sayWatch = (table: string, since: number) =>
    say({ type: 'watch', id: `watch-${++greetings}`, table, since, invite: null });

  function connect(): void {
    if (closed) return;
    const fresh = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    socket = fresh;
    welcome = false;
    fresh.on('open', () => say({ type: 'hello', id: `hello-${++greetings}`, key }));
    fresh.on('message', data => {
      if (socket === fresh) receive(parsed<Tell>(textOf(data)));
    });
    fresh.on('error', () => {});
    fresh.on('close', () => {
      if (socket !== fresh) return;
      socket = null;
      welcome = false;
      if (closed) return;
      port = onBroken?.() ?? port;
      setTimeout(connect, AGAIN.least + Math.random() * (AGAIN.most - AGAIN.least));
    });
  }

  function receive(tell: Tell): void {
    if (tell.type === 'welcome') {
      welcome = true;
      for (const [table, since] of watched) sayWatch(table, since);
      for (const { ask } of waiting.values()) say(ask);
    }
    if (tell.type === 'frame' && watched.has(tell.table)) watched.set(tell.table, tell.frame.step);
    if (tell.type === 'done' || tell.type === 'refused') answer(tell);
    hear(tell);
  }

  function answer(tell: Extract<Tell, { type: 'done' | 'refused' }>): void {
    const asked = waiting.get(tell.id);
    if (!asked) return;
    waiting.delete(tell.id);
    const code = tell.type === 'done' ? 'done' : tell.refusal.code;
    for (const resolve of asked.resolves) resolve(code);
  }

  const ask = (wish: TableAsk) =>
    new Promise<string>(resolve => {
      const known = waiting.get(wish.id);
      if (known) known.resolves.push(resolve);
      else waiting.set(wish.id, { ask: wish, resolves: [resolve] });
      if (welcome) say(wish);
    });

  connect();
  return {
    ask,
    watch(table) {
      if (watched.has(table)) return;
      watched.set(table, -1);
      if (welcome) sayWatch(table, -1);
    },
    unwatch(table) {
      watched.delete(table);
      if (welcome) say({ type: 'unwatch', id: `unwatch-${++greetings}`, table });
    },
    moveTo(other) {
      if (other === port) return;
      port = other;
      socket?.terminate();
    },
    port: () => port,
    unanswered: () => waiting.size,
    close() {
      closed = true;
      socket?.terminate();
    },
  };
}
