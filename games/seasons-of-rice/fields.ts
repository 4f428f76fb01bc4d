import { contentsOf, type Ground, KIND, numberOf, PATH, SPAN } from './ground.ts';
import type { Contents } from './vocabulary.ts';

/** SR-06: green land without a path through it, as squares joined across their furrows. */
export interface Field extends Contents {
  /** Numbers of the centres. */
  squares: number[];
  /** SR-41: some part of its squares is not covered yet. */
  open: boolean;
  /** SR-A21: how many cards carry a part of it. */
  cards: number;
}

/** The four cells round a point, and the centre of the square across the line of each. */
const ROUND = [-SPAN - 1, -SPAN, -1, 0] as const;
const ACROSS = [-SPAN - 1, -SPAN + 1, SPAN - 1, SPAN + 1] as const;
/** The posts at the corners of a square. */
const POSTS = [-SPAN, -1, 1, SPAN] as const;

/** The field of a square that this tour has not seen yet. */
export function fieldFrom(ground: Ground, centre: number): Field {
  const { cells, marks, seen, tour } = ground;
  const squares = [centre];
  seen[centre] = tour;
  let open = false;
  let owners = 0;
  let stands = 0;
  for (let n = 0; n < squares.length; n++) {
    const square = squares[n]!;
    stands += marks[square]!;
    for (let side = 0; side < 4; side++) {
      const cell = cells[square + ROUND[side]!]!;
      if (cell === 0) open = true;
      else owners |= 1 << (cell >> 2);
      const next = square + ACROSS[side]!;
      if (cell === 0 || (cell & KIND) === PATH || seen[next] === tour) continue;
      seen[next] = tour;
      squares.push(next);
    }
  }
  return {
    squares: squares.sort((a, b) => a - b),
    open,
    cards: ones(owners),
    ...contentsOf(stands),
  };
}

/** SR-46: the closed fields with a square on these points; `corner` is added to each. */
export function closedFields(ground: Ground, centres: readonly number[], corner: number): Field[] {
  ground.tour++;
  const closed: Field[] = [];
  for (let i = 0; i < centres.length; i++) {
    const centre = corner + centres[i]!;
    if (ground.seen[centre] === ground.tour || !isWhole(ground, centre)) continue;
    const field = fieldFrom(ground, centre);
    if (!field.open) closed.push(field);
  }
  return closed.length > 1 ? closed.sort((a, b) => a.squares[0]! - b.squares[0]!) : closed;
}

/** Every field of the landscape, from top to bottom and from left to right. */
export function allFields(ground: Ground): Field[] {
  ground.tour++;
  const fields: Field[] = [];
  for (let y = ground.top; y <= ground.bottom; y++)
    for (let x = ground.left; x <= ground.right; x++) {
      const point = numberOf(x, y);
      if (((x + y) & 1) === 0 || ground.seen[point] === ground.tour || !isTouched(ground, point)) continue;
      fields.push(fieldFrom(ground, point));
    }
  return fields;
}

/** SR-38: the posts of a field with all four lines in place of which one alone is a path: it ends there. */
export function deadEnds(ground: Ground, { squares }: Pick<Field, 'squares'>): number[] {
  const ends: number[] = [];
  for (const square of squares)
    for (const way of POSTS) {
      const post = square + way;
      if (pathsAt(ground, post) === 1 && isWhole(ground, post) && !ends.includes(post)) ends.push(post);
    }
  return ends.sort((a, b) => a - b);
}

/** SR-41: the cells round a field's squares that no card covers. */
export function missingCells({ cells }: Ground, { squares }: Pick<Field, 'squares'>): number[] {
  const missing = new Set<number>();
  for (const square of squares)
    for (const way of ROUND) if (cells[square + way] === 0) missing.add(square + way);
  return [...missing].sort((a, b) => a - b);
}

const isWhole = ({ cells }: Ground, point: number): boolean => ROUND.every(way => cells[point + way] !== 0);
const isTouched = ({ cells }: Ground, point: number): boolean => ROUND.some(way => cells[point + way] !== 0);

function pathsAt({ cells }: Ground, post: number): number {
  let paths = 0;
  for (const way of ROUND) if ((cells[post + way]! & KIND) === PATH) paths++;
  return paths;
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}
