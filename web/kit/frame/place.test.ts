import { expect, test } from 'vitest';
import type { Box } from './box.ts';
import { besideOf, covered, overlap } from './place.ts';

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

test('a note stands on free ground rather than on other pieces, if there is any near', () => {
  const market = [400, 500, 600, 700].flatMap(left => [thing(left, 300), thing(left, 430)]);
  const taken = market.slice(1);
  const place = { ...besideOf(market[0]!, NOTE, { ...SCREEN, taken }), ...NOTE };
  expect([market[0]!, ...taken].filter(piece => overlap(place, piece) > 0)).toEqual([]);
  const far = { left: 200, top: 100, width: 80, height: 110 };
  const everywhere = [{ left: 0, top: 0, width: 1000, height: 640 }];
  expect(besideOf(far, NOTE, { ...SCREEN, taken: everywhere }), 'near, where none is free').toEqual({
    left: 290,
    top: 55,
  });
});

test('a note covers neither question nor actions nor the thing, wherever that lies, and leaves the rest in sight if it can', () => {
  const SCREENS: readonly (readonly [number, number])[] = [
    [500, 500],
    [768, 1024],
    [1024, 768],
    [1366, 768],
  ];
  for (const [width, height] of SCREENS) {
    const never: readonly Box[] = [
      { left: 0, top: 0, width, height: 44 },
      { left: 0.3 * width, top: 0.8 * height, width: 0.7 * width, height: 44 },
      { left: 0.3 * width, top: 0.8 * height + 44, width: 0.4 * width, height: 60 },
    ];
    const lens = { left: 0.6 * width, top: 60, width: 0.25 * width, height: 0.25 * width };
    const note = { width: 240, height: 160 };
    for (let left = 0; left < 0.9 * width; left += 140)
      for (let top = 50; top < 0.7 * height; top += 110) {
        const piece = { left, top, width: 40, height: 50 };
        const around = { screen: { width, height }, clearOf: [lens], never };
        const place = { ...note, ...besideOf(piece, note, around) };
        expect(covered(place, [piece, ...never]), `${width}: ${left}, ${top}`).toBe(0);
        expect(covered(place, [lens]), `${width}: ${left}, ${top}`).toBeLessThan(0.1);
      }
  }
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
