import { expect, test } from 'vitest';
import { groundTakenBy } from './ground.ts';

const SCREEN = { width: 640, height: 480 };

test('ground that several take counts once, and what lies beyond the screen not at all', () => {
  const piece = { left: 160, top: 160, width: 160, height: 160 };
  const share = groundTakenBy([piece, piece, { ...piece, left: -400 }, { ...piece, top: 460 }], SCREEN);
  expect(share(piece)).toBe(1);
  expect(share({ ...piece, left: 240 })).toBe(0.5);
  expect(share({ left: 80, top: 80, width: 320, height: 320 })).toBe(0.25);
  expect(share({ ...piece, left: 480 })).toBe(0);
});

test('where nothing lies all ground is free', () => {
  expect(groundTakenBy([], SCREEN)({ left: 0, top: 0, width: 640, height: 480 })).toBe(0);
});
