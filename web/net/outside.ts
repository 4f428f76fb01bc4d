import type { TableAsk } from '../../wire/asks.ts';

/** What a connection needs from the browser (sockets, timers, random), replaceable in tests. */
export interface Outside {
  readonly openSocket: (events: SocketEvents) => Socket;
  readonly now: () => number;
  /** Calls back later; gives the way to call it off. */
  readonly after: (milliseconds: number, deed: () => void) => () => void;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newId: () => string;
  /** Whether the device believes to be on a network. */
  readonly onLine: () => boolean;
  /** Asks without an answer, where closing the page does not lose them. */
  readonly unanswered: {
    readonly load: () => readonly TableAsk[];
    readonly save: (asks: readonly TableAsk[]) => void;
  };
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** Called once, whether it never opened or was cut. */
  readonly closed: () => void;
}
