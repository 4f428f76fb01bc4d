import type { Seat, Viewer } from './game.ts';
import { capital } from './capital.ts';

export type Names = (seat: Seat) => string;

/** Those who are asked the same thing at the same time, for a sentence about all of them. */
export interface Awaited {
  readonly names: readonly string[];
  /** Whether they are all who sit at the table. */
  readonly isEveryone: boolean;
}

/** How sentences speak of those at the table: of others by name, to the reader in the second person (localisation). */
export interface Telling {
  /** Wherever no verb follows: “Anna”, “you”. */
  (seat: Seat): string;
  /** With a verb in the third person and in the second: “Anna buys”, “you buy”. */
  does(seat: Seat, third: string, second: string): string;
  /** For whatever else depends on it: “Anna’s hand”, “your hand”. */
  isReader(seat: Seat): boolean;
  /** What the reader is called; null when everybody has a name. */
  readonly you: string | null;
}

/** Everybody by name: for watchers, files, and devices that several share. */
export const byName = (names: Names): Telling => tellingTo('spectator', { names, you: '' });

interface Address {
  readonly names: Names;
  /** “you” in the reader's language. */
  readonly you: string;
}

export function tellingTo(reader: Viewer, { names, you }: Address): Telling {
  const isReader = (seat: Seat) => seat === reader;
  const called = (seat: Seat) => (isReader(seat) ? you : names(seat));
  return Object.assign(called, {
    does: (seat: Seat, third: string, second: string) => `${called(seat)} ${isReader(seat) ? second : third}`,
    isReader,
    you: reader === 'spectator' ? null : you,
  });
}

/** A sentence begins with a capital, also where “you” or “your” begins it. Names stay as their owners write them. */
export function capitalised(text: string, { you }: Pick<Telling, 'you'>): string {
  if (you === null) return text;
  return text.replaceAll(
    new RegExp(String.raw`(^|[.!?…]\s)${you}(r?)(?!\p{L})`, 'gu'),
    (_, before: string, more: string) => before + capital(you) + more,
  );
}
