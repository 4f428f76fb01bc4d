import type { Size } from './arrangement.ts';
import type { Box } from './box.ts';
import { groundTakenBy } from './ground.ts';

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
/** Weights for covering what must not, what should not and what had better not be covered. A worse kind outweighs all
 * milder ones. */
const WORST = 10_000;
const WORSE = 100;
const BAD = 2;
/** This many pixels of distance from the thing weigh as much as standing entirely on taken ground. */
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
  const leftWithin = (wanted: number) => between(EDGE, wanted, screen.width - note.width - EDGE);
  const topWithin = (wanted: number) => between(EDGE, wanted, screen.height - note.height - EDGE);
  const spared = [thing, ...never];
  const burdens = [...burdensOf(spared, WORST), ...burdensOf(clearOf, WORSE), ...burdensOf(read, BAD)];
  const ground = groundTakenBy(taken, screen);
  const above = { left: middle.left, top: top - note.height - AWAY };
  const nearest = [
    { left: left + width + AWAY, top: middle.top },
    { left: left - note.width - AWAY, top: middle.top },
    above,
    { left: middle.left, top: top + height + AWAY },
  ];
  let best = { left: leftWithin(above.left), top: topWithin(above.top) };
  let least = Infinity;
  // Thousands of places: what lies across a column is found once for all of it, and most places are too far away to look closer.
  for (const places of placesFrom(nearest, [...spared, ...clearOf, ...read], { note, screen, middle })) {
    const tops = [...new Set(places.tops.map(topWithin))];
    for (const x of new Set(places.lefts.map(leftWithin))) {
      const aside = Math.max(0, -shared(x, note.width, left, width));
      const column = burdens.flatMap(({ box, each }) => {
        const across = shared(x, note.width, box.left, box.width);
        return across > 0 ? [{ top: box.top, height: box.height, each: each * across }] : [];
      });
      for (const y of tops) {
        const away = Math.max(0, -shared(y, note.height, top, height));
        let cost = Math.sqrt(aside * aside + away * away) / FAR;
        if (cost >= least) continue;
        for (const burden of column)
          cost += burden.each * Math.max(0, shared(y, note.height, burden.top, burden.height));
        if (cost < least) cost += ground({ ...note, left: x, top: y });
        if (cost < least) [best, least] = [{ left: x, top: y }, cost];
      }
      // As near as a note stands, and nothing is covered.
      if (least <= AWAY / FAR) return best;
    }
  }
  if (covered({ ...note, ...best }, [...spared, ...clearOf]) === 0) return best;
  const gap = widestGap([...spared, ...clearOf], screen.height);
  if (gap.height < LOWEST) return best;
  const most = Math.min(note.height, gap.height);
  return { left: leftWithin(middle.left), top: gap.top, most };
}

/** What a pixel of each weighs where all of it weighs so much. */
const burdensOf = (boxes: readonly Box[], whole: number) =>
  boxes.map(box => ({ box, each: whole / areaOf(box) }));

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

/** Where a note may stand: any of the one with any of the other. */
interface Places {
  readonly lefts: readonly number[];
  readonly tops: readonly number[];
}

/** First these, then at the edges of what should stay in sight, or of the screen, then everywhere. */
function placesFrom(
  nearest: readonly Place[],
  boxes: readonly Box[],
  { note, screen, middle }: Room,
): readonly Places[] {
  const step = Math.max(STEP, screen.width / 48);
  return [
    ...nearest.map(({ left, top }) => ({ lefts: [left], tops: [top] })),
    {
      lefts: [
        middle.left,
        ...boxes.flatMap(({ left, width }) => [left + width + AWAY, left - note.width - AWAY]),
        0,
        Infinity,
      ],
      tops: [
        middle.top,
        ...boxes.flatMap(({ top, height }) => [top - note.height - AWAY, top + height + AWAY]),
        0,
        Infinity,
      ],
    },
    { lefts: every(step, screen.width - note.width), tops: every(step, screen.height - note.height) },
  ];
}

const every = (step: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((end - EDGE) / step)) }, (_, n) => EDGE + n * step);

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
  const across = shared(a.left, a.width, b.left, b.width);
  const down = shared(a.top, a.height, b.top, b.height);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How much two stretches have in common; how far they are apart, if that is below zero. */
const shared = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
