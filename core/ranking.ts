import type { Seat } from './game.ts';
import { nth } from './sure.ts';

/** Seats from best to worst by their keys (points first, then tie-breaks, more is better); equal keys share a place. */
export function ranking(keys: readonly (readonly number[])[]): Seat[][] {
  const compare = (a: Seat, b: Seat): number => {
    for (const [i, key] of nth(keys, a).entries())
      if (key !== nth(keys, b)[i]) return nth(nth(keys, b), i) - key;
    return 0;
  };
  const places: Seat[][] = [];
  for (const seat of [...keys.keys()].sort(compare)) {
    const last = places.at(-1);
    if (last && compare(nth(last, 0), seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** Every seat with its place as people count: after two who share the first comes the third. */
export function placed(
  places: readonly (readonly Seat[])[],
): { readonly seat: Seat; readonly place: number }[] {
  const order: { readonly seat: Seat; readonly place: number }[] = [];
  for (const seats of places) {
    const place = order.length + 1;
    order.push(...seats.map(seat => ({ seat, place })));
  }
  return order;
}
