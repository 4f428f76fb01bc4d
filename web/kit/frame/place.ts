import type { Size } from './arrangement.ts';

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
  const kept = (place: Place): Place => ({
    left: between(EDGE, place.left, screen.width - note.width - EDGE),
    top: between(EDGE, place.top, screen.height - note.height - EDGE),
  });
  const at = ({ left: x, top: y }: Place): Box => ({
    left: x,
    top: y,
    width: note.width,
    height: note.height,
  });
  const isFree = (box: Box) => overlap(box, thing) === 0 && never.every(other => overlap(box, other) === 0);
  // Of each the part that is covered: a large place can spare some of itself, a small one is gone.
  const covered = (place: Place) =>
    clearOf.reduce((sum, box) => sum + overlap(at(place), box) / Math.max(1, box.width * box.height), 0);
  const above = { left: middle.left, top: top - note.height - AWAY };
  const nearest = [
    { left: left + width + AWAY, top: middle.top },
    { left: left - note.width - AWAY, top: middle.top },
    above,
    { left: middle.left, top: top + height + AWAY },
  ];
  let best = kept(above);
  let least = Infinity;
  for (const wanted of placesFrom(nearest, [thing, ...never, ...clearOf], note, middle)) {
    const place = kept(wanted);
    const cover = isFree(at(place)) ? covered(place) : Infinity;
    if (cover < least) [best, least] = [place, cover];
    // There are hundreds of places, and the first is as good as any.
    if (least === 0) break;
  }
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

/** First these, then at the edges of what should stay in sight, or of the screen. */
function* placesFrom(nearest: readonly Place[], boxes: readonly Box[], note: Size, middle: Place) {
  yield* nearest;
  if (boxes.length < 2) return;
  const lefts = boxes.flatMap(({ left, width }) => [left + width + AWAY, left - note.width - AWAY]);
  const tops = boxes.flatMap(({ top, height }) => [top - note.height - AWAY, top + height + AWAY]);
  for (const left of [middle.left, ...lefts, 0, Infinity])
    for (const top of [middle.top, ...tops, 0, Infinity]) yield { left, top };
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
