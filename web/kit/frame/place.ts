import type { Size } from './arrangement.ts';
import { nth } from '../../../core/sure.ts';

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const AWAY = 10;
const EDGE = 8;

/** Where a note of this size stands so that it covers neither the thing it is about nor the edge of the screen. */
export function besideOf(thing: Box, note: Size, screen: Size): { left: number; top: number } {
  const { left, top, width, height } = thing;
  const middle = { left: left + width / 2 - note.width / 2, top: top + height / 2 - note.height / 2 };
  const places = [
    { left: left + width + AWAY, top: middle.top },
    { left: left - note.width - AWAY, top: middle.top },
    { left: middle.left, top: top - note.height - AWAY },
    { left: middle.left, top: top + height + AWAY },
  ];
  const kept = places.map(place => ({
    left: between(EDGE, place.left, screen.width - note.width - EDGE),
    top: between(EDGE, place.top, screen.height - note.height - EDGE),
  }));
  return kept.find(place => !overlap({ ...place, ...note }, thing)) ?? nth(kept, 2);
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
