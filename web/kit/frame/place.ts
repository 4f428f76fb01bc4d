import type { Size } from './arrangement.ts';
import { groundTakenBy } from './ground.ts';

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

type Place = Pick<Box, 'left' | 'top'>;

const AWAY = 10;
const EDGE = 8;

export interface Surroundings {
  readonly screen: Size;
  /** What should stay in sight besides the thing itself. */
  readonly clearOf: readonly Box[];
  /** What must not be covered at all, if there is any other way. */
  readonly never?: readonly Box[];
  /** What had better be read: the players. */
  readonly read?: readonly Box[];
  /** Where something lies that may be covered, though free ground is better. */
  readonly taken?: readonly Box[];
}

/** Where a note stands, and the height it must keep to where there is less room than it wants. */
export interface Standing extends Place {
  readonly most?: number;
}

/** Lower than this a note is not worth reading. */
const LOWEST = 150;
/** What is worse comes first, whatever the rest: to cover what must not be, what should not be, what had better not be. */
const WORST = 10_000;
const WORSE = 20;
const BAD = 2;
/** As bad as to lie on taken ground altogether: to stand so many pixels away from the thing. */
const FAR = 600;
/** Pixels between the places that are tried on a screen of usual size. */
const STEP = 24;

/** Where a note of this size stands: beside the thing it is about, on free ground if there is any near, and over nothing that matters if it can. */
export function besideOf(
  thing: Box,
  note: Size,
  { screen, clearOf: inSight, never = [], read = [], taken = [] }: Surroundings,
): Standing {
  const clearOf = inSight.map(box => (isLarge(box, screen) ? coreOf(box) : box));
  const { left, top, width, height } = thing;
  const middle = { left: left + width / 2 - note.width / 2, top: top + height / 2 - note.height / 2 };
  const kept = (place: Place): Box => ({
    ...note,
    left: between(EDGE, place.left, screen.width - note.width - EDGE),
    top: between(EDGE, place.top, screen.height - note.height - EDGE),
  });
  const spared = [thing, ...never];
  // What is quickly known comes first: of thousands of places most are out of the question by then.
  const burdens = [
    (box: Box) => apart(box, thing) / FAR,
    (box: Box) => WORST * covered(box, spared),
    (box: Box) => WORSE * covered(box, clearOf),
    (box: Box) => BAD * covered(box, read),
    groundTakenBy(taken, screen),
  ];
  const nearest = [
    { left: left + width + AWAY, top: middle.top },
    { left: left - note.width - AWAY, top: middle.top },
    { left: middle.left, top: top - note.height - AWAY },
    { left: middle.left, top: top + height + AWAY },
  ];
  let best = kept(nearest[2]!);
  let least = Infinity;
  for (const wanted of placesFrom(nearest, [...spared, ...clearOf, ...read], { note, screen, middle })) {
    const box = kept(wanted);
    let cost = 0;
    for (const burden of burdens) if (cost < least) cost += burden(box);
    if (cost < least) [best, least] = [box, cost];
    // As near as a note stands, and nothing is covered.
    if (least <= AWAY / FAR) break;
  }
  const found = { left: best.left, top: best.top };
  if (covered(best, [...spared, ...clearOf]) === 0) return found;
  const gap = widestGap([...spared, ...clearOf], screen.height);
  if (gap.height < LOWEST) return found;
  const most = Math.min(note.height, gap.height);
  return { left: kept(middle).left, top: gap.top, most };
}

const areaOf = ({ width, height }: Size): number => Math.max(1, width * height);

/** Of each the part that is covered: a large place can spare some of itself, a small one is gone. */
export const covered = (note: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap(note, box) / areaOf(box), 0);

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

interface Room {
  readonly note: Size;
  readonly screen: Size;
  /** Where it would stand if it lay over the thing. */
  readonly middle: Place;
}

/** First these, then at the edges of what should stay in sight, or of the screen, then everywhere. */
function* placesFrom(nearest: readonly Place[], boxes: readonly Box[], { note, screen, middle }: Room) {
  yield* nearest;
  const lefts = boxes.flatMap(({ left, width }) => [left + width + AWAY, left - note.width - AWAY]);
  const tops = boxes.flatMap(({ top, height }) => [top - note.height - AWAY, top + height + AWAY]);
  for (const left of new Set([middle.left, ...lefts, 0, Infinity]))
    for (const top of new Set([middle.top, ...tops, 0, Infinity])) yield { left, top };
  const step = Math.max(STEP, screen.width / 48);
  for (let left = EDGE; left + note.width < screen.width; left += step)
    for (let top = EDGE; top + note.height < screen.height; top += step) yield { left, top };
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

/** How far one is from the other. */
function apart(a: Box, b: Box): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0);
  const down = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0);
  return Math.hypot(across, down);
}
