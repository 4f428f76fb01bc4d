import { keyed, nth } from '../../../core/sure.ts';
import type { Deck } from '../data/deck.ts';
import type { Obstacle } from '../data/words.ts';
import type { Contents, Piece } from '../vocabulary.ts';

/** The same rules once more, as slowly and plainly as possible: to be compared with the fast ones. */

interface Patch {
  readonly path: boolean;
  /** Which card of the landscape. */
  readonly owner: number;
}

type Land = ReadonlyMap<string, Patch>;

export interface PlainField extends Contents {
  /** Centres as text. */
  readonly squares: readonly string[];
  readonly isClosed: boolean;
  readonly cards: number;
}

const at = (x: number, y: number): string => `${x},${y}`;

export function landOf(deck: Deck, pieces: readonly Piece[]): Land {
  const land = new Map<string, Patch>();
  for (const [owner, { card, turn, x, y }] of pieces.entries())
    for (const cell of nth(nth(deck.cards, card).faces, turn).cells)
      land.set(at(x + cell.x, y + cell.y), { path: cell.path, owner });
  return land;
}

/**
 * Each cell is two triangles, one on each side of its line. Two triangles are one piece of land if they share a side
 * of a unit, or if they lie in one cell whose line is a furrow. A field is closed if all its sides are covered.
 */
export function plainFields(deck: Deck, pieces: readonly Piece[]): PlainField[] {
  const land = landOf(deck, pieces);
  const seen = new Set<string>();
  const fields: PlainField[] = [];
  for (const cell of land.keys()) {
    const [x, y] = cell.split(',').map(Number) as [number, number];
    for (const half of [0, 1])
      if (!seen.has(`${cell},${half}`))
        fields.push(fieldFrom(deck, pieces, { land, seen, from: { x, y, half } }));
  }
  return fields;
}

interface Triangle {
  readonly x: number;
  readonly y: number;
  /** 0: the half with the upper side of the cell. */
  readonly half: number;
}

/** In a cell with an even sum the line falls from the upper left: the upper half has the top and the right side. */
function sidesOf({ x, y, half }: Triangle): [number, number][] {
  const falling = (x + y) % 2 === 0;
  const vertical: [number, number] = falling === (half === 0) ? [x + 1, y] : [x - 1, y];
  return [half === 0 ? [x, y - 1] : [x, y + 1], vertical];
}

/** The corner of the triangle that is the centre of its square. */
function centreOf({ x, y, half }: Triangle): string {
  const falling = (x + y) % 2 === 0;
  if (half === 0) return falling ? at(x + 1, y) : at(x, y);
  return falling ? at(x, y + 1) : at(x + 1, y + 1);
}

/** All four triangles of its square: parts of a square are one, even while nothing lies between them. */
function sameSquare(triangle: Triangle): Triangle[] {
  const [x, y] = centreOf(triangle).split(',').map(Number) as [number, number];
  const round = [-1, 0].flatMap(dy =>
    [-1, 0].flatMap(dx => [0, 1].map(half => ({ x: x + dx, y: y + dy, half }))),
  );
  return round.filter(other => centreOf(other) === at(x, y));
}

function fieldFrom(
  deck: Deck,
  pieces: readonly Piece[],
  { land, seen, from }: { land: Land; seen: Set<string>; from: Triangle },
): PlainField {
  const key = ({ x, y, half }: Triangle) => `${x},${y},${half}`;
  const queue = [from];
  const squares = new Set<string>();
  const owners = new Set<number>();
  let isClosed = true;
  seen.add(key(from));
  const visit = (next: Triangle) => {
    if (seen.has(key(next))) return;
    seen.add(key(next));
    queue.push(next);
  };
  for (const triangle of queue) {
    squares.add(centreOf(triangle));
    const patch = keyed(land, at(triangle.x, triangle.y));
    owners.add(patch.owner);
    if (!patch.path) visit({ ...triangle, half: 1 - triangle.half });
    for (const part of sameSquare(triangle)) if (land.has(at(part.x, part.y))) visit(part);
    for (const [x, y] of sidesOf(triangle)) {
      if (!land.has(at(x, y))) {
        isClosed = false;
        continue;
      }
      const beyond = [0, 1].map(half => ({ x, y, half }));
      visit(beyond.find(other => sidesOf(other).some(([bx, by]) => bx === triangle.x && by === triangle.y))!);
    }
  }
  const count = (kind: string): number =>
    pieces
      .flatMap(({ card, turn, x, y }) =>
        nth(nth(deck.cards, card).faces, turn).stands.map(stand => ({
          kind: stand.kind,
          on: at(x + stand.x, y + stand.y),
        })),
      )
      .filter(stand => stand.kind === kind && squares.has(stand.on)).length;
  return {
    squares: [...squares].sort(),
    isClosed,
    cards: owners.size,
    farmers: count('farmer'),
    buffaloes: count('buffalo'),
    houses: count('house'),
  };
}

/** Why a card may not lie there, or null. */
export function plainObstacle(deck: Deck, pieces: readonly Piece[], piece: Piece): Obstacle | null {
  const land = landOf(deck, pieces);
  const own = [...landOf(deck, [piece]).keys()].map(cell => cell.split(',').map(Number) as [number, number]);
  const meets = (ways: readonly (readonly [number, number])[]) =>
    own.some(([x, y]) => ways.some(([dx, dy]) => land.has(at(x + dx, y + dy))));
  if (meets([[0, 0]])) return 'overlaps';
  const side = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  const corner = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  if (!meets(side)) return meets(corner) ? 'corner-only' : 'no-contact';
  if ((((piece.x + piece.y) % 2) + 2) % 2 !== (piece.turn < 2 ? 0 : 1)) return 'lines-do-not-meet';
  const after = [...pieces, piece];
  const before = new Set(closedIn(deck, pieces));
  const fresh = plainFields(deck, after).filter(one => one.isClosed && !before.has(one.squares.join(' ')));
  return fresh.some(({ squares }) => hasDeadEnd(landOf(deck, after), new Set(squares))) ? 'dead-end' : null;
}

export const closedIn = (deck: Deck, pieces: readonly Piece[]): string[] =>
  plainFields(deck, pieces)
    .filter(({ isClosed }) => isClosed)
    .map(({ squares }) => squares.join(' '));

/** A post with a single path whose four squares are all in the field. */
function hasDeadEnd(land: Land, squares: ReadonlySet<string>): boolean {
  const posts = new Set(
    [...squares].flatMap(square => {
      const [x, y] = square.split(',').map(Number) as [number, number];
      return [at(x + 1, y), at(x - 1, y), at(x, y + 1), at(x, y - 1)];
    }),
  );
  return [...posts].some(post => {
    const [x, y] = post.split(',').map(Number) as [number, number];
    const round = [at(x - 1, y - 1), at(x, y - 1), at(x - 1, y), at(x, y)].map(cell => land.get(cell));
    return round.every(Boolean) && round.filter(patch => patch!.path).length === 1;
  });
}
