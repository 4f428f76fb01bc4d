import { expect, test } from 'vitest';
import { typeOn } from './lens.ts';

const lens = { scale: 1, least: 10, most: 25 };

test('type on the map keeps a size that can be read, whatever the zoom', () => {
  expect(typeOn({ ...lens, scale: 1.5 }, 12, 24), 'grows with the map').toBe(12);
  expect(typeOn({ ...lens, scale: 0.5 }, 12, 24), 'not below the least: 20 units are 10 px').toBe(20);
  expect(typeOn({ ...lens, scale: 5 }, 12, 24), 'nor above the most: 5 units are 25 px').toBe(5);
});

test('what has no room goes', () => {
  expect(typeOn({ ...lens, scale: 0.4 }, 12, 24)).toBeNull();
});
