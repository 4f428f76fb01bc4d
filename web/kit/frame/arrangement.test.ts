import { expect, test } from 'vitest';
import { arrangementOf, unitOf } from './arrangement.ts';

const at = (width: number, height: number) => arrangementOf({ width, height });

test('width and height together choose the arrangement', () => {
  expect([at(320, 568), at(390, 844), at(500, 500), at(600, 900)]).toEqual(Array(4).fill('upright'));
  expect([at(568, 320), at(844, 390), at(800, 600), at(1280, 500)]).toEqual(Array(4).fill('lying'));
  expect([at(768, 1024), at(820, 1180), at(1024, 1366)]).toEqual(Array(3).fill('tablet'));
  expect([at(1024, 768), at(1180, 820), at(1280, 720), at(1399, 900), at(1920, 799)]).toEqual(
    Array(5).fill('laptop'),
  );
  expect([at(1400, 800), at(2560, 1440)]).toEqual(['desktop', 'desktop']);
});

test('what is smaller than a phone has a smaller unit, to a point', () => {
  expect(unitOf({ width: 320, height: 568 }, 'upright')).toBe(15);
  expect(unitOf({ width: 700, height: 900 }, 'upright')).toBe(16);
  expect(unitOf({ width: 280, height: 653 }, 'upright')).toBe(13);
  expect(unitOf({ width: 200, height: 653 }, 'upright')).toBe(13);
  expect(unitOf({ width: 844, height: 390 }, 'lying')).toBe(15);
  expect(unitOf({ width: 667, height: 375 }, 'lying')).toBe(13.5);
  expect(unitOf({ width: 1280, height: 500 }, 'lying')).toBe(15);
});

test('the unit grows with the table, in both directions', () => {
  expect(unitOf({ width: 1440, height: 900 }, 'desktop')).toBe(16);
  expect(unitOf({ width: 1920, height: 1080 }, 'desktop')).toBe(19);
  expect(unitOf({ width: 2560, height: 1440 }, 'desktop')).toBe(25.5);
  expect(unitOf({ width: 2560, height: 900 }, 'desktop')).toBe(16);
  expect(unitOf({ width: 390, height: 844 }, 'upright')).toBe(15);
  expect(unitOf({ width: 1280, height: 720 }, 'laptop')).toBe(15);
  expect(unitOf({ width: 1920, height: 1080 }, 'television')).toBe(29);
  expect(unitOf({ width: 1280, height: 720 }, 'television'), 'as large a part of it').toBe(19);
});
