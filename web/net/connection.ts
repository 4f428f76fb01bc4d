import { parsed } from '../../core/data.ts';
import type { Ask, TableAsk, Wish } from '../../wire/asks.ts';
import type { Person, Refused, Tell } from '../../wire/tells.ts';
import type { LineState } from '../host/host.ts';
import { type Store, storeOf } from '../kit/store.ts';
import { backOff } from './backoff.ts';
import { type Answered, outboxOf } from './outbox.ts';
import type { Outside, Socket } from './outside.ts';
import { PATIENCE, watchdogOf } from './watchdog.ts';
import { type Watcher, type Watchers, watchersOf } from './watchers.ts';

/** This tab's connection to the server. */
export interface Connection {
  readonly line: Store<LineState>;
  /** Follows a table from now on, through every reconnection, until called off. */
  watch(watcher: Watcher): ReturnType<Watchers['add']>;
  /** Queued and resent until the server has answered, even if the page is closed in the meantime. */
  ask(wish: Wish): Promise<Answered>;
  /** The device belongs to somebody else now: sends another `hello`. */
  greetAgain(): void;
  /** The network seems to be back, or the reader is. */
  lookUp(): void;
  /** The device says that it has lost the network. */
  cut(): void;
  close(): void;
}

export interface Greeting {
  /** The device's key; null for someone who only looks. */
  readonly key: () => string | null;
  readonly welcomed: (person: Person | null) => void;
  /** The house does not know the key (any more). */
  readonly unknown: () => void;
}

/** The line: one WebSocket, reconnected whenever it is lost. */
export function connect(outside: Outside, greeting: Greeting): Connection {
  const line = storeOf<LineState>('connecting');
  let socket: Socket | null = null;
  let welcomed = false;
  let helloId = '';
  let failures = 0;
  let pausedUntil = 0;
  let stopTimer = () => {};
  let closed = false;

  const send = (ask: Ask): void => socket?.send(JSON.stringify(ask));
  const sendIfWelcome = (ask: Ask): void => {
    if (welcomed) send(ask);
  };
  /** One timer at a time. */
  const later = (milliseconds: number, deed: () => void): void => {
    stopTimer();
    stopTimer = outside.after(milliseconds, deed);
  };
  const outbox = outboxOf(outside.unanswered);
  const watchers = watchersOf(outside, sendIfWelcome);
  const watchdog = watchdogOf({
    now: outside.now,
    later,
    ping: () => send({ type: 'ping', id: outside.newId() }),
    lost: () => drop(),
  });

  const open = (): void => {
    stopTimer();
    if (closed || socket) return;
    welcomed = false;
    helloId = '';
    const mine = outside.openSocket({
      opened() {
        if (socket !== mine) return;
        helloId = outside.newId();
        send({ type: 'hello', id: helloId, key: greeting.key() });
      },
      heard(text) {
        if (socket === mine) hear(parsed<Tell>(text));
      },
      closed() {
        if (socket === mine) drop();
      },
    });
    socket = mine;
    watchdog.heard();
    // A handshake that never completes counts as a failed one.
    later(PATIENCE * 2, drop);
  };

  /** Gives up the present socket, if any, and tries again after a while. */
  const drop = (): void => {
    const old = socket;
    socket = null;
    welcomed = false;
    old?.close();
    if (closed) return;
    line.set(outside.onLine() ? 'reconnecting' : 'offline');
    const pause = Math.max(0, pausedUntil - outside.now());
    later(pause + backOff(failures++, outside.chance()), open);
  };

  const hear = (tell: Tell): void => {
    watchdog.heard();
    if ('table' in tell) return watchers.hear(tell);
    switch (tell.type) {
      case 'welcome':
        return begin(tell.person);
      case 'done':
        return outbox.answered(tell.id, null);
      case 'refused':
        return tell.id === helloId ? strange() : refused(tell.id, tell.refusal);
      case 'pause':
        pausedUntil = outside.now() + tell.milliseconds;
    }
  };

  const begin = (person: Person | null): void => {
    welcomed = true;
    failures = 0;
    pausedUntil = 0;
    greeting.welcomed(person);
    watchers.askAll();
    for (const ask of outbox.asks()) send(ask);
    line.set('connected');
    watchdog.listen();
  };

  const strange = (): void => {
    greeting.unknown();
    failures = 0;
    drop();
  };

  const refused = (id: string, refusal: Refused): void => {
    outbox.answered(id, refusal);
    watchers.refused(id, refusal);
  };

  open();
  return {
    line,
    watch: watchers.add,
    ask(wish) {
      const ask: TableAsk = { ...wish, id: outside.newId() };
      const answer = outbox.add(ask);
      sendIfWelcome(ask);
      return answer;
    },
    greetAgain() {
      failures = 0;
      // Who has not yet said hello will do so under the new name.
      if (socket && helloId === '') return;
      const old = socket;
      socket = null;
      old?.close();
      open();
    },
    lookUp() {
      if (closed || outside.now() < pausedUntil) return;
      if (!socket) open();
      else if (welcomed) watchdog.probe();
    },
    cut() {
      failures = 0;
      drop();
    },
    close() {
      closed = true;
      stopTimer();
      socket?.close();
      socket = null;
    },
  };
}
