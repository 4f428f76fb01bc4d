import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { endOf } from '../../../testkit/playthrough.ts';
import { testPlaythroughs } from '../../../testkit/playthrough-tests.ts';
import { shelf } from './playthroughs/index.ts';

const files = testPlaythroughs(shelf, new URL('playthroughs/', import.meta.url));

test('every way to end is shown: one winner, and a shared victory', () => {
  const winners = files.map(file => nth(shelf.game.outcome(endOf(shelf.game, file).state)!.places, 0).length);
  expect(winners).toContain(1);
  expect(Math.max(...winners)).toBeGreaterThan(1);
});

test('a plot is grabbed, another is lost, and a bid is taken back', () => {
  const entries = files.flatMap(file => endOf(shelf.game, file).entries);
  expect(entries.some(entry => 'takeback' in entry)).toBe(true);
  expect(files.some(file => file.includes('"grabbed"') && file.includes('"lost"'))).toBe(true);
});
