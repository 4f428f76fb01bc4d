import type { Ask } from '../../wire/asks.ts';
import { isByHouse } from '../../wire/refused.ts';
import type { Refused, Tell } from '../../wire/tells.ts';
import type { Outside } from './outside.ts';

/** What is told about one table. */
export type TableTell = Extract<Tell, { readonly table: string }>;

/** Someone in this tab who follows a table (a subscriber). */
export interface Watcher {
  readonly table: string;
  readonly invite: string | null;
  /** The last step already known, -1 for none. */
  readonly since: () => number;
  readonly hear: (tell: TableTell) => void;
  readonly refused: (refusal: Refused) => void;
}

export interface Watchers {
  add(watcher: Watcher): { readonly again: () => void; readonly stop: () => void };
  /** A new socket: everybody says again what they follow. */
  askAll(): void;
  hear(tell: TableTell): void;
  refused(askId: string, refusal: Refused): void;
}

/** `send` does nothing before the server has welcomed this tab. */
export function watchersOf(
  { newId, after }: Pick<Outside, 'newId' | 'after'>,
  send: (ask: Ask) => void,
): Watchers {
  /** With the id of the ask that each is waiting for. */
  const all = new Map<Watcher, string>();

  const askFor = (watcher: Watcher): void => {
    const id = newId();
    all.set(watcher, id);
    const { table, invite } = watcher;
    send({ type: 'watch', id, table, since: watcher.since(), invite });
  };

  /** Whoever came too fast looks again in a moment; any other refusal is final. */
  const notShown = (watcher: Watcher, refusal: Refused): void => {
    if (!isByHouse(refusal) || refusal.code !== 'too-fast') return watcher.refused(refusal);
    const id = all.get(watcher);
    after((refusal.with?.seconds ?? 1) * 1000, () => {
      if (all.get(watcher) === id) askFor(watcher);
    });
  };

  return {
    add(watcher) {
      askFor(watcher);
      return {
        again: () => askFor(watcher),
        stop() {
          all.delete(watcher);
          const { table } = watcher;
          const followed = [...all.keys()].some(other => other.table === table);
          if (!followed) send({ type: 'unwatch', id: newId(), table });
        },
      };
    },
    askAll() {
      for (const watcher of all.keys()) askFor(watcher);
    },
    hear(tell) {
      for (const watcher of all.keys()) if (watcher.table === tell.table) watcher.hear(tell);
    },
    refused(askId, refusal) {
      for (const [watcher, id] of all) if (id === askId) notShown(watcher, refusal);
    },
  };
}
