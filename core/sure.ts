import type { Read, Seat, Viewer } from './game.ts';

/** Anything but `undefined`. */
type Present<T> = T & ({} | null);

/** The item at an index that is known to exist; throws otherwise. */
export function nth<T>(list: ArrayLike<T>, index: number): Present<T> {
  const item = list[index];
  if (item === undefined) throw new Error(`Impossible: a list of ${list.length} has no item ${index}`);
  return item;
}

/** The player on a seat. Not `nth`: this is called all the time, and a function that only sees lists of players stays monomorphic, and fast. */
export function playerAt<P extends object>(players: readonly P[], seat: number): P {
  const player = players[seat];
  if (player === undefined) throw new Error(`Impossible: nobody sits on seat ${seat}`);
  return player;
}

/** The seat of a viewer who is known to have one. */
export function seated(viewer: Viewer): Seat {
  if (viewer === 'spectator') throw new Error('Impossible: a spectator has no seat');
  return viewer;
}

/** The last item of a list that is known not to be empty. */
export const lastOf = <T>(list: ArrayLike<T>): Present<T> => nth(list, list.length - 1);

/** What a map is known to hold under a key. */
export function keyed<K, T>(map: ReadonlyMap<K, T>, key: K): Present<T> {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Impossible: nothing is kept under ${String(key)}`);
  return value;
}

/** A value that cannot be missing here, for a reason that types do not know. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Impossible: there is no ${what}`);
  return value;
}

/** A mutable value as a read-only one. Where its type is a parameter, the compiler does not see that this is safe. */
export const readOnly = <T>(value: T) => value as Read<T>;
