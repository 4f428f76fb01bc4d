import type { Pending, Seat, Vocabulary } from './game.ts';

/** A question to one seat at a time. The same few are asked again and again: each is made once for a seat, so that asking costs little. */
export function asking<V extends Vocabulary>(
  ...moves: readonly V['Move']['type'][]
): (seat: Seat) => readonly [Pending<V>] {
  const asked: (readonly [Pending<V>])[] = [];
  return seat => (asked[seat] ??= [{ seat, moves }]);
}

export type Question<V extends Vocabulary> = ReturnType<typeof asking<V>>;
