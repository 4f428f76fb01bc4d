import { describe, expect, test } from 'vitest';
import { lastOf, nth } from '../../../core/sure.ts';
import type { Point, Spot } from '../data/lattice.ts';
import { allFields, deadEnds, type Field, fieldsAt, missingCells } from '../fields.ts';
import { flat, groundOf, numberOf } from '../ground.ts';
import { holesOf } from '../holes.ts';
import { judge } from '../placing.ts';
import { border, painted } from './painted.ts';
import { deck, piecesOf } from './position.ts';

/** Six upright cards, 9 units wide and 8 high. */
const BLOCK: readonly Spot[] = [
  { turn: 0, x: 0, y: 0 },
  { turn: 2, x: 3, y: 0 },
  { turn: 0, x: 6, y: 0 },
  { turn: 0, x: 0, y: 4 },
  { turn: 2, x: 3, y: 4 },
  { turn: 0, x: 6, y: 4 },
];
/** Four cards round one empty unit. */
const PINWHEEL: readonly Spot[] = [
  { turn: 0, x: -3, y: -3 },
  { turn: 3, x: 0, y: -3 },
  { turn: 2, x: 1, y: 0 },
  { turn: 1, x: -3, y: 1 },
];
const INNER = [[4, 3]] as const;
const RING = [
  [4, 1],
  [3, 2],
  [5, 2],
  [2, 3],
  [6, 3],
  [3, 4],
  [5, 4],
  [4, 5],
] as const;

const fieldAt = (fields: readonly Field[], [x, y]: readonly [number, number]): Field =>
  fields.find(({ squares }) => squares.includes(numberOf(x, y)))!;
const fieldsOf = (spots: readonly Spot[], isPath: (cell: Point) => boolean) => {
  const { deck: cards, pieces } = painted({ spots, isPath });
  const ground = groundOf(cards, pieces);
  return { ground, fields: allFields(ground) };
};

describe('fields', () => {
  test('[SR-04][SR-06] paths all round a square close it', () => {
    const { fields } = fieldsOf(BLOCK, border(...INNER));
    expect(fieldAt(fields, [4, 3])).toMatchObject({ squares: [numberOf(4, 3)], gaps: 0 });
  });

  test('[SR-05] furrows bound nothing: with furrows alone all the land is one open field', () => {
    const { fields } = fieldsOf(BLOCK, () => false);
    expect(fields).toHaveLength(1);
    expect(nth(fields, 0).gaps).toBeGreaterThan(0);
  });

  test('[SR-06] what a card shows of fields are those with a square on it, each once', () => {
    const { ground, fields } = fieldsOf(BLOCK, border(...INNER, ...RING));
    for (const [card, { turn, x, y }] of BLOCK.entries()) {
      const { centres } = nth(nth(ground.stamps, card), turn);
      const corner = numberOf(x, y);
      const inOrder = (shown: readonly Field[]) =>
        shown
          .map(field => ({ ...field, squares: field.squares.toSorted((a, b) => a - b) }))
          .sort((a, b) => nth(a.squares, 0) - nth(b.squares, 0));
      const onIt = fields.filter(({ squares }) => centres.some(centre => squares.includes(corner + centre)));
      expect(inOrder(fieldsAt(ground, centres, corner))).toEqual(inOrder(onIt));
      for (const centre of centres) {
        const one = onIt.filter(({ squares }) => squares.includes(corner + centre));
        expect(inOrder(fieldsAt(ground, [centre], corner))).toEqual(one);
      }
    }
  });

  test('[SR-07] every part of every square belongs to exactly one field', () => {
    const { fields } = fieldsOf(BLOCK, border(...INNER, ...RING));
    const squares = fields.flatMap(field => field.squares);
    expect(new Set(squares).size).toBe(squares.length);
    expect(squares).toHaveLength(45);
  });

  test('[SR-09] the edge of a card bounds nothing: a square across two cards is one square', () => {
    const { fields } = fieldsOf(BLOCK, border([3, 2]));
    expect(fieldAt(fields, [3, 2])).toMatchObject({ gaps: 0, cards: 2 });
  });

  test('two squares that share only a post are two fields', () => {
    const { fields } = fieldsOf(BLOCK, cell => border([3, 2])(cell) || border([5, 2])(cell));
    expect(fieldAt(fields, [3, 2]).squares).toHaveLength(1);
    expect(fieldAt(fields, [5, 2]).squares).toHaveLength(1);
  });

  test('[SR-43] a closed field may enclose another; only its own squares count', () => {
    const { fields } = fieldsOf(BLOCK, cell => border(...INNER)(cell) || border(...INNER, ...RING)(cell));
    expect(fieldAt(fields, [4, 3])).toMatchObject({ gaps: 0 });
    expect(fieldAt(fields, [4, 1])).toMatchObject({ gaps: 0 });
    expect(fieldAt(fields, [4, 1]).squares).toHaveLength(RING.length);
  });
});

describe('paths that end', () => {
  const outer = border(...INNER, ...RING);
  const bridge = (cell: Point) => cell.x === 5 && cell.y === 2;

  test('[SR-38] a path from the border that stops inside spoils the field', () => {
    const { ground, fields } = fieldsOf(BLOCK, cell => outer(cell) || bridge(cell));
    expect(flat(deadEnds(ground, fieldAt(fields, [4, 3])))).toEqual([5, 3]);
  });

  test('[SR-38] where a card has no neighbour yet, a path does not end', () => {
    for (const card of deck.cards.keys()) {
      const ground = groundOf(deck, [{ card, turn: 0, x: 0, y: 0 }]);
      const ends = allFields(ground).flatMap(field => deadEnds(ground, field));
      for (const end of ends) expect([0, 3]).not.toContain(flat([end])[0]);
      for (const end of ends) expect([0, 4]).not.toContain(flat([end])[1]);
    }
  });

  test('[SR-38] a path across a field that touches no border ends twice', () => {
    const { ground, fields } = fieldsOf(BLOCK, cell => outer(cell) || (cell.x === 4 && cell.y === 2));
    expect(deadEnds(ground, fieldAt(fields, [4, 1]))).toHaveLength(2);
  });

  /** The last card closes one square, and four squares round a post that one path may reach. */
  const closingBoth = (lone: readonly [number, number], [x, y]: readonly [number, number]) => {
    const four = [
      [x, y - 1],
      [x - 1, y],
      [x + 1, y],
      [x, y + 1],
    ] as const;
    const isPath = (cell: Point) => border(lone)(cell) || border(...four)(cell);
    const verdict = (isSpoiled: boolean) => {
      const spoils = (cell: Point) => isSpoiled && cell.x === x && cell.y === y - 1;
      const { deck: cards, pieces } = painted({ spots: BLOCK, isPath: cell => isPath(cell) || spoils(cell) });
      return judge(groundOf(cards, pieces.slice(0, -1)), lastOf(pieces));
    };
    const order = verdict(false).closes.map(({ squares }) => squares.length);
    return { order, spoiled: verdict(true) };
  };

  test.each([
    ['the lower', [7, 4], [6, 6], [1, 4]],
    ['the upper', [7, 6], [6, 4], [4, 1]],
  ] as const)(
    '[SR-38] of two fields that a card closes %s one alone may be spoiled',
    (...[, lone, post, sizes]) => {
      const { order, spoiled } = closingBoth(lone, post);
      expect(order).toEqual(sizes);
      expect(spoiled).toEqual({ obstacle: 'dead-end', post: numberOf(post[0], post[1]), closes: [] });
    },
  );

  test('[SR-A16] a bridge from the border to a ring inside does not end anywhere', () => {
    const paths = (cell: Point) => outer(cell) || border(...INNER)(cell) || bridge(cell);
    const { ground, fields } = fieldsOf(BLOCK, paths);
    const ring = fieldAt(fields, [4, 1]);
    expect(ring).toMatchObject({ gaps: 0 });
    expect(deadEnds(ground, ring)).toEqual([]);
  });
});

describe('empty space', () => {
  test('[SR-40] it may be left, and any card may be laid round it', () => {
    const { deck: cards, pieces } = painted({ spots: PINWHEEL, isPath: () => false });
    for (const at of [1, 2, 3])
      expect(judge(groundOf(cards, pieces.slice(0, at)), nth(pieces, at)).obstacle).toBeNull();
    expect(flat(holesOf(groundOf(cards, pieces)))).toEqual([0, 0]);
  });

  test('[SR-41][SR-X08] a field that reaches into one unit of it is open, however complete the paths', () => {
    const pieces = piecesOf('P05 0 0 0, P07 0 -3 1, P15 1 -1 -3, P09 3 -5 -2');
    const ground = groundOf(deck, pieces);
    expect(flat(holesOf(ground))).toEqual([-1, 0]);
    const field = fieldAt(allFields(ground), [0, 1]);
    expect(flat(missingCells(ground, field))).toEqual([-1, 0]);
    expect(field).toMatchObject({ farmers: 2, buffaloes: 1 });
    expect(judge(groundOf(deck, pieces.slice(0, 3)), nth(pieces, 3)).closes).toEqual([]);
  });

  test('[SR-A14] open ground at the rim counts the same as a hole', () => {
    const { ground, fields } = fieldsOf(BLOCK, border([0, 3]));
    expect(flat(missingCells(ground, fieldAt(fields, [0, 3])))).toEqual([-1, 2, -1, 3]);
    expect(holesOf(ground)).toEqual([]);
  });

  test('[SR-A15] a ring of paths round the hole keeps only the inner field open', () => {
    const inner = [
      [1, 0],
      [0, 1],
    ] as const;
    const all = [-2, -1, 0, 1, 2, 3].flatMap(y =>
      [-2, -1, 0, 1, 2, 3].filter(x => (x + y) % 2 !== 0).map(x => [x, y] as const),
    );
    const { deck: cards, pieces } = painted({
      spots: PINWHEEL,
      isPath: cell => border(...inner)(cell) || border(...all)(cell),
    });
    const { closes } = judge(groundOf(cards, pieces.slice(0, 3)), nth(pieces, 3));
    expect(closes.map(({ squares }) => squares.length)).toEqual([all.length - inner.length]);
    const fields = allFields(groundOf(cards, pieces));
    for (const square of inner) expect(fieldAt(fields, square).gaps).toBeGreaterThan(0);
  });

  test('[SR-42] when the space is filled later, the field closes and scores then', () => {
    const ring: readonly Spot[] = [
      { turn: 2, x: -3, y: 0 },
      { turn: 3, x: -1, y: 4 },
      { turn: 2, x: 3, y: 4 },
      { turn: 2, x: 3, y: 0 },
      { turn: 3, x: 0, y: -3 },
    ];
    const { deck: cards, pieces } = painted({
      spots: [...ring, { turn: 0, x: 0, y: 0 }],
      isPath: border([0, 1]),
    });
    const ground = groundOf(cards, pieces.slice(0, -1));
    expect(holesOf(ground)).toHaveLength(12);
    expect(fieldAt(allFields(ground), [0, 1]).gaps).toBe(2);
    const { obstacle, closes } = judge(ground, lastOf(pieces));
    expect(obstacle).toBeNull();
    expect(closes.map(({ squares }) => flat(squares))).toEqual([[0, 1]]);
  });
});
