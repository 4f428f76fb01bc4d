import { nth } from '../../../core/sure.ts';
import { heightOf, type Point, type Spot, widthOf } from '../data/lattice.ts';
import { type Obstacle, type Turn, TURNS } from '../data/words.ts';
import type { Closing, Reach } from '../vocabulary.ts';

const OBSTACLES: { readonly [letter: string]: Obstacle } = {
  o: 'overlaps',
  c: 'corner-only',
  l: 'lines-do-not-meet',
  d: 'dead-end',
  '.': 'no-contact',
};

/** Null when the card may lie there. */
export function obstacleAt({ x, y, rows }: Reach, spot: Spot): Obstacle | null {
  const letter = rows[spot.turn][spot.y - y]?.[spot.x - x] ?? '.';
  return letter === '+' ? null : (OBSTACLES[letter] ?? 'no-contact');
}

const KNOWN = new WeakMap<Reach, readonly (readonly Spot[])[]>();

/** Looked up for every move of a finger. */
export function legalSpots(reach: Reach, turn: Turn): readonly Spot[] {
  const known = KNOWN.get(reach) ?? TURNS.map(one => legalIn(reach, one));
  KNOWN.set(reach, known);
  return nth(known, turn);
}

function legalIn({ x, y, rows }: Reach, turn: Turn): readonly Spot[] {
  return rows[turn].flatMap((row, j) =>
    [...row].flatMap((letter, i) => (letter === '+' ? [{ turn, x: x + i, y: y + j }] : [])),
  );
}

const CLOSINGS = new WeakMap<Reach, ReadonlyMap<string, Closing>>();

/** Looked up for every legal spot wherever the card is held. */
export function closingAt(reach: Reach, spot: Spot): Closing | null {
  const known = CLOSINGS.get(reach) ?? new Map(reach.closings.map(one => [spotKey(one), one]));
  CLOSINGS.set(reach, known);
  return known.get(spotKey(spot)) ?? null;
}

const spotKey = ({ turn, x, y }: Spot): string => `${turn} ${x} ${y}`;

/** The most that the card closes anywhere, by how it is turned. */
export const bestIn = ({ closings }: Reach): readonly number[] =>
  TURNS.map(turn => Math.max(0, ...closings.filter(one => one.turn === turn).map(({ total }) => total)));

export const sameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.turn === other.turn && one.x === other.x && one.y === other.y);

export const centreOf = ({ turn, x, y }: Spot): Point => ({
  x: x + widthOf(turn) / 2,
  y: y + heightOf(turn) / 2,
});

/** A card with its middle at this point, wherever that may fall. */
export const around = ({ x, y }: Point, turn: Turn): Spot => ({
  turn,
  x: x - widthOf(turn) / 2,
  y: y - heightOf(turn) / 2,
});

export function nearest(spots: readonly Spot[], { x, y }: Point): Spot | null {
  const far = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.reduce<Spot | null>((best, spot) => (best && far(best) <= far(spot) ? best : spot), null);
}

/** Held this near to a place where it may lie, a card is drawn into it. */
const PULL = 0.78;

/** Where a card held at this point comes to rest: drawn to a legal spot close by, else on the lattice, to be refused with its reason. */
export function settle(reach: Reach, held: Spot): Spot {
  const legal = nearest(legalSpots(reach, held.turn), held);
  if (legal && Math.hypot(legal.x - held.x, legal.y - held.y) <= PULL) return legal;
  return { turn: held.turn, x: Math.round(held.x), y: Math.round(held.y) };
}

/** The legal spot whose middle is this near to a point. */
export function spotUnder(reach: Reach, point: Point, turn: Turn): Spot | null {
  const spot = settle(reach, around(point, turn));
  return obstacleAt(reach, spot) === null ? spot : null;
}

/** Whether something is closed by a card with its middle about here, as this one is turned but lying elsewhere. */
export const gainAt = ({ closings }: Reach, { x, y }: Point, held: Spot): boolean =>
  closings.some(one => {
    const at = centreOf(one);
    return one.turn === held.turn && !sameSpot(one, held) && Math.hypot(at.x - x, at.y - y) < 0.5;
  });

/** Turned on by that many quarters, clockwise. */
export const turnedBy = (turn: Turn, quarters: number): Turn => nth(TURNS, (turn + quarters + 4) % 4);

/** The nearest legal spot with the card turned that way, its middle staying where it was as far as possible. */
export function turnedTo(reach: Reach, spot: Spot, turn: Turn): Spot {
  return nearest(legalSpots(reach, turn), around(centreOf(spot), turn)) ?? { ...spot, turn };
}

/** Turned that way, to the nearest of the spots where the card closes most; where it closes nothing it stays as it can. */
export function turnedToBest(reach: Reach, spot: Spot, turn: Turn): Spot {
  const most = nth(bestIn(reach), turn);
  const best = reach.closings
    .filter(one => one.turn === turn && one.total === most)
    .map(({ x, y }) => ({ turn, x, y }));
  return nearest(best, around(centreOf(spot), turn)) ?? turnedTo(reach, spot, turn);
}

export type Way = 'left' | 'right' | 'up' | 'down';

const STEPS: { readonly [W in Way]: readonly [x: number, y: number] } = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The next legal spot in that direction: the nearest one that lies more that way than aside. */
export function stepFrom(reach: Reach, from: Spot, way: Way): Spot {
  const [sx, sy] = STEPS[way];
  const cost = (spot: Spot) => {
    const along = (spot.x - from.x) * sx + (spot.y - from.y) * sy;
    const aside = Math.abs((spot.x - from.x) * sy) + Math.abs((spot.y - from.y) * sx);
    return along > 0 ? along + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const best = legalSpots(reach, from.turn).reduce(
    (one, other) => (cost(other) < cost(one) ? other : one),
    from,
  );
  return best;
}

/** The legal spots of this turn one after the other, round the landscape like the hands of a clock. */
export function nextAround(reach: Reach, from: Spot, by: 1 | -1): Spot {
  const spots = legalSpots(reach, from.turn);
  if (spots.length === 0) return from;
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  };
  const angle = (spot: Spot) => Math.atan2(spot.y - middle.y, spot.x - middle.x);
  const ring = spots.toSorted(
    (one, other) => angle(one) - angle(other) || one.x - other.x || one.y - other.y,
  );
  const at = ring.findIndex(spot => sameSpot(spot, from));
  if (at >= 0) return nth(ring, (at + by + ring.length) % ring.length);
  return nearest(ring, from)!;
}
