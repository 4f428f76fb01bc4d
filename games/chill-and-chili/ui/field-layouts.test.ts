import { expect, test } from 'vitest';
import { bestFit } from '../../../web/kit/frame/fit.ts';
import { layoutsFor } from './field-layouts.ts';

const THUMB = 44;
const LIMITS = { least: THUMB, most: 135 };

const chosen = (onPhone: boolean, width: number, height: number) =>
  bestFit({ width, height }, layoutsFor(THUMB, onPhone), LIMITS).layout;

test('phones too low for the accessories below the stall show them beside it', () => {
  expect(chosen(true, 374, 390), 'with the water in full').toBe('tall');
  expect(chosen(true, 344, 220), 'a low phone').toBe('side');
  expect(chosen(true, 304, 198), 'nothing fits').toBe('short');
});

test('elsewhere the water is drawn in full', () => {
  const inFull = ['wide', 'nook', 'strip', 'tall'];
  expect(inFull).toContain(chosen(false, 760, 360));
  expect(inFull).toContain(chosen(false, 300, 200));
});

test('the pond is one large picture on a tablet, and where somebody only watches on a phone', () => {
  expect(chosen(false, 744, 408)).toBe('nook');
  expect(chosen(false, 796, 485), 'though cards would be larger without it').toBe('nook');
  expect(chosen(true, 375, 676)).toBe('grand');
});

test('a phone with room for it shows the water in full, its accessories beside the stall', () => {
  expect(chosen(true, 584, 423), 'a broad phone').toBe('shore');
  expect(chosen(true, 375, 290), 'while beds are watered').toBe('shore');
  expect(chosen(true, 460, 302), 'a lying phone').toBe('shore');
});
