import type { Turn } from './words.ts';

/**
 * SR-09: a card is 3 units wide and 4 high; a unit is half the diagonal of a square. Points whose coordinates have an
 * even sum are posts, where lines cross; the others are the centres of squares. Every unit cell holds one diagonal,
 * from post to post, which is the common side of the two squares centred on its other corners. A cell is named by
 * its upper left corner; y grows downwards.
 */
export const WIDTH = 3;
export const HEIGHT = 4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a card lies: its quarter turns, and the upper left corner of what it covers. */
export interface Spot extends Point {
  readonly turn: Turn;
}

/** The squares of which a card shows a part, by their centres on the card as printed: three whole ones, halves, quarters. */
export const SECTIONS = {
  A: { x: 2, y: 1 },
  M: { x: 1, y: 2 },
  Z: { x: 2, y: 3 },
  T: { x: 1, y: 0 },
  L1: { x: 0, y: 1 },
  L2: { x: 0, y: 3 },
  R: { x: 3, y: 2 },
  B: { x: 1, y: 4 },
  TR: { x: 3, y: 0 },
  BR: { x: 3, y: 4 },
} as const;
export const SECTION_IDS = ['A', 'M', 'Z', 'T', 'L1', 'L2', 'R', 'B'] as const;
/** Those with room for a farmer, a buffalo or a house: not the quarters. */
export type SectionId = (typeof SECTION_IDS)[number];

/** The squares that lie whole on one card. */
export const WHOLE: readonly SectionId[] = ['A', 'M', 'Z'];

export const isSideways = (turn: Turn): boolean => turn % 2 === 1;
export const widthOf = (turn: Turn): number => (isSideways(turn) ? HEIGHT : WIDTH);
export const heightOf = (turn: Turn): number => (isSideways(turn) ? WIDTH : HEIGHT);

/** Where a point of the card comes to lie when the card is turned, counted from its new upper left corner. */
export function turnedPoint({ x, y }: Point, turn: Turn): Point {
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: HEIGHT - y, y: x };
    case 2:
      return { x: WIDTH - x, y: HEIGHT - y };
    case 3:
      return { x: y, y: WIDTH - x };
  }
}

/** The same for a cell. */
export function turnedCell({ x, y }: Point, turn: Turn): Point {
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: HEIGHT - 1 - y, y: x };
    case 2:
      return { x: WIDTH - 1 - x, y: HEIGHT - 1 - y };
    case 3:
      return { x: y, y: WIDTH - 1 - x };
  }
}

/** SR-37: a card's lines run on into those of the others exactly where its posts fall on theirs. */
export function linesMeet(turn: Turn, x: number, y: number): boolean {
  return ((x + y) & 1) === (turn < 2 ? 0 : 1);
}

/** The two posts that the line of a cell joins. */
export function lineOf({ x, y }: Point): readonly [Point, Point] {
  return ((x + y) & 1) === 0
    ? [
        { x, y },
        { x: x + 1, y: y + 1 },
      ]
    : [
        { x: x + 1, y },
        { x, y: y + 1 },
      ];
}

/** The centres of the two squares that the line of a cell divides. */
export function squaresOf({ x, y }: Point): readonly [Point, Point] {
  return ((x + y) & 1) === 0
    ? [
        { x: x + 1, y },
        { x, y: y + 1 },
      ]
    : [
        { x, y },
        { x: x + 1, y: y + 1 },
      ];
}

/** The four cells round a point. */
export function cellsRound({ x, y }: Point): readonly [Point, Point, Point, Point] {
  return [
    { x: x - 1, y: y - 1 },
    { x, y: y - 1 },
    { x: x - 1, y },
    { x, y },
  ];
}
