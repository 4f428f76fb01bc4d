import type { Size } from './arrangement.ts';
import { nth } from '../../../core/sure.ts';

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

type Place = Pick<Box, 'left' | 'top'>;

const AWAY = 10;
const EDGE = 8;

interface Surroundings {
  readonly screen: Size;
  /** What should stay in sight besides the thing itself. */
  readonly clearOf: readonly Box[];
}

/** Where a note of this size stands so that it covers neither the thing it is about nor the edge of the screen, and the least of what should stay in sight. */
export function besideOf(thing: Box, note: Size, { screen, clearOf }: Surroundings): Place {
  const { left, top, width, height } = thing;
  const middle = { left: left + width / 2 - note.width / 2, top: top + height / 2 - note.height / 2 };
  const places = [
    { left: left + width + AWAY, top: middle.top },
    { left: left - note.width - AWAY, top: middle.top },
    { left: middle.left, top: top - note.height - AWAY },
    { left: middle.left, top: top + height + AWAY },
    ...(clearOf.length > 0 ? [{ left: middle.left, top: EDGE }] : []),
  ];
  const kept = places.map(place => ({
    left: between(EDGE, place.left, screen.width - note.width - EDGE),
    top: between(EDGE, place.top, screen.height - note.height - EDGE),
  }));
  const free = kept.filter(place => !overlap({ ...place, ...note }, thing));
  const covered = (place: Place) => clearOf.filter(box => overlap({ ...place, ...note }, box)).length;
  return free.toSorted((a, b) => covered(a) - covered(b))[0] ?? nth(kept, 2);
}

function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
