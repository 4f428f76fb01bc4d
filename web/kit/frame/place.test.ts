import { expect, test } from 'vitest';
import { besideOf } from './place.ts';

const SCREEN = { screen: { width: 1000, height: 700 }, clearOf: [] };
const NOTE = { width: 300, height: 200 };
const thing = (left: number, top: number) => ({ left, top, width: 80, height: 110 });

test('a note stands beside the thing it is about, where there is room', () => {
  expect(besideOf(thing(100, 300), NOTE, SCREEN)).toEqual({ left: 190, top: 255 });
  expect(besideOf(thing(800, 300), NOTE, SCREEN)).toEqual({ left: 490, top: 255 });
  expect(besideOf({ left: 20, top: 300, width: 960, height: 100 }, NOTE, SCREEN)).toEqual({
    left: 350,
    top: 90,
  });
});

test('a note leaves in sight what it can', () => {
  const beside = { left: 200, top: 250, width: 60, height: 60 };
  expect(besideOf(thing(100, 300), NOTE, { ...SCREEN, clearOf: [beside] })).toEqual({ left: 8, top: 420 });
});

test('where it cannot stand beside them, a note stands between what should stay in sight, and is as low as it must', () => {
  const dock = { left: 0, top: 500, width: 390, height: 200 };
  const lit = { left: 150, top: 250, width: 60, height: 40 };
  const phone = { screen: { width: 390, height: 700 }, clearOf: [dock, lit] };
  const button = { left: 340, top: 510, width: 44, height: 44 };
  expect(besideOf(button, { width: 350, height: 180 }, phone)).toEqual({ left: 32, top: 320 });
  expect(besideOf(button, { width: 350, height: 320 }, phone)).toEqual({ left: 32, top: 8, most: 232 });
});

test('of a place as large as the board its middle stays in sight', () => {
  const board = { left: 0, top: 100, width: 1000, height: 400 };
  const button = { left: 600, top: 620, width: 44, height: 44 };
  const { left, top } = besideOf(button, NOTE, { ...SCREEN, clearOf: [board] });
  const isBeside = left + NOTE.width <= 200 || left >= 800 || top + NOTE.height <= 180 || top >= 420;
  expect(isBeside).toBe(true);
});

test('a note never leaves the screen', () => {
  for (const left of [0, 460, 920])
    for (const top of [0, 300, 590]) {
      const note = besideOf(thing(left, top), NOTE, SCREEN);
      expect(note.left).toBeGreaterThanOrEqual(8);
      expect(note.left + NOTE.width).toBeLessThanOrEqual(992);
      expect(note.top).toBeGreaterThanOrEqual(8);
      expect(note.top + NOTE.height).toBeLessThanOrEqual(692);
    }
});
