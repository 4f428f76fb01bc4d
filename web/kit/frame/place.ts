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
  /** What must not be covered at all, if there is any other way. */
  readonly never?: readonly Box[];
}

/** Where a note stands, and the height it must keep to where there is less room than it wants. */
interface Standing extends Place {
  readonly most?: number;
}

/** Lower than this a note is not worth reading. */
const LOWEST = 150;

/** Where a note of this size stands so that it covers neither the thing it is about nor the edge of the screen, and the least of what should stay in sight. */
export function besideOf(
  thing: Box,
  note: Size,
  { screen, clearOf: inSight, never = [] }: Surroundings,
): Standing {
  const clearOf = inSight.map(box => (isLarge(box, screen) ? coreOf(box) : box));
  const { left, top, width, height } = thing;
  const middle = { left: left + width / 2 - note.width / 2, top: top + height / 2 - note.height / 2 };
  const places = [
    { left: left + width + AWAY, top: middle.top },
    { left: left - note.width - AWAY, top: middle.top },
    { left: middle.left, top: top - note.height - AWAY },
    { left: middle.left, top: top + height + AWAY },
    ...(clearOf.length + never.length > 0 ? placesAmong([thing, ...never, ...clearOf], note, middle) : []),
  ];
  const kept = places.map(place => ({
    left: between(EDGE, place.left, screen.width - note.width - EDGE),
    top: between(EDGE, place.top, screen.height - note.height - EDGE),
  }));
  const free = kept.filter(place =>
    [thing, ...never].every(box => overlap({ ...place, ...note }, box) === 0),
  );
  // Of each the part that is covered: a large place can spare some of itself, a small one is gone.
  const covered = (place: Place) =>
    clearOf.reduce(
      (sum, box) => sum + overlap({ ...place, ...note }, box) / Math.max(1, box.width * box.height),
      0,
    );
  const best = free.toSorted((a, b) => covered(a) - covered(b))[0] ?? nth(kept, 2);
  if (covered(best) === 0) return best;
  const gap = widestGap([thing, ...never, ...clearOf], screen.height);
  if (gap.height < LOWEST) return best;
  const most = Math.min(note.height, gap.height);
  return { left: between(EDGE, middle.left, screen.width - note.width - EDGE), top: gap.top, most };
}

/** A place that leaves no room beside it. */
const isLarge = (box: Size, screen: Size): boolean =>
  box.width * box.height > (screen.width * screen.height) / 4;

/** The middle of a large place, where what matters lies. */
const coreOf = ({ left, top, width, height }: Box): Box => ({
  left: left + width * 0.2,
  top: top + height * 0.2,
  width: width * 0.6,
  height: height * 0.6,
});

/** At the edges of what should stay in sight, or of the screen. */
function placesAmong(boxes: readonly Box[], note: Size, middle: Place): readonly Place[] {
  const lefts = boxes.flatMap(({ left, width }) => [left + width + AWAY, left - note.width - AWAY]);
  const tops = boxes.flatMap(({ top, height }) => [top - note.height - AWAY, top + height + AWAY]);
  return [middle.left, ...lefts, 0, Infinity].flatMap(left =>
    [middle.top, ...tops, 0, Infinity].map(top => ({ left, top })),
  );
}

/** The highest part of the screen, from edge to edge, in which none of these lies. */
function widestGap(boxes: readonly Box[], bottom: number): { top: number; height: number } {
  let best = { top: EDGE, height: 0 };
  let free = EDGE;
  const below = { top: bottom - EDGE + AWAY, height: 0 };
  for (const { top, height } of [...boxes, below].toSorted((a, b) => a.top - b.top)) {
    if (top - AWAY - free > best.height) best = { top: free, height: top - AWAY - free };
    free = Math.max(free, top + height + AWAY);
  }
  return best;
}

export function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}

/** How much of one lies over the other. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
