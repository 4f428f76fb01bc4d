import { contentsOf, type Ground, KIND, numberOf, PATH, SPAN } from './ground.ts';
import type { Contents } from './vocabulary.ts';

/** SR-06: green land without a path through it, as squares joined across their furrows. */
export interface Field extends Contents {
  /** Numbers of the centres, in ascending order. */
  squares: number[];
  /** SR-41: sides of its squares that no card covers yet; 0 when it is closed. */
  gaps: number;
  /** SR-A21: how many cards carry a part of it. */
  cards: number;
}

/** The four cells round a point, and the centre of the square across the line of each. */
const ROUND = [-SPAN - 1, -SPAN, -1, 0] as const;
const ACROSS = [-SPAN - 1, -SPAN + 1, SPAN - 1, SPAN + 1] as const;

/** Where the present walk has been; eight cards have fewer squares. */
const TRACK = new Int32Array(256);
/** The last walk that came past a square, on whatever ground: walks are numbered, and two never mix. */
const SEEN = new Float64Array(SPAN * SPAN);
let walks = 0;

/** Every field of the landscape, from top to bottom and from left to right. */
export function allFields(ground: Ground): Field[] {
  const before = walks;
  const fields: Field[] = [];
  for (let y = ground.top; y <= ground.bottom; y++)
    for (let x = ground.left; x <= ground.right; x++) {
      const point = numberOf(x, y);
      const isSquare = ((x + y) & 1) === 1;
      if (isSquare && SEEN[point]! <= before && covered(ground, point) > 0)
        fields.push(sorted(fieldFrom(ground, point)));
    }
  return fields;
}

function fieldFrom(ground: Ground, centre: number): Field {
  const { cells } = ground;
  const walk = ++walks;
  const squares = [centre];
  SEEN[centre] = walk;
  for (let n = 0; n < squares.length; n++)
    for (let side = 0; side < 4; side++) {
      const cell = cells[squares[n]! + ROUND[side]!]!;
      const next = squares[n]! + ACROSS[side]!;
      if (cell === 0 || (cell & KIND) === PATH || SEEN[next] === walk) continue;
      SEEN[next] = walk;
      squares.push(next);
    }
  return described(ground, squares);
}

/** The fields with a square on these points of a card that lies at `corner`; their squares in any order. */
export function fieldsAt(ground: Ground, centres: readonly number[], corner: number): Field[] {
  const before = walks;
  const fields: Field[] = [];
  for (let i = 0; i < centres.length; i++)
    if (SEEN[corner + centres[i]!]! <= before) fields.push(fieldFrom(ground, corner + centres[i]!));
  return fields;
}

/** SR-46: the closed fields with a square on these points (`corner` is added to each), from top to bottom. */
export function closedFields(ground: Ground, centres: readonly number[], corner: number): Field[] {
  const before = walks;
  const closed: Field[] = [];
  for (let i = 0; i < centres.length; i++) {
    const centre = corner + centres[i]!;
    if (SEEN[centre]! > before) continue;
    const squares = closedFrom(ground, centre, before);
    if (squares) closed.push(sorted(described(ground, squares)));
  }
  return closed.length > 1 ? closed.sort((a, b) => a.squares[0]! - b.squares[0]!) : closed;
}

/**
 * The squares of a closed field. The walk is broken off as soon as it comes to open ground, or to a square that a walk
 * after `before` has seen: had that one's field been closed, it would have come past here.
 */
function closedFrom(ground: Ground, centre: number, before: number): number[] | null {
  const { cells } = ground;
  const walk = ++walks;
  SEEN[centre] = walk;
  TRACK[0] = centre;
  let length = 1;
  for (let n = 0; n < length; n++) {
    const square = TRACK[n]!;
    for (let side = 0; side < 4; side++) {
      const cell = cells[square + ROUND[side]!]!;
      if (cell === 0) return null;
      if ((cell & KIND) === PATH) continue;
      const next = square + ACROSS[side]!;
      const last = SEEN[next]!;
      if (last === walk) continue;
      if (last > before) return null;
      SEEN[next] = walk;
      TRACK[length++] = next;
    }
  }
  return Array.from(TRACK.subarray(0, length));
}

function sorted(field: Field): Field {
  if (field.squares.length > 1) field.squares.sort((a, b) => a - b);
  return field;
}

function described({ cells, marks }: Ground, squares: number[]): Field {
  let owners = 0;
  let stands = 0;
  let gaps = 0;
  for (let n = 0; n < squares.length; n++) {
    stands += marks[squares[n]!]!;
    for (let side = 0; side < 4; side++) {
      const cell = cells[squares[n]! + ROUND[side]!]!;
      if (cell === 0) gaps++;
      else owners |= 1 << (cell >> 2);
    }
  }
  const { farmers, buffaloes, houses } = contentsOf(stands);
  return { squares, gaps, cards: ones(owners), farmers, buffaloes, houses };
}

/**
 * SR-38: the posts of a field with all four lines in place of which one alone is a path: it ends there. Across the three
 * furrows all squares round such a post are the field's, so that it is enough to look below each square.
 */
export function deadEnds(ground: Ground, { squares }: Pick<Field, 'squares'>): number[] {
  const ends: number[] = [];
  for (let n = 0; n < squares.length; n++) {
    const post = squares[n]! + SPAN;
    if (pathsAt(ground, post) === 1 && covered(ground, post) === 4) ends.push(post);
  }
  return ends;
}

/** SR-41: the cells round a field's squares that no card covers. */
export function missingCells({ cells }: Ground, { squares }: Pick<Field, 'squares'>): number[] {
  const missing = new Set<number>();
  for (const square of squares)
    for (const way of ROUND) if (cells[square + way] === 0) missing.add(square + way);
  return [...missing].sort((a, b) => a - b);
}

/** How many of the four cells round a point some card covers. */
function covered({ cells }: Ground, point: number): number {
  let count = 0;
  for (let way = 0; way < 4; way++) if (cells[point + ROUND[way]!] !== 0) count++;
  return count;
}

function pathsAt({ cells }: Ground, post: number): number {
  let paths = 0;
  for (let way = 0; way < 4; way++) if ((cells[post + ROUND[way]!]! & KIND) === PATH) paths++;
  return paths;
}

/** How many bits are set. */
export function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}
