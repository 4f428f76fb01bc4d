import { parsed } from '../../core/data.ts';
import { no, ok, type Result } from '../../core/result.ts';
import type { Ask, TableAsk } from '../../wire/asks.ts';
import { isByHouse } from '../../wire/refused.ts';
import type { Person, Refused, Tell } from '../../wire/tells.ts';
import type { LineState } from '../host/host.ts';
import { type Store, storeOf } from '../kit/store.ts';
import { backOff } from './backoff.ts';
import type { Outside, Socket } from './outside.ts';

/** How long the server may be silent before it is pinged, and how long the answer may take. */
const QUIET = 15_000;
const PATIENCE = 4_000;

/** A timer this late means that the device slept: the socket may be dead. */
const NAP = 5_000;

/** What an ask says besides its id. */
export type Wish = TableAsk extends infer A ? (A extends TableAsk ? Omit<A, 'id'> : never) : never;

/** What is told about one table. */
export type TableTell = Extract<Tell, { readonly table: string }>;

/** Someone in this tab who follows a table. */
export interface Watcher {
  readonly table: string;
  readonly invite: string | null;
  /** The last step already known, -1 for none. */
  readonly since: () => number;
  readonly hear: (tell: TableTell) => void;
  readonly refused: (refusal: Refused) => void;
}

/** This tab's connection to the server. */
export interface Connection {
  readonly line: Store<LineState>;
  /** Follows a table from now on, through every reconnection, until called off. */
  watch(watcher: Watcher): { readonly again: () => void; readonly stop: () => void };
  /** Queued and resent until the server has answered, even if the page is closed in the meantime. */
  ask(wish: Wish): Promise<Result<null, Refused>>;
  /** The device is somebody else now: introduces it anew. */
  greetAgain(): void;
  /** The network seems to be back, or the reader is. */
  lookUp(): void;
  /** The device says that it has lost the network. */
  cut(): void;
  close(): void;
}

interface Kept {
  readonly ask: TableAsk;
  readonly answer: (result: Result<null, Refused>) => void;
}

export interface Greeting {
  /** The device's key; null for someone who only looks. */
  readonly key: () => string | null;
  readonly welcomed: (person: Person | null) => void;
  /** The house does not know the key (any more). */
  readonly unknown: () => void;
}

/** One WebSocket, reconnected whenever it is lost. */
export function connect(outside: Outside, greeting: Greeting): Connection {
  const line = storeOf<LineState>('connecting');
  const watchers = new Map<Watcher, string>();
  /** In the order in which they were asked; a repeated ask is done once, by its id. */
  const kept = new Map<string, Kept>();
  let socket: Socket | null = null;
  let welcomed = false;
  let helloId = '';
  let failures = 0;
  let pausedUntil = 0;
  let lastHeard = 0;
  let silent = false;
  let stopTimer = () => {};
  let closed = false;

  const send = (ask: Ask): void => socket?.send(JSON.stringify(ask));
  const saveKept = (): void => outside.unanswered.save([...kept.values()].map(({ ask }) => ask));

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
    lastHeard = outside.now();
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
    lastHeard = outside.now();
    silent = false;
    if ('table' in tell) {
      for (const watcher of watchers.keys()) if (watcher.table === tell.table) watcher.hear(tell);
      return;
    }
    switch (tell.type) {
      case 'welcome':
        return begin(tell.person);
      case 'done':
        return answered(tell.id, ok(null));
      case 'refused':
        return tell.id === helloId ? strange() : answered(tell.id, no(tell.refusal));
      case 'pause':
        pausedUntil = outside.now() + tell.milliseconds;
    }
  };

  const begin = (person: Person | null): void => {
    welcomed = true;
    failures = 0;
    pausedUntil = 0;
    greeting.welcomed(person);
    for (const watcher of watchers.keys()) sendWatch(watcher);
    for (const { ask } of kept.values()) send(ask);
    line.set('connected');
    listen(QUIET);
  };

  const strange = (): void => {
    greeting.unknown();
    failures = 0;
    drop();
  };

  const answered = (id: string, result: Result<null, Refused>): void => {
    const waiting = kept.get(id);
    if (kept.delete(id)) saveKept();
    waiting?.answer(result);
    if (result.ok) return;
    for (const [watcher, watchId] of watchers) if (watchId === id) notShown(watcher, result.error);
  };

  /** Whoever came too fast looks again in a moment; any other refusal is final. */
  const notShown = (watcher: Watcher, refused: Refused): void => {
    if (!isByHouse(refused) || refused.code !== 'too-fast') return watcher.refused(refused);
    const id = watchers.get(watcher);
    outside.after((refused.with?.seconds ?? 1) * 1000, () => {
      if (watchers.get(watcher) === id) sendWatch(watcher);
    });
  };

  const sendWatch = (watcher: Watcher): void => {
    const id = outside.newId();
    watchers.set(watcher, id);
    const { table, invite } = watcher;
    if (welcomed) send({ type: 'watch', id, table, since: watcher.since(), invite });
  };

  /** One timer at a time. */
  const later = (milliseconds: number, deed: () => void): void => {
    stopTimer();
    stopTimer = outside.after(milliseconds, deed);
  };

  /** Waits for the house to fall silent, then asks whether it is still there. */
  const listen = (milliseconds: number): void => {
    const due = outside.now() + milliseconds;
    later(milliseconds, () => {
      const quiet = outside.now() - lastHeard;
      if (quiet >= QUIET || outside.now() - due > NAP) probe();
      else listen(QUIET - quiet);
    });
  };

  const probe = (): void => {
    silent = true;
    send({ type: 'ping', id: outside.newId() });
    later(PATIENCE, () => (silent ? drop() : listen(QUIET)));
  };

  for (const ask of outside.unanswered.load()) kept.set(ask.id, { ask, answer: () => {} });
  open();
  return {
    line,
    watch(watcher) {
      sendWatch(watcher);
      return {
        again: () => sendWatch(watcher),
        stop() {
          watchers.delete(watcher);
          const { table } = watcher;
          const followed = [...watchers.keys()].some(other => other.table === table);
          if (welcomed && !followed) send({ type: 'unwatch', id: outside.newId(), table });
        },
      };
    },
    ask(wish) {
      const ask = { ...wish, id: outside.newId() } as TableAsk;
      return new Promise(answer => {
        kept.set(ask.id, { ask, answer });
        saveKept();
        if (welcomed) send(ask);
      });
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
      else if (welcomed) probe();
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
