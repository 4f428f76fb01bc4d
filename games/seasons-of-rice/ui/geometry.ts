import { keyed, nth } from '../../../core/sure.ts';
import type { Deck } from '../data/deck.ts';
import { cellsRound, heightOf, lineOf, type Point, type Spot, widthOf } from '../data/lattice.ts';
import type { Feature } from '../data/words.ts';
import type { PieceView } from '../vocabulary.ts';

/** Units of the drawing in one unit of the lattice: a card is 60 wide and 80 high. */
export const U = 20;
/** What stands on a border is drawn this far inside its own card, so that it is never cut by the seam. */
const INWARDS = 0.4;

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PlacedCell extends Point {
  readonly path: boolean;
}

export interface PlacedFeature extends Point {
  readonly kind: Feature;
  /** Centre of the square it belongs to. */
  readonly square: Point;
}

/** A card with everything on it where it lies in the landscape. */
export interface PlacedCard extends Spot {
  readonly card: string;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly PlacedCell[];
  readonly features: readonly PlacedFeature[];
}

export function placedCard(deck: Deck, { card, turn, x, y }: PieceView): PlacedCard {
  const face = nth(nth(deck.cards, keyed(deck.cardNumber, card)).faces, turn);
  return {
    card,
    turn,
    x,
    y,
    width: face.width,
    height: face.height,
    cells: face.cells.map(cell => ({ x: x + cell.x, y: y + cell.y, path: cell.path })),
    features: face.stands.map(stand => ({
      kind: stand.kind,
      square: { x: x + stand.x, y: y + stand.y },
      x: x + inside(stand.x, face.width),
      y: y + inside(stand.y, face.height),
    })),
  };
}

const inside = (at: number, length: number): number =>
  at === 0 ? INWARDS : at === length ? length - INWARDS : at;

export function boundsOf(spots: readonly Spot[], margin: number): Bounds {
  if (spots.length === 0) return { left: -2, top: -2, right: 5, bottom: 6 };
  return {
    left: Math.min(...spots.map(({ x }) => x)) - margin,
    top: Math.min(...spots.map(({ y }) => y)) - margin,
    right: Math.max(...spots.map(({ x, turn }) => x + widthOf(turn))) + margin,
    bottom: Math.max(...spots.map(({ y, turn }) => y + heightOf(turn))) + margin,
  };
}

/** Points are stored as x and y in turn. */
export function pairs(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => ({
    x: nth(flat, 2 * i),
    y: nth(flat, 2 * i + 1),
  }));
}

export const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** The part of these squares that the cells cover: each cell holds a triangle of the square at its corner. */
export function areaPath(squares: readonly Point[], covered: (cell: Point) => boolean): string {
  return squares
    .flatMap(centre =>
      cellsRound(centre)
        .filter(covered)
        .map(cell => {
          const [a, b] = lineOf(cell);
          return `M${at(centre)}L${at(a)}L${at(b)}Z`;
        }),
    )
    .join('');
}

/** The rim of the same area: the sides that belong to one triangle only. */
export function rimPath(squares: readonly Point[], covered: (cell: Point) => boolean): string {
  const sides = new Map<string, number>();
  const count = (a: Point, b: Point) => {
    const side = [at(a), at(b)].toSorted().join('L');
    sides.set(side, (sides.get(side) ?? 0) + 1);
  };
  for (const centre of squares)
    for (const cell of cellsRound(centre).filter(covered)) {
      const [a, b] = lineOf(cell);
      count(centre, a);
      count(centre, b);
      count(a, b);
    }
  return [...sides].map(([side, times]) => (times === 1 ? `M${side}` : '')).join('');
}

/** The diamonds of these squares, covered or not. */
export function diamondPath(squares: readonly Point[]): string {
  return squares
    .map(
      ({ x, y }) =>
        `M${at({ x: x - 1, y })}L${at({ x, y: y - 1 })}L${at({ x: x + 1, y })}L${at({ x, y: y + 1 })}Z`,
    )
    .join('');
}

/** A line drawn by hand: it bends a little, always in the same way at the same place. */
export function linePath(cell: Point): string {
  const [a, b] = lineOf(cell);
  const bend = (((cell.x * 7 + cell.y * 13) % 5) - 2) * 0.028;
  const middle = { x: (a.x + b.x) / 2 + bend * (b.y - a.y), y: (a.y + b.y) / 2 - bend * (b.x - a.x) };
  return `M${at(a)}Q${at(middle)} ${at(b)}`;
}

const at = ({ x, y }: Point): string => `${round(x * U)} ${round(y * U)}`;
const round = (n: number): number => Math.round(n * 100) / 100;

/** How far apart the middles of two numbers must be, so that both can be read. */
const CLEAR = 1;
/** And so far where there is a choice: seen from afar numbers are larger than their squares. */
const ROOMY = 2;
/** So far from a figure a number hides nothing of it, and at twice as much nothing of another number. */
const BESIDE = 0.8;
/** How far into a corner of its square a number goes; between two figures only the very tip is free. */
const INTO_CORNERS = [0.5, 0.75];

/** Where the numbers of these fields stand beside those that stand there already, the smallest field first: it has the least choice. */
export function badgeSpots(
  fields: readonly (readonly Point[])[],
  figures: readonly PlacedFeature[],
  others: readonly Point[] = [],
): readonly Point[] {
  const spots = new Map<readonly Point[], Point>();
  for (const squares of fields.toSorted((one, other) => one.length - other.length))
    spots.set(squares, badgeSpot(squares, figures, [...others, ...spots.values()]));
  return fields.map(squares => keyed(spots, squares));
}

/**
 * On the square nearest to the middle of the field where nothing stands and no other number is near. Where figures
 * stand on all squares: beside them, in the corner where most room is left.
 */
export function badgeSpot(
  squares: readonly Point[],
  figures: readonly PlacedFeature[],
  others: readonly Point[] = [],
): Point {
  const away = (from: readonly Point[], { x, y }: Point) =>
    Math.min(...from.map(one => Math.hypot(one.x - x, one.y - y)));
  const taken = new Set(figures.map(({ square }) => keyOf(square)));
  const middle = {
    x: squares.reduce((sum, { x }) => sum + x, 0) / squares.length,
    y: squares.reduce((sum, { y }) => sum + y, 0) / squares.length,
  };
  const crowding = (square: Point) => (away(others, square) < ROOMY ? 1 : 0);
  const [clear] = squares
    .filter(square => !taken.has(keyOf(square)) && away(others, square) >= CLEAR)
    .toSorted((one, other) => crowding(one) - crowding(other) || away([middle], one) - away([middle], other));
  if (clear) return clear;
  const room = (corner: Point) => Math.min(BESIDE, away(figures, corner), away(others, corner) / 2);
  const [corner] = INTO_CORNERS.flatMap(into =>
    squares.flatMap(({ x, y }) => [
      { x, y: y + into },
      { x: x + into, y },
      { x: x - into, y },
      { x, y: y - into },
    ]),
  ).toSorted((one, other) => room(other) - room(one));
  return corner!;
}

/** For each field the first of its gaps that no other field has, or else that no other number stands on. */
export function ownGaps(gaps: readonly (readonly Point[])[]): readonly Point[] {
  const fieldsAt = new Map<string, number>();
  for (const key of gaps.flat().map(keyOf)) fieldsAt.set(key, (fieldsAt.get(key) ?? 0) + 1);
  const taken = new Set<string>();
  return gaps.map(cells => {
    const spot =
      cells.find(cell => fieldsAt.get(keyOf(cell)) === 1) ??
      cells.find(cell => !taken.has(keyOf(cell))) ??
      nth(cells, 0);
    taken.add(keyOf(spot));
    return spot;
  });
}
