import { expect, test } from 'vitest';
import { deckOf } from '../data/deck.ts';
import { EDITION } from '../data/edition.ts';
import {
  areaPath,
  badgeSpot,
  badgeSpots,
  boundsOf,
  diamondPath,
  ownGaps,
  pairs,
  placedCard,
  rimPath,
} from './geometry.ts';

const deck = deckOf(EDITION);

test('[SR-09] a placed card covers twelve cells, and what stands on its border is drawn inside', () => {
  const card = placedCard(deck, { card: 'P01', turn: 0, x: 4, y: -2 });
  expect(card.cells).toHaveLength(12);
  expect(card.cells[0]).toEqual({ x: 4, y: -2, path: false });
  const farmer = card.features.find(({ kind }) => kind === 'farmer')!;
  expect(farmer.square).toEqual({ x: 7, y: 0 });
  expect(farmer.x).toBeLessThan(7);
  expect(farmer.y).toBe(0);
});

test('the bounds of a landscape know how its cards are turned', () => {
  expect(
    boundsOf(
      [
        { turn: 0, x: 0, y: 0 },
        { turn: 1, x: 3, y: -1 },
      ],
      1,
    ),
  ).toEqual({ left: -1, top: -2, right: 8, bottom: 5 });
});

test('a square is drawn as far as cards cover it, and its rim has no side inside', () => {
  const square = [{ x: 1, y: 0 }];
  expect(areaPath(square, () => true).match(/M/g)).toHaveLength(4);
  expect(areaPath(square, ({ y }) => y >= 0).match(/M/g)).toHaveLength(2);
  expect(rimPath(square, () => true).match(/M/g)).toHaveLength(4);
  expect(rimPath(square, ({ y }) => y >= 0).match(/M/g)).toHaveLength(4);
  expect(diamondPath(square)).toBe('M0 0L20 -20L40 0L20 20Z');
});

test('a number stands on a free square, or else where most room is left', () => {
  const squares = pairs([0, 1, 1, 2]);
  const farmer = { kind: 'farmer' as const, x: 0, y: 1, square: { x: 0, y: 1 } };
  expect(badgeSpot(squares, [farmer])).toEqual({ x: 1, y: 2 });
  const below = { ...farmer, y: 1.4 };
  expect(badgeSpot([{ x: 0, y: 1 }], [below])).toEqual({ x: 0, y: 0.5 });
});

test('numbers of small neighbouring fields keep clear of each other', () => {
  const [one, other] = [[{ x: 0, y: 1 }], [{ x: 1, y: 2 }]];
  const farmers = [...one, ...other].map(square => ({ kind: 'farmer' as const, ...square, square }));
  const [a, b] = badgeSpots([one, other], farmers);
  expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThanOrEqual(1);
});

test('fields that share a gap have their numbers on different ones', () => {
  const [left, shared, right] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ];
  expect(ownGaps([[shared, left], [shared, right], [shared]])).toEqual([left, right, shared]);
});

test('a number between two figures stands in the tip of their square, where it hides neither', () => {
  const square = { x: 4, y: 3 };
  const figures = [-0.36, 0.36].map(dy => ({ kind: 'farmer' as const, x: 4, y: 3 + dy, square }));
  const spot = badgeSpot([square], figures);
  expect(spot.y).toBe(3);
  expect(Math.abs(spot.x - 4)).toBe(0.75);
});

test('the number of a field that would close keeps clear of those that stand there', () => {
  const square = { x: 4, y: 3 };
  const figures = [-0.36, 0.36].map(dy => ({ kind: 'farmer' as const, x: 4, y: 3 + dy, square }));
  const [left, right] = [
    { x: 3, y: 2 },
    { x: 5, y: 2 },
  ];
  expect(badgeSpots([[square]], figures, [right])).toEqual([{ x: 3.25, y: 3 }]);
  expect(badgeSpots([[square]], figures, [left])).toEqual([{ x: 4.75, y: 3 }]);
});
