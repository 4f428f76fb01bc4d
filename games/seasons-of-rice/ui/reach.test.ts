import { expect, test } from 'vitest';
import type { Reach } from '../vocabulary.ts';
import {
  bestIn,
  centreOf,
  closingAt,
  gainAt,
  legalSpots,
  nextAround,
  obstacleAt,
  sameSpot,
  settle,
  spotUnder,
  stepFrom,
  turnedTo,
  turnedToBest,
} from './reach.ts';

const ROWS = ['.+.+.', 'l...+', '+oood', '..c..'];
const reach: Reach = {
  x: -2,
  y: 3,
  rows: [ROWS, ['.....', '..+..', '.....', '.....'], ROWS, ROWS],
  closings: [{ turn: 0, x: -1, y: 3, fields: [], total: 7 }],
};
const at = (x: number, y: number, turn: 0 | 1 = 0) => ({ turn, x, y });

test('[SR-34][SR-35][SR-36][SR-37][SR-38] every letter of the grid is a reason, and far away there is no contact', () => {
  expect(obstacleAt(reach, at(-1, 3))).toBeNull();
  expect(obstacleAt(reach, at(-1, 5))).toBe('overlaps');
  expect(obstacleAt(reach, at(0, 6))).toBe('corner-only');
  expect(obstacleAt(reach, at(-2, 4))).toBe('lines-do-not-meet');
  expect(obstacleAt(reach, at(2, 5))).toBe('dead-end');
  expect(obstacleAt(reach, at(-2, 3))).toBe('no-contact');
  expect(obstacleAt(reach, at(40, -40))).toBe('no-contact');
});

test('the legal spots of a turn, and what one closes', () => {
  expect(legalSpots(reach, 0)).toEqual([at(-1, 3), at(1, 3), at(2, 4), at(-2, 5)]);
  expect(closingAt(reach, at(-1, 3))?.total).toBe(7);
  expect(closingAt(reach, at(1, 3))).toBeNull();
});

test('the most a card brings, by how it is turned', () => {
  const more = [...reach.closings, { turn: 2 as const, x: 1, y: 3, fields: [], total: 12 }];
  expect(bestIn({ ...reach, closings: [...more, { ...more[1]!, x: 2, total: 4 }] })).toEqual([7, 0, 12, 0]);
});

test('a gain elsewhere is found at its middle, if the card is turned that way', () => {
  const middle = { x: 0.6, y: 5.2 };
  expect(gainAt(reach, middle, at(1, 3))).toBe(true);
  expect(gainAt(reach, { x: 1.4, y: 5.2 }, at(1, 3))).toBe(false);
  expect(gainAt(reach, middle, at(-1, 3)), 'it lies there already').toBe(false);
  expect(gainAt(reach, middle, at(0, 4, 1))).toBe(false);
});

test('a card held near a legal spot is drawn into it; held elsewhere it stays, to be refused', () => {
  expect(settle(reach, at(-0.6, 3.4))).toEqual(at(-1, 3));
  expect(settle(reach, at(-0.9, 5.1))).toEqual(at(-1, 5));
});

test('a point near the middle of a legal spot means that spot, any other none', () => {
  expect(spotUnder(reach, { x: 0.7, y: 5.2 }, 0)).toEqual(at(-1, 3));
  expect(spotUnder(reach, { x: 0.5, y: 7 }, 0)).toBeNull();
  expect(spotUnder(reach, { x: 1.5, y: 5 }, 0)).toBeNull();
});

test('arrow keys go to the nearest legal spot that way, and stay where there is none', () => {
  expect(stepFrom(reach, at(-1, 3), 'right')).toEqual(at(1, 3));
  expect(stepFrom(reach, at(1, 3), 'down')).toEqual(at(2, 4));
  expect(stepFrom(reach, at(1, 3), 'up')).toEqual(at(1, 3));
});

test('going round comes to every legal spot once and back again', () => {
  const seen = [at(-1, 3)];
  for (let i = 0; i < 3; i++) seen.push(nextAround(reach, seen.at(-1)!, 1) as (typeof seen)[0]);
  expect(new Set(seen.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
  expect(nextAround(reach, seen.at(-1)!, 1)).toEqual(at(-1, 3));
  expect(nextAround(reach, at(1, 3), -1)).not.toEqual(at(1, 3));
});

test('[SR-33] turned, the card looks for the nearest place that fits', () => {
  expect(turnedTo(reach, at(-1, 3), 1)).toEqual(at(0, 4, 1));
  expect(centreOf(at(0, 4, 1))).toEqual({ x: 2, y: 5.5 });
  expect(sameSpot(at(0, 4, 1), at(0, 4))).toBe(false);
});

test('[SR-33] turned by a button that promises points, it comes to the nearest place that brings them', () => {
  const gain = { turn: 0 as const, fields: [], total: 7 };
  const closings = [...reach.closings, { ...gain, x: 2, y: 4 }, { ...gain, x: 1, y: 3, total: 3 }];
  const turned = turnedToBest({ ...reach, closings }, at(1, 4, 1), 0);
  expect(turned).toEqual(at(2, 4));
  expect(turnedToBest(reach, at(-1, 3), 1), 'where it brings nothing it stays near').toEqual(at(0, 4, 1));
});
