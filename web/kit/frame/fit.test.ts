import { expect, test } from 'vitest';
import { bestFit, fit } from './fit.ts';

const ROW = { columns: 7, rows: 1, ratio: 5 / 7, gap: 0.1 };

test('the card is as large as both directions allow', () => {
  expect(fit({ width: 760, height: 1000 }, ROW)).toBeCloseTo(100);
  expect(fit({ width: 760, height: 70 }, ROW)).toBeCloseTo(50);
  expect(fit({ width: 804, height: 1000 }, { ...ROW, beside: 44 })).toBeCloseTo(100);
  expect(fit({ width: 760, height: 90 }, { ...ROW, above: 20 })).toBeCloseTo(50);
  expect(fit({ width: 1000, height: 290 }, { columns: 4, rows: 2, ratio: 5 / 7, gap: 0.1 })).toBeCloseTo(100);
});

test('of several layouts the one with the largest cards is taken, within the limits', () => {
  const layouts = { row: { ...ROW, columns: 8, rows: 1 }, block: { ...ROW, columns: 4, rows: 2 } };
  const limits = { least: 44, most: 120 };
  expect(bestFit({ width: 900, height: 150 }, layouts, limits).layout).toBe('row');
  expect(bestFit({ width: 400, height: 400 }, layouts, limits).layout).toBe('block');
  expect(bestFit({ width: 220, height: 40 }, layouts, limits), 'too low for both: the narrower one').toEqual({
    layout: 'block',
    card: 44,
  });
  expect(bestFit({ width: 5000, height: 5000 }, layouts, limits).card).toBe(120);
});

test('a layout that is favoured gives way only to much larger cards', () => {
  const layouts = { row: { ...ROW, columns: 8, rows: 1 }, block: { ...ROW, columns: 4, rows: 2 } };
  const favoured = { ...layouts, block: { ...layouts.block, favour: 1.5 } };
  const limits = { least: 44, most: 120 };
  const size = { width: 900, height: 260 };
  expect(bestFit(size, layouts, limits).layout, 'nearly as large').toBe('row');
  expect(bestFit(size, favoured, limits)).toEqual({ layout: 'block', card: 89 });
  expect(bestFit({ width: 900, height: 150 }, favoured, limits).layout, 'much larger').toBe('row');
  expect(bestFit({ width: 220, height: 40 }, favoured, limits), 'where none fits').toEqual(
    bestFit({ width: 220, height: 40 }, layouts, limits),
  );
});
