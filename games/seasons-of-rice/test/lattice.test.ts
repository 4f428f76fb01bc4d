import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import {
  heightOf,
  lineOf,
  linesMeet,
  type Point,
  SECTIONS,
  squaresOf,
  turnedCell,
  turnedPoint,
  widthOf,
} from '../data/lattice.ts';
import { besideWhich } from '../data/beside.ts';
import { isOpenFace } from '../data/check-face.ts';
import { TURNS, type Turn } from '../data/words.ts';
import { deck } from './position.ts';

test.each<[Turn, Point, Point, Point]>([
  [0, { x: 2, y: 1 }, { x: 2, y: 1 }, { x: 2, y: 1 }],
  [1, { x: 2, y: 1 }, { x: 3, y: 2 }, { x: 2, y: 2 }],
  [2, { x: 2, y: 1 }, { x: 1, y: 3 }, { x: 0, y: 2 }],
  [3, { x: 2, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 0 }],
])('[SR-09] %i quarter turns take point and cell %j to %j and %j', (...[turn, from, point, cell]) => {
  expect(turnedPoint(from, turn)).toEqual(point);
  expect(turnedCell(from, turn)).toEqual(cell);
});

test('[SR-33] four quarter turns bring a card back, and it stays on its place', () => {
  for (const { faces } of deck.cards)
    for (const turn of TURNS) {
      const { width, height, cells } = nth(faces, turn);
      expect([width, height]).toEqual([widthOf(turn), heightOf(turn)]);
      expect(new Set(cells.map(({ x, y }) => y * width + x)).size).toBe(12);
      expect(cells.filter(({ path }) => path)).toHaveLength(
        nth(faces, 0).cells.filter(({ path }) => path).length,
      );
    }
});

test('[SR-09] a card shows 3 whole squares, 5 halves and 2 quarters', () => {
  const inside = (n: number, size: number) => n > 0 && n < size;
  const parts = Object.values(SECTIONS).map(({ x, y }) => Number(inside(x, 3)) + Number(inside(y, 4)));
  expect(parts.filter(n => n === 2)).toHaveLength(3);
  expect(parts.filter(n => n === 1)).toHaveLength(5);
  expect(parts.filter(n => n === 0)).toHaveLength(2);
});

test('[SR-09] every cell holds one line from post to post, between the centres of two squares', () => {
  for (const cell of [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: -3, y: -2 },
  ]) {
    const isPost = ({ x, y }: Point) => (x + y) % 2 === 0;
    expect(lineOf(cell).every(isPost)).toBe(true);
    expect(squaresOf(cell).some(isPost)).toBe(false);
  }
});

test('[SR-37] lines meet on half of all spots', () => {
  expect(linesMeet(0, 0, 0)).toBe(true);
  expect(linesMeet(1, -1, 1)).toBe(true);
  expect(linesMeet(2, 0, 0)).toBe(false);
  expect(linesMeet(3, -3, 0)).toBe(true);
});

test('[SR-14] a face that closes a field alone is found out', () => {
  expect(isOpenFace(['...', '...', '...', '...'])).toBe(true);
  expect(isOpenFace(['...', '##.', '##.', '...'])).toBe(false);
  for (const { lines } of deck.edition.cards) expect(isOpenFace(lines.value)).toBe(true);
});

test.each([
  [
    { turn: 0, x: -3, y: 1 },
    { card: 0, side: 'left', shift: 1 },
  ],
  [
    { turn: 2, x: 3, y: 0 },
    { card: 0, side: 'right', shift: 0 },
  ],
  [
    { turn: 1, x: 1, y: -3 },
    { card: 0, side: 'above', shift: 1 },
  ],
  [
    { turn: 0, x: -2, y: 4 },
    { card: 0, side: 'below', shift: -2 },
  ],
  [{ turn: 0, x: 9, y: 9 }, null],
] as const)('%j lies %j', (spot, beside) => {
  expect(besideWhich([{ turn: 0, x: 0, y: 0 }], spot)).toEqual(beside);
});

test('the card with the longest contact is named, the oldest of equals', () => {
  const landscape = [
    { turn: 0, x: 0, y: 0 },
    { turn: 2, x: 3, y: 0 },
  ] as const;
  expect(besideWhich(landscape, { turn: 1, x: 2, y: 4 })).toEqual({ card: 1, side: 'below', shift: -1 });
  expect(besideWhich(landscape, { turn: 1, x: 1, y: -3 })).toEqual({ card: 0, side: 'above', shift: 1 });
});
