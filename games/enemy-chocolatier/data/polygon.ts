import { nth } from '../../../core/sure.ts';
import type { Outline } from './print.ts';

/** Small geometry on outlines, for checking an edition: everything in the units of the tiles. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a tile's hexagon. */
export const SIDE = 10_000;
const HALF_HEIGHT = 8660;

/** Corners, clockwise from the top left: edge e runs from corner e to the next. */
export const HEXAGON: Outline = [
  -SIDE / 2,
  -HALF_HEIGHT,
  SIDE / 2,
  -HALF_HEIGHT,
  SIDE,
  0,
  SIDE / 2,
  HALF_HEIGHT,
  -SIDE / 2,
  HALF_HEIGHT,
  -SIDE,
  0,
];

export function corners(outline: Outline): Point[] {
  return Array.from({ length: outline.length >> 1 }, (_, i) => ({
    x: nth(outline, 2 * i),
    y: nth(outline, 2 * i + 1),
  }));
}

export function area(outline: Outline): number {
  return Math.abs(sides(outline).reduce((sum, { a, b }) => sum + a.x * b.y - b.x * a.y, 0)) / 2;
}

/** How far a point is from the nearest side. */
export function distance(outline: Outline, point: Point): number {
  return Math.min(...sides(outline).map(side => distanceToSide(side, point)));
}

/** Whether a point lies inside, or at most so far outside. */
export function contains(outline: Outline, point: Point, slack: number): boolean {
  let inside = false;
  for (const { a, b } of sides(outline))
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  return inside || distance(outline, point) <= slack;
}

/** The length of the border that two outlines have in common, counting sides that run together closely. */
export function commonBorder(one: Outline, other: Outline, slack: number): number {
  let length = 0;
  for (const a of sides(one)) for (const b of sides(other)) length += together(a, b, slack);
  return length;
}

export function along(outline: Outline, side: number, part: number): Point {
  const { a, b } = nth(sides(outline), side);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

interface Side {
  readonly a: Point;
  readonly b: Point;
}

function sides(outline: Outline): Side[] {
  const points = corners(outline);
  return points.map((a, i) => ({ a, b: nth(points, (i + 1) % points.length) }));
}

function distanceToSide({ a, b }: Side, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / square));
  return Math.hypot(x - a.x - part * dx, y - a.y - part * dy);
}

/** The part of one side along which the other runs within the slack. */
function together({ a, b }: Side, other: Side, slack: number): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return 0;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const off = ({ x, y }: Point): number => Math.abs((x - a.x) * uy - (y - a.y) * ux);
  if (off(other.a) > slack || off(other.b) > slack) return 0;
  const at = ({ x, y }: Point): number => (x - a.x) * ux + (y - a.y) * uy;
  const [from, to] = [at(other.a), at(other.b)];
  return Math.max(0, Math.min(length, Math.max(from, to)) - Math.max(0, Math.min(from, to)));
}
